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

/**
 * How a score moves with how well the answer tells (`reading/telling`), in log odds. Chosen on 11 writers' answers, each read with the weights of the
 * others: 80.5% of pairs of levels in order, 74.9% before. A lower `liftFrom` (.3) orders .5 more of 100 pairs and brings 9.6% instead of 8.4% of
 * good answers to another question to 50.
 */
export const telling = {
  /** Words from which on it counts, and counts wholly. */
  none: 10,
  full: 60,
  /** What the score's own log odds count, the judge's, and what is added: middling answers stay in the middle. */
  score: 0.35,
  judge: 0.65,
  middle: 0.2,
  /** How far an answer has to be about its question for its score to be lifted, 0 to 1. */
  liftFrom: 0.6,
  /** The most that a score is lifted, 0 to 1. Words alone can be framed: .2 leaves a frame of labels at 64, and orders .5 more of 100 pairs. */
  mostLift: 0.15,
  /** The most that the judge lifts or lowers, in log odds. */
  most: 2,
} as const;
