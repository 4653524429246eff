import { hardQuestions } from './content/hard-questions.ts';
import { payQuestions } from './content/pay-and-offers.ts';
import { storyQuestions } from './content/stories.ts';
import type { ChallengeQuestion } from './define.ts';

/** Every question of the daily challenge. More than a year of days. */
export const challengeBank: readonly ChallengeQuestion[] = [
  ...storyQuestions,
  ...hardQuestions,
  ...payQuestions,
];
