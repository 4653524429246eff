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
  msg`Progress tracking, badges and the whole library of resources`,
] as const;

/** The offer of a feature, where a page has nothing more exact to say. */
export const upgradeOffers: Record<UpgradeFeature, Offer> = {
  daily_challenge: {
    text: msg`The free trial has one daily challenge. With Premium there is a new one every day.`,
    gains: premiumFeatures,
  },
  resources: { text: msg`The library of resources belongs to Premium.`, gains: premiumFeatures },
  subscription: { text: msg`Everything in Greenroom, without limits.`, gains: premiumFeatures },
  job_analyzer: { text: msg`The job analyzer belongs to Premium.`, gains: premiumFeatures },
  cover_letter: { text: msg`The cover letter generator belongs to Premium.`, gains: premiumFeatures },
  word_game: {
    text: msg`The free trial has one game of Word Scramble. With Premium you play as often as you like.`,
    gains: premiumFeatures,
  },
  interview_questions: {
    text: msg`The free trial has two mock interviews of two questions. Premium has as many as you like.`,
    gains: premiumFeatures,
  },
  resume: { text: msg`The resume tools belong to Premium.`, gains: premiumFeatures },
};
