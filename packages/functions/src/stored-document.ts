import { documentsBucket, Refusal, type ResumeCorrection, readCorrection } from '@greenroom/domain';
import { z } from 'zod';
import type { Db } from './ports.ts';
import { rowOrNull } from './store-result.ts';

/** A resume as it is stored. */
export interface StoredDocument {
  id: string;
  name: string;
  content: string;
  correction: ResumeCorrection | null;
  correctionRevision: number;
}

/** The document as the caller may see it; null for an id that is none, and for somebody else's. */
export async function findDocument(db: Db, id: string): Promise<StoredDocument | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const columns = 'id, name, content, correction, correction_revision';
  const found = await db.from('user_documents').select(columns).eq('id', id).maybeSingle();
  const row = rowOrNull('reading the document', found);
  if (!row) return null;
  const { correction, correction_revision: correctionRevision, ...document } = row;
  return { ...document, correction: readCorrection(correction), correctionRevision };
}

/** A stored file as the caller may see it. Refuses with `not_found` where it is gone or belongs to somebody else. */
export async function downloadFile(db: Db, path: string): Promise<Uint8Array> {
  const { data, error } = await db.storage.from(documentsBucket).download(path);
  // A store that is away says nothing about the file.
  const status = error && 'status' in error ? Number(error.status) : 0;
  if (status >= 500) throw new Refusal('file_away', { retryAfterSeconds: 30 });
  if (error) throw new Refusal('file_not_found');
  return new Uint8Array(await data.arrayBuffer());
}

/** Removes a file of the caller's. One that stays behind is removed with the account. */
export async function removeFile(db: Db, path: string): Promise<void> {
  await db.storage.from(documentsBucket).remove([path]);
}
