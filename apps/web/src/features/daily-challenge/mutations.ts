import { type DailyChallenge, perfectScore } from '@greenroom/domain';
import { localDay } from '@/lib/calendar.ts';
import { databaseCodes } from '@/lib/database-codes.ts';
import { invoke } from '@/lib/functions.ts';
import { supabase } from '@/lib/supabase.ts';

export type Submission =
  | { kind: 'scored'; score: number }
  /** The answer is stored; its score could not be told yet. */
  | { kind: 'waiting' }
  /** There is an attempt already, from another tab perhaps: that one stays. */
  | { kind: 'already' }
  | { kind: 'trial-used' };

/**
 * Hands in the answer to a challenge: stored first, then counted for the streak, then scored. The server decides the
 * score. Throws where the answer could not be stored.
 */
export async function submitAnswer(
  userId: string,
  challenge: DailyChallenge,
  answer: string,
): Promise<Submission> {
  const client = await supabase();
  const { data, error } = await client
    .from('daily_challenge_attempts')
    .insert({ challenge_id: challenge.id, user_id: userId, user_answer: answer, score: null })
    .select('score')
    .single();
  if (error?.code === databaseCodes.trialUsedUp) return { kind: 'trial-used' };
  if (error?.code === databaseCodes.duplicateKey) return { kind: 'already' };
  if (error) throw error;
  await countDay(userId);
  if (data.score !== null) return { kind: 'scored', score: data.score };
  return scoreAnswer(challenge, answer);
}

/** Has a stored open answer scored; may be repeated. */
export async function scoreAnswer(challenge: DailyChallenge, answer: string): Promise<Submission> {
  try {
    const { overallScore } = await invoke('score-interview', {
      answers: [answer],
      questions: [challenge.question_text],
      isDailyChallenge: true,
    });
    return { kind: 'scored', score: Math.min(perfectScore, overallScore) };
  } catch (error) {
    console.warn('The answer is stored and not scored yet', error);
    return { kind: 'waiting' };
  }
}

async function countDay(userId: string): Promise<void> {
  const client = await supabase();
  const activity_date = localDay();
  const { error } = await client.rpc('update_user_streak', { user_id: userId, activity_date });
  if (error) console.warn('The streak was not updated', error.code);
}
