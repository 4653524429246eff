import { utcDay } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { findChallenge, saveChallenge } from './store.ts';

/**
 * The challenge of the present UTC day: written ahead where a model is set up (`prepareChallenges`), else the bank's, stored by
 * the first call of the day, from whichever process. Answers
 * what the caller may see of it: correct answer and explanation are null until their attempt.
 */
export const generateDailyChallenge = defineFunction('generate-daily-challenge', {
  access: 'user',
  elevated: 'the challenge of a day is written by the server side only',
  async run({ callerDb, serviceDb, coach, now }) {
    const today = utcDay(now());
    const stored = await findChallenge(callerDb, today);
    if (stored) return { success: true as const, challenge: stored };
    await saveChallenge(serviceDb, await coach.challengeFor(today));
    const challenge = await findChallenge(callerDb, today);
    if (!challenge) throw new Error('The challenge of the day was not stored');
    return { success: true as const, challenge };
  },
});
