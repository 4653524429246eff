import {
  decodeText,
  detectFileKind,
  documentsBucket,
  fileContent,
  isOtherDocument,
  type ResumeFileKind,
  resumeFileLimitBytes,
  resumeTextMaxLength,
} from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { backendErrorText } from '@/lib/backend-error-text.ts';
import { formatCount } from '@/lib/format.ts';
import { fileRefusalTexts } from '@/lib/refusal-text.ts';
import { storeFile } from '@/lib/store-file.ts';
import { supabase } from '@/lib/supabase.ts';

/** A file or a step that was refused, in the words of its toast. */
export class UploadRefused extends Error {
  readonly title: string;

  constructor(title: string, message = '') {
    super(message);
    this.name = 'UploadRefused';
    this.title = title;
  }
}

/** What was read from a file that was picked: bytes for storage, or the text itself. */
export type CheckedFile =
  | { name: string; kind: 'text'; text: string }
  | { name: string; kind: Exclude<ResumeFileKind, 'text'>; bytes: Uint8Array<ArrayBuffer> };

/** The row of a resume that was just stored. */
export interface StoredResume {
  id: string;
  content: string;
}

/** What happens to a file, one after the other. */
export const uploadSteps = { upload: { number: 1, of: 2 }, analysis: { number: 2, of: 2 } };

const nameMaxLength = 255;
const empty = () => new UploadRefused(t`File appears to be empty`);
const wrongType = () =>
  new UploadRefused(t`Invalid file type`, t`Please upload a PDF, Word document, or text file.`);
const isTextFile = ({ type, name }: File) => type.startsWith('text/') || name.toLowerCase().endsWith('.txt');

/** Checks size, type and content. The type is what the bytes say. Throws UploadRefused. */
export async function checkFile(file: File): Promise<CheckedFile> {
  if (file.size > resumeFileLimitBytes) {
    throw new UploadRefused(t`File too large`, t`Please upload a file smaller than 10MB.`);
  }
  if (file.size === 0) throw empty();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = detectFileKind(bytes);
  if (kind === null && isOtherDocument(bytes))
    throw new UploadRefused(t`Invalid file type`, t(fileRefusalTexts.other_format));
  if (kind === null || (kind === 'text' && !isTextFile(file))) throw wrongType();
  const name = file.name.trim().slice(-nameMaxLength) || 'resume';
  return kind === 'text' ? { name, kind, text: checkText(decodeText(bytes) ?? '') } : { name, kind, bytes };
}

/** A text that can be kept: not blank, not too long. Throws UploadRefused. */
export function checkText(text: string): string {
  if (text.trim() === '') throw empty();
  if (text.length > resumeTextMaxLength) {
    const limit = formatCount(resumeTextMaxLength);
    throw new UploadRefused(
      t`Upload failed`,
      t`The text is longer than ${limit} characters. Shorten it and try again.`,
    );
  }
  return text;
}

/** Stores a checked file and its row. Where the row is refused, the file is removed again. */
export async function storeResume(
  userId: string,
  file: CheckedFile,
  nowMs = Date.now(),
): Promise<StoredResume> {
  if (file.kind === 'text') return insertRow(userId, file.name, file.text);
  const path = await storeFile(userId, file, nowMs);
  try {
    return await insertRow(userId, file.name, fileContent(file.kind, path));
  } catch (error) {
    const client = await supabase();
    await client.storage.from(documentsBucket).remove([path]);
    throw error;
  }
}

async function insertRow(userId: string, name: string, content: string): Promise<StoredResume> {
  const client = await supabase();
  const { data, error } = await client
    .from('user_documents')
    .insert({ user_id: userId, name, type: 'resume', content })
    .select('id, content')
    .single();
  if (error) {
    const reason = backendErrorText(error);
    throw new Error(t`Database error: ${reason}`);
  }
  return data;
}
