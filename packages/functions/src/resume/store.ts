import type { FileRefusalCode, ResumeAnalysis } from '@greenroom/domain';
import type { Db } from '../ports.ts';
import { rowsOf } from '../store-result.ts';

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
