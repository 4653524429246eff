import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What led somebody to the offer: the feature keys of the specification, and the two pages that have their own. */
export type UpgradeFeature =
  | 'daily_challenge'
  | 'resources'
  | 'subscription'
  | 'job_analyzer'
  | 'cover_letter'
  | 'word_game'
  | 'interview_questions'
  | 'resume';

interface Offer {
  /** What of the trial is used or locked, in one sentence. */
  text: MessageDescriptor;
  /** What Premium adds. */
  gains: readonly MessageDescriptor[];
}

/** Everything that Premium holds, as the plan lists it. */
export const premiumFeatures = [
  msg`Unlimited mock interviews, by voice or by text`,
  msg`Every daily challenge and word game`,
  msg`Resume analysis, job analyzer and cover letter`,
  msg`Progress tracking, badges and the full resource library`,
] as const;

/** The offer of a feature, where a page has nothing more exact to say. */
export const upgradeOffers: Record<UpgradeFeature, Offer> = {
  daily_challenge: {
    text: msg`Your free trial includes one daily challenge. Premium has a new one every day.`,
    gains: premiumFeatures,
  },
  resources: { text: msg`The resource library is part of Premium.`, gains: premiumFeatures },
  subscription: { text: msg`Everything in Greenroom, without limits.`, gains: premiumFeatures },
  job_analyzer: { text: msg`The job analyzer is part of Premium.`, gains: premiumFeatures },
  cover_letter: { text: msg`The cover letter generator is part of Premium.`, gains: premiumFeatures },
  word_game: {
    text: msg`Your free trial includes one game of Word Scramble. With Premium, play as often as you like.`,
    gains: premiumFeatures,
  },
  interview_questions: {
    text: msg`Your free trial includes two mock interviews with two questions each. Premium has no limit.`,
    gains: premiumFeatures,
  },
  resume: { text: msg`The resume tools are part of Premium.`, gains: premiumFeatures },
};
