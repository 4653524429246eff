import { InterviewTypeSchema, Refusal, reviewKinds } from '@greenroom/domain';
import { z } from 'zod';
import { StoreError } from '../answer-error.ts';
import type { Db } from '../ports.ts';
import { rowOrNull, rowsOf } from '../store-result.ts';

const StoredItem = z.object({
  id: z.uuid(),
  kind: z.enum(reviewKinds),
  question_text: z.string().nullable(),
  session_id: z.uuid().nullable(),
  point_id: z.string().nullable(),
  job_question_id: z.uuid().nullable(),
  last_answer: z.string().nullable(),
  last_score: z.number().nullable(),
});
export type StoredItem = z.infer<typeof StoredItem>;

/** An item of the caller's that is answered in words. Refuses with `not_found`. */
export async function requireQuestion(db: Db, itemId: string) {
  const columns =
    'id, kind, question_text, session_id, point_id, job_question_id, last_answer, last_score' as const;
  const found = await db.from('review_items').select(columns).eq('id', itemId).maybeSingle();
  const row = rowOrNull('reading the review', found);
  const item = row && StoredItem.parse(row);
  if (!item || item.question_text === null) throw new Refusal('question_not_found');
  return { ...item, question_text: item.question_text };
}

/** The scored tries at a question of an interview, the newest first. */
export async function findTries(db: Db, sessionId: string, questionText: string) {
  const query = db
    .from('interview_retries')
    .select('user_answer, score')
    .eq('session_id', sessionId)
    .eq('question_text', questionText)
    .not('score', 'is', null);
  return rowsOf('reading the last tries', await query.order('attempt', { ascending: false }));
}

/** The coaching question of a point that was left out. Refuses with `not_found` where the mark was taken back. */
export async function requireAsk(db: Db, sessionId: string, questionText: string, pointId: string) {
  const query = db.from('interview_marks').select('ask').eq('session_id', sessionId);
  const found = await query.eq('question_text', questionText).eq('point_id', pointId).maybeSingle();
  const mark = rowOrNull('reading the mark', found);
  if (!mark) throw new Refusal('question_not_found');
  return mark.ask;
}

const LikelyQuestion = z.object({
  ideal_answer: z.string(),
  reason_kind: z.string(),
  reason_line: z.string(),
  jobs: z.object({ title: z.string() }),
});

/** What a likely question is scored by. Refuses with `not_found` where its job is gone. */
export async function requireLikely(db: Db, jobQuestionId: string) {
  const found = await db
    .from('job_questions')
    .select('ideal_answer, reason_kind, reason_line, jobs (title)')
    .eq('id', jobQuestionId)
    .maybeSingle();
  const row = rowOrNull("reading the job's question", found);
  if (!row) throw new Refusal('question_not_found');
  const { ideal_answer, reason_kind, reason_line, jobs } = LikelyQuestion.parse(row);
  return {
    idealAnswer: ideal_answer,
    adLine: reason_kind === 'ad' ? reason_line : undefined,
    jobRole: jobs.title,
    interviewType: InterviewTypeSchema.parse('mixed'),
  };
}

/** Keeps an answer that no interview holds. */
export async function saveAnswer(
  serviceDb: Db,
  at: { userId: string; itemId: string },
  answer: string,
  score: number,
): Promise<void> {
  const { error } = await serviceDb.rpc('save_review_answer', {
    p_user_id: at.userId,
    p_item_id: at.itemId,
    p_answer: answer,
    p_score: score,
  });
  if (error) throw new StoreError('save_review_answer', error.code);
}
