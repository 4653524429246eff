/**
 * What a review is made of: an answer under 60, a point the user left out, a likely question of the next job, a story, a word of
 * the game.
 */
export const reviewKinds = ['answer', 'left-out', 'likely', 'story', 'term'] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** How a review went, from the worst to the best; the database stores the place in this list, from 1. */
export const reviewRatings = ['again', 'hard', 'good', 'easy'] as const;
export type ReviewRating = (typeof reviewRatings)[number];

/** What one review takes. */
export const reviewSeconds: Readonly<Record<ReviewKind, number>> = {
  answer: 100,
  likely: 100,
  story: 90,
  'left-out': 50,
  term: 15,
};

/** The most review time of a day. */
export const dailyReviewSeconds = 300;

/** Below it an answer of an interview is reviewed; the database has the same number. */
export const weakScore = 60;

/** The most ratings in one request. */
export const ratingsPerRequest = 100;
