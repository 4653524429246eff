import { applicationQuestions } from './content/applications.ts';
import { askingQuestions } from './content/asking-and-following-up.ts';
import { caseQuestions } from './content/cases-and-first-weeks.ts';
import { hardQuestions } from './content/hard-questions.ts';
import { payQuestions } from './content/pay-and-offers.ts';
import { preparationQuestions } from './content/remote-and-preparation.ts';
import { rightsQuestions } from './content/rights-and-fairness.ts';
import { storyQuestions } from './content/stories.ts';
import type { ChallengeQuestion } from './define.ts';

/** Every question of the daily challenge. More than a year of days. */
export const challengeBank: readonly ChallengeQuestion[] = [
  ...storyQuestions,
  ...hardQuestions,
  ...payQuestions,
  ...applicationQuestions,
  ...askingQuestions,
  ...rightsQuestions,
  ...preparationQuestions,
  ...caseQuestions,
];
