import {
  decodeText,
  detectFileKind,
  type FileRefusalCode,
  isOtherDocument,
  resumeFileLimitBytes,
} from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { invoke } from '@/lib/functions.ts';
import { storeFile } from '@/lib/store-file.ts';

const pasteInstead: MessageDescriptor = msg`We can read PDF, Word and text files. Open the file, copy the ad and paste it here.`;
const tooLong: MessageDescriptor = msg`This file is too long for a job ad. Copy just the ad and paste it here.`;

/** Why a file can't be read as an ad, and what to do. */
const problems: Record<FileRefusalCode, MessageDescriptor> = {
  empty: msg`This file is empty. Copy the ad and paste it here.`,
  wrong_type: pasteInstead,
  other_format: pasteInstead,
  too_large: msg`That file is larger than 10 MB. Copy the ad and paste it here.`,
  encrypted: msg`This file has a password. Save a copy without it, or paste the ad here.`,
  broken: msg`This file is damaged. Save it again, or paste the ad here.`,
  scanned: msg`This PDF is a picture of the ad, so there's no text to read. Paste the ad from its web page.`,
  too_complex: tooLong,
  too_many_pages: tooLong,
};

export type AdFileReading = { text: string; problem: '' } | { text: null; problem: string };
const refused = (code: FileRefusalCode): AdFileReading => ({ text: null, problem: t(problems[code]) });
const readText = (text: string | null): AdFileReading =>
  text === null || text.trim() === '' ? refused('empty') : { text, problem: '' };

/** The text of a file with an ad, or what to do about it. A text is read on the device; PDF and Word go to the server, which keeps nothing. */
export async function readAdFile(userId: string, file: File): Promise<AdFileReading> {
  if (file.size > resumeFileLimitBytes) return refused('too_large');
  if (file.size === 0) return refused('empty');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = detectFileKind(bytes);
  if (kind === null) return refused(isOtherDocument(bytes) ? 'other_format' : 'wrong_type');
  if (kind === 'text') return readText(decodeText(bytes));
  try {
    const path = await storeFile(userId, { name: 'job-ad', kind, bytes });
    const { text, refusal } = await invoke('read-ad-file', { path });
    return refusal ? refused(refusal) : readText(text);
  } catch (error) {
    console.warn('The file of the ad was not read', error);
    return { text: null, problem: t`We couldn't read the file just now. Try again, or paste the ad here.` };
  }
}
