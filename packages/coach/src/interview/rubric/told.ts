import type { AnswerKind } from './rubric.ts';

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
  most: 3,
  /** Where somebody authored the points. */
  authored: { full: 60, score: 0.55, judge: 0.65, middle: 0.05, mostLift: 1 },
  /** At lines of job ads, where only the question's own words are known: saying them back tells nothing (48% of pairs in order without the judge). */
  atLine: { full: 40, score: 0.2, judge: 0.65, middle: 0.1, mostLift: 1 },
  /** How far an answer has to be about its question to be lifted beyond the middle, 0 to 1. */
  liftFrom: 0.6,
  /** Where that isn't seen: the share of the lift for each kind, and the score that it leads to at most, 0 to 1. */
  untied: {
    share: { behavioural: 1, situational: 0.8, knowledge: 0.8, case: 0.8 } as Partial<
      Record<AnswerKind, number>
    >,
    most: 0.48,
  },
  /**
   * The daily challenge, where people answer in few words. On 400 answers by four writers, each read with the weights of the others: 81% of
   * pairs in order (67% without the judge), excellent answers at 73 on average.
   */
  challenge: { full: 30, score: 0.2, judge: 0.65, middle: 0.3, mostLift: 1 },
  /** What every interviewer asks. With the challenge's weights, an answer to another question would come too near: relevance AUC .81 of .85. */
  common: { full: 30, score: 1, judge: 0.55, middle: 0.9, mostLift: 0.3 },
  /** What a common question's score is lifted where nothing shows that the answer is about it, and how far that has to show for the whole lift. */
  unsure: { share: 0.5, about: 0.5 },
  /** Whether an answer speaks of work (`reading/speaks-of-work`), in log odds: from where on a score is lifted, and wholly. 1 of 100 honest answers is below. */
  work: { none: -0.5, full: 0.5 },
  /** How far an answer is about its question where it may speak of anything: a recipe holds a word of many questions. */
  anySubject: { none: 0.3, full: 0.7 },
  /**
   * From where on what was seen is praised, and up to where is asked for what wasn't, in log odds. On five sets that readers marked, 19 of 34 praises
   * below were untrue, half true or in the wrong words and 20 of 118 above; of 23 questions above, 7 were answered already and 11 of no use, of 175 below 6 and 52.
   */
  praiseFrom: 0.5,
  askBelow: 1,
} as const;
