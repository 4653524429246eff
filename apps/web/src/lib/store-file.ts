import { documentsBucket, type ResumeFileKind, storagePathOf } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { backendErrorText } from './backend-error-text.ts';
import { supabase } from './supabase.ts';

const mimeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** A file whose kind is what its bytes say. */
export interface FileToStore {
  name: string;
  kind: Exclude<ResumeFileKind, 'text'>;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The file's name with the ending of what it really is: storage refuses a name that says another type. */
const namedByKind = ({ name, kind }: FileToStore) =>
  name.toLowerCase().endsWith(`.${kind}`) ? name : `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.${kind}`;

/** Stores a file of the user's. Returns its path. Throws with a message for the user. */
export async function storeFile(userId: string, file: FileToStore, nowMs = Date.now()): Promise<string> {
  const client = await supabase();
  const path = storagePathOf(userId, namedByKind(file), nowMs);
  const { error } = await client.storage.from(documentsBucket).upload(path, file.bytes, {
    cacheControl: '3600',
    upsert: false,
    contentType: mimeTypes[file.kind],
  });
  if (!error) return path;
  const reason = backendErrorText(error);
  throw new Error(t`Storage upload failed: ${reason}`);
}
