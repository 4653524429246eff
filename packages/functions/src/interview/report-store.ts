import { type AnswerChange, AnswerScore, DictatedWords } from '@greenroom/domain';
import { z } from 'zod';
import type { Db } from '../ports.ts';
import { rowOrNull, rowsOf } from '../store-result.ts';

/** One answer of the caller's interview as it was scored, or null where the question was not part of it. */
export async function findScoredAnswer(db: Db, sessionId: string, questionText: string) {
  const query = db
    .from('interview_answers')
    .select(
      'question_text, user_answer, ideal_answer, feedback, asked:interview_questions(kind, level, reason, points)',
    )
    .eq('session_id', sessionId)
    .eq('question_text', questionText);
  const row = rowOrNull('reading the scored answer', await query.maybeSingle());
  return row && { ...row, score: AnswerScore.safeParse(row.feedback).data ?? null };
}

/** How often the caller has tried a question again. */
export async function countRetries(db: Db, sessionId: string, questionText: string): Promise<number> {
  const query = db.from('interview_retries').select('attempt').eq('session_id', sessionId);
  return rowsOf('counting the attempts', await query.eq('question_text', questionText)).length;
}

const StoredRetry = z.object({
  id: z.uuid(),
  question_text: z.string(),
  attempt: z.number(),
  user_answer: z.string(),
  score: z.number().nullable(),
  feedback: z.unknown(),
  comparison: z.unknown(),
});
export type StoredRetry = z.infer<typeof StoredRetry>;

/** Stores an attempt as it is, before anything is scored. The last attempt's text sent again is that attempt. */
export async function storeRetry(
  serviceDb: Db,
  retry: { userId: string; sessionId: string; questionText: string; answer: string },
): Promise<StoredRetry> {
  const stored = await serviceDb.rpc('store_interview_retry', {
    p_user_id: retry.userId,
    p_session_id: retry.sessionId,
    p_question_text: retry.questionText,
    p_user_answer: retry.answer,
  });
  return StoredRetry.parse(rowsOf('store_interview_retry', stored));
}

/** Scores a stored attempt once; answers what is stored then. */
export async function scoreRetry(
  serviceDb: Db,
  retryId: string,
  score: AnswerScore,
  comparison: AnswerChange,
): Promise<StoredRetry> {
  const scored = await serviceDb.rpc('score_interview_retry', {
    p_id: retryId,
    p_feedback: score,
    p_comparison: comparison,
  });
  return StoredRetry.parse(rowsOf('score_interview_retry', scored));
}

/** The words of the dictated answers of an interview with their times, by question. */
export async function findDictations(db: Db, sessionId: string): Promise<Map<string, DictatedWords>> {
  const query = db.from('interview_answers').select('question_text, delivery').eq('session_id', sessionId);
  const rows = rowsOf('reading the dictations', await query.not('delivery', 'is', null));
  return new Map(
    rows.flatMap(({ question_text, delivery }) => {
      // What a client stored: words that don't fit the shape are not measured.
      const read = DictatedWords.safeParse(delivery);
      return read.success && read.data.words.length > 0 ? [[question_text, read.data] as const] : [];
    }),
  );
}
