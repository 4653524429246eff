import { decodeText, detectFileKind, resumeFileLimitBytes } from '@greenroom/domain';
import { t } from '@lingui/core/macro';

/** The text of a file with an ad, or what to do about it. Read on the device: nothing is sent. */
export async function readAdFile(
  file: File,
): Promise<{ text: string; problem: '' } | { text: null; problem: string }> {
  const refused = (problem: string) => ({ text: null, problem });
  if (file.size > resumeFileLimitBytes)
    return refused(t`That file is too large. Copy the ad and paste it here.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = detectFileKind(bytes) === 'text' ? decodeText(bytes) : null;
  if (text === null || text.trim() === '') {
    return refused(t`We can only read text files here. Open the file, copy the ad and paste it.`);
  }
  return { text, problem: '' };
}
