/** What a daily challenge can be. */
export const challengeTypes = ['multiple_choice', 'true_false', 'open_ended'] as const;
export type ChallengeType = (typeof challengeTypes)[number];

/** The options of every true-or-false challenge, in the order in which they are shown. */
export const truthOptions = ['True', 'False'] as const;

/** A score that counts as correct. */
export const perfectScore = 100;
