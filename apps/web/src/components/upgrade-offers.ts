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
  text: string;
  /** What Premium adds. */
  gains: readonly string[];
}

/** Everything that Premium holds, as the plan lists it. */
export const premiumFeatures = [
  'Unlimited mock interviews, by voice or by text',
  'Every daily challenge and word game',
  'Resume analysis, job analyzer and cover letter',
  'Progress tracking, badges and the whole library of resources',
] as const;

/** The offer of a feature, where a page has nothing more exact to say. */
export const upgradeOffers: Record<UpgradeFeature, Offer> = {
  daily_challenge: {
    text: 'The free trial has one daily challenge. With Premium there is a new one every day.',
    gains: premiumFeatures,
  },
  resources: { text: 'The library of resources belongs to Premium.', gains: premiumFeatures },
  subscription: { text: 'Everything in Greenroom, without limits.', gains: premiumFeatures },
  job_analyzer: { text: 'The job analyzer belongs to Premium.', gains: premiumFeatures },
  cover_letter: { text: 'The cover letter generator belongs to Premium.', gains: premiumFeatures },
  word_game: {
    text: 'The free trial has one game of Word Scramble. With Premium you play as often as you like.',
    gains: premiumFeatures,
  },
  interview_questions: {
    text: 'The free trial has two mock interviews of two questions. Premium has as many as you like.',
    gains: premiumFeatures,
  },
  resume: { text: 'The resume tools belong to Premium.', gains: premiumFeatures },
};
