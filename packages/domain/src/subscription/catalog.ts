/** The free trial's features and limits, and what Premium costs. The numbers are the specification's. */
export const featureTypes = ['interview_questions', 'daily_challenge', 'word_game'] as const;
export type FeatureType = (typeof featureTypes)[number];
export const trialLimits: Record<FeatureType, number> = {
  interview_questions: 2,
  daily_challenge: 1,
  word_game: 1,
};
export const premiumPriceUsdPerMonth = 5;
