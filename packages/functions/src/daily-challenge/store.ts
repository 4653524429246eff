import type { Coach } from '@greenroom/coach';
import { AnswerScore, ChallengeTypeSchema, DailyChallenge } from '@greenroom/domain';
import { z } from 'zod';
import type { Db } from '../ports.ts';
import { rowOrNull, rowsOf } from '../store-result.ts';

type Challenge = Awaited<ReturnType<Coach['challengeFor']>>;

const columns =
  'id, challenge_date, question_text, question_type, options, correct_answer, explanation, difficulty, engine';

/** The challenge of a date as the caller may see it: without the answer before the attempt. Null where there is none. */
export async function findChallenge(db: Db, date: string): Promise<DailyChallenge | null> {
  const found = await db.from('daily_challenges').select(columns).eq('challenge_date', date).maybeSingle();
  const row = rowOrNull('reading the challenge', found);
  return row === null ? null : DailyChallenge.parse(row);
}

/** The newest challenge with exactly this question; null where the caller sees none. */
export async function findChallengeByQuestion(db: Db, question: string): Promise<string | null> {
  const query = db.from('daily_challenges').select('id').eq('question_text', question);
  const found = await query.order('challenge_date', { ascending: false }).limit(1);
  return rowsOf('reading the challenge', found)[0]?.id ?? null;
}

/** Stores the challenge of its date unless one is stored already. `serviceDb`, because clients may not write it. */
export async function saveChallenge(serviceDb: Db, challenge: Challenge): Promise<void> {
  const p_challenge = { ...challenge };
  rowsOf('save_daily_challenge', await serviceDb.rpc('save_daily_challenge', { p_challenge }));
}

const Bound = z.object({
  challenge: z.object({
    question_text: z.string(),
    question_type: ChallengeTypeSchema,
    correct_answer: z.string().nullable(),
  }),
  user_answer: z.string(),
  score: z.number().int().nullable(),
  feedback: AnswerScore.nullable(),
});

interface Answered {
  userId: string;
  challengeId: string;
}

/** Takes the answer, unless one was taken before; resolves to the one that counts, scored or not yet. */
export async function bindAnswer(serviceDb: Db, { userId, challengeId }: Answered, answer: string) {
  const bound = await serviceDb.rpc('bind_daily_challenge_answer', {
    p_user_id: userId,
    p_challenge_id: challengeId,
    p_answer: answer,
  });
  return Bound.parse(rowsOf('bind_daily_challenge_answer', bound));
}

/** Stores the score of the answer that counts, unless it has one; resolves to the score that is stored then. */
export async function saveScore(
  serviceDb: Db,
  { userId, challengeId }: Answered,
  answer: string,
  score: { overall: number; feedback: AnswerScore | null },
): Promise<number> {
  const saved = await serviceDb.rpc('save_daily_challenge_score', {
    p_user_id: userId,
    p_challenge_id: challengeId,
    p_answer: answer,
    p_score: score.overall,
    p_feedback: score.feedback,
  });
  return z.number().int().parse(rowsOf('save_daily_challenge_score', saved));
}
