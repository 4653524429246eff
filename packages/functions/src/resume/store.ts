import {
  documentsBucket,
  type FileRefusalCode,
  Refusal,
  type ResumeAnalysis,
  type ResumeCorrection,
  readCorrection,
} from '@greenroom/domain';
import { z } from 'zod';
import type { Db } from '../ports.ts';
import { rowOrNull, rowsOf } from '../store-result.ts';

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

/** What the database takes; a longer analysis is answered and not kept. */
const analysisMaxBytes = 950_000;

/**
 * Keeps an analysis with its document, unless it is too large to be kept. `serviceDb`, because clients may not write
 * it. Answers whether it is kept.
 */
export async function saveAnalysis(
  serviceDb: Db,
  documentId: string,
  analysis: ResumeAnalysis & { jobRole: string; analyzedAt: string; correctionRevision: number },
): Promise<boolean> {
  if (new TextEncoder().encode(JSON.stringify(analysis)).length > analysisMaxBytes) return false;
  const saved = await serviceDb
    .from('user_documents')
    // What the coach answers is JSON; its type does not say so.
    .update({ analysis: JSON.parse(JSON.stringify(analysis)), refusal: null })
    .eq('id', documentId)
    .select('id');
  return rowsOf('saving the analysis', saved).length > 0;
}

/** Remembers with a document why its file can't be read. `serviceDb`, because clients may not write it. */
export async function saveRefusal(serviceDb: Db, documentId: string, code: FileRefusalCode): Promise<void> {
  const saved = await serviceDb
    .from('user_documents')
    .update({ refusal: code })
    .eq('id', documentId)
    .select('id');
  rowsOf('saving why a file is refused', saved);
}
