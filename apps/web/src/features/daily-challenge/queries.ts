import { type DailyChallenge, readOptions } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { accessQuery } from '@/lib/access.ts';
import { invoke } from '@/lib/functions.ts';
import { supabase } from '@/lib/supabase.ts';
import type { Streak } from './model.ts';

/** The user's one answer to a challenge. `score` is null while an open answer waits to be scored. */
export interface Attempt {
  user_answer: string;
  score: number | null;
  feedback: unknown;
}

/** Which step to today's challenge failed. */
export class ChallengeError extends Error {
  readonly step: 'load' | 'generate';

  constructor(step: 'load' | 'generate', cause: unknown) {
    super(`Failed to ${step} the daily challenge`, { cause });
    this.name = 'ChallengeError';
    this.step = step;
  }
}

const columns =
  'id, challenge_date, question_text, question_type, options, correct_answer, explanation, difficulty, engine';

async function findChallenge(date: string, signal: AbortSignal): Promise<DailyChallenge | null> {
  const client = await supabase();
  const { data } = await client
    .from('daily_challenges')
    .select(columns)
    .eq('challenge_date', date)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return data ? ({ ...data, options: readOptions(data.options) } as DailyChallenge) : null;
}

/** The challenge of a UTC day (yyyy-mm-dd), generated where there is none yet. Rejects with a ChallengeError. */
export const challengeQuery = (userId: string, date: string) =>
  queryOptions({
    queryKey: ['daily-challenge', userId, date],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<DailyChallenge> => {
      const stored = await findChallenge(date, signal).catch((error: unknown) => {
        throw new ChallengeError('load', error);
      });
      if (stored) return stored;
      const made = await invoke('generate-daily-challenge', { requestSource: 'frontend' }, { signal }).catch(
        (error: unknown) => {
          throw new ChallengeError('generate', error);
        },
      );
      if (!made.success) throw new ChallengeError('generate', made);
      return made.challenge;
    },
  });

/** The user's attempt at a challenge, or null. */
export const attemptQuery = (userId: string, challengeId: string) =>
  queryOptions({
    queryKey: ['daily-challenge-attempt', userId, challengeId],
    queryFn: async ({ signal }): Promise<Attempt | null> => {
      const client = await supabase();
      const { data } = await client
        .from('daily_challenge_attempts')
        .select('user_answer, score, feedback')
        .eq('challenge_id', challengeId)
        .eq('user_id', userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data;
    },
  });

/** The user's days in a row. */
export const challengeStreakQuery = (userId: string) =>
  queryOptions({
    queryKey: ['challenge-streak', userId],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Streak | null> => {
      const client = await supabase();
      const { data } = await client
        .from('user_streaks')
        .select('current_streak, last_activity_date')
        .eq('user_id', userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data;
    },
  });

/** Whether the user may take a challenge, and on which plan. */
export const challengeAccessQuery = (userId: string) =>
  queryOptions({ ...accessQuery(userId, 'daily_challenge'), staleTime: 0 });
