import type { Coach } from '@greenroom/coach';
import { utcDay } from '@greenroom/domain';
import type { Db } from '../ports.ts';
import { findChallenge, findChallengeByQuestion, saveChallenge } from './store.ts';

const dayMs = 86_400_000;

export interface PrepareChallenges {
  serviceDb: Db;
  /** The host's own: no user's budget pays for what everybody gets. */
  coach: Pick<Coach, 'challengeFor'>;
  /** Milliseconds since 1970. */
  now: number;
  /** Nothing is stored once this says so. */
  isOver: () => boolean;
}

/**
 * Has the model write the challenges of the present UTC day and the next that nobody has made yet, and stores them. Where the
 * model fails nothing is stored: a later try may do better, and whoever comes first gets the bank's. Answers how many.
 */
export async function prepareChallenges({
  serviceDb,
  coach,
  now,
  isOver,
}: PrepareChallenges): Promise<number> {
  let stored = 0;
  for (const date of [utcDay(now), utcDay(now + dayMs)]) {
    if (await findChallenge(serviceDb, date)) continue;
    const challenge = await coach.challengeFor(date);
    if (isOver()) return stored;
    if (challenge.engine?.kind !== 'model') continue;
    // Answers find their challenge by its question, so no two days may ask the same.
    if (await findChallengeByQuestion(serviceDb, challenge.question_text)) continue;
    await saveChallenge(serviceDb, challenge);
    stored += 1;
  }
  return stored;
}
