/** The weights and thresholds of how much an answer tells, with their units and what they earn; the others are in `calibration.ts`. */

/**
 * How concrete an answer is, 0 to 1: a logistic model over shares of its words, fitted on 80 answers of equal length at four
 * levels. On 80 others by the same writer, excellent and good ones are above weak ones in all pairs, above middling ones in 95%.
 */
export const concreteness = {
  bias: 1,
  /** Share of numbers and times, up to `mostSpecifics`: a list of figures tells no more. */
  specifics: 50,
  mostSpecifics: 0.12,
  /** Share of words that hold for everybody. */
  generalities: 45,
  /** The fewest words that an answer counts as having: a number in a short sentence is no story. */
  leastWords: 30,
} as const;

/** How a score moves with how well the answer tells (`reading/telling`), in log odds. */
export interface TellingWeights {
  /** Words from which on it counts wholly. */
  full: number;
  /** What the score's own log odds count, the judge's, and what is added: middling answers stay in the middle. */
  score: number;
  judge: number;
  middle: number;
  /** The most that a score is lifted, 0 to 1. */
  mostLift: number;
}

export const telling = {
  /** Words from which on it counts. */
  none: 10,
  /** The most that the judge lifts or lowers, in log odds. */
  most: 2,
  /**
   * Where somebody authored the points: chosen on 11 writers' answers, each read with the weights of the others: 80.5% of pairs of levels in
   * order, 74.9% before. Words alone can be framed: a lift of .2 leaves a frame of labels at 64, and orders .5 more of 100 pairs.
   */
  authored: { full: 60, score: 0.35, judge: 0.65, middle: 0.25, mostLift: 0.15 },
  /**
   * How far an answer has to be about its question for its score to be lifted, 0 to 1. A lower one (.3) orders .5 more of 100 pairs and brings
   * 9.6% instead of 8.4% of good answers to another question to 50.
   */
  liftFrom: 0.6,
  /**
   * The daily challenge, where people answer in few words. On 400 answers by four writers, each read with the weights of the others: 81% of
   * pairs in order (67% without the judge), excellent answers at 73 on average.
   */
  challenge: { full: 30, score: 0.2, judge: 0.65, middle: 0.3, mostLift: 1 },
  /** What every interviewer asks. With the challenge's weights, an answer to another question would come too near: relevance AUC .81 of .85. */
  common: { full: 30, score: 1, judge: 0.75, middle: 1, mostLift: 0.3 },
  /** What a common question's score is lifted where nothing shows that the answer is about it, and how far that has to show for the whole lift. */
  unsure: { share: 0.5, about: 0.5 },
  /** Whether an answer speaks of work (`reading/speaks-of-work`), in log odds: from where on a score is lifted, and wholly. 1 of 100 honest answers is below. */
  work: { none: -0.5, full: 0.5 },
} as const satisfies Record<string, number | Record<string, number>>;
