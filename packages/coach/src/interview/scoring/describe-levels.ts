import { type AnswerScore, type Dimension, type DimensionResult, say, type Worded } from '@greenroom/domain';
import { countedPoints } from '../matching/match-points.ts';
import type { AnswerReading } from '../matching/read-answer.ts';
import { saidOf } from '../message-of.ts';
import { topic } from '../rubric/calibration.ts';
import { levelFloors } from '../rubric/rubric.ts';
import { type LiftParts, liftsOf } from './lift.ts';
import type { DimensionScores } from './receipt.ts';

/**
 * Share of the question's telling words from which on we don't say that we couldn't connect an answer to it. Of 324 real answers to
 * their own question 6% are told so (at .5 it was 14%), of as many answers to another question 44% (61%).
 */
const aboutIt = 0.25;

/** Whether the answer could be tied to its question. */
export const isTied = ({ isAuthored, isCommon, matches, relevance }: AnswerReading): boolean =>
  relevance.value >= aboutIt || ((isAuthored || isCommon) && matches.topic >= topic.sure);

function storyText({ story }: AnswerReading): Worded {
  const told = {
    situation: story.situation ? 1 : 0,
    actions: story.actions > 0 ? 1 : 0,
    result: story.result ? (story.isMeasured ? 2 : 1) : 0,
  };
  return told.situation + told.actions + told.result === 0
    ? say('story_wanted')
    : say('story_recognized', told);
}

/** What was recognized for a dimension, as counts: never a claim about what isn't there. */
const measured: Record<Dimension, (reading: AnswerReading) => Worded> = {
  technical_accuracy: (reading) => {
    const { overlap, matches } = reading;
    if (overlap) return say('in_common', { percent: Math.round(overlap.value * 100) });
    const found = countedPoints(matches);
    if (found === 0 || !isTied(reading)) return say('answered_in', { words: reading.given.tokens.length });
    return say('things_recognized', { found, all: matches.points.length });
  },
  problem_solving: ({ wording, story }) => {
    const steps = Math.round(Math.max(wording.method.count, story.actions));
    const reasons = wording.reasons.distinct;
    return steps + reasons === 0 ? say('steps_wanted') : say('steps_recognized', { steps, reasons });
  },
  communication_clarity: ({ given: { tokens, sentences }, shown: { isSpoken } }) => {
    const words = tokens.length;
    if (isSpoken || sentences.length === 0) return say('word_count', { words });
    return say('words_a_sentence', { words, each: Math.round(words / sentences.length) });
  },
  relevant_experience: storyText,
  cultural_fit: ({ story }) => say('i_and_we', { own: story.singular, team: story.plural }),
};

const levelOf = (score: number) => levelFloors.findLastIndex((floor) => score >= floor) + 1;

function describe(
  dimension: Dimension,
  score: number,
  reading: AnswerReading | undefined,
  lifts: Record<Dimension, Worded | undefined> | undefined,
): DimensionResult {
  const level = levelOf(score);
  const { text, said } = reading ? measured[dimension](reading) : say('written_level', { dimension, level });
  const lift = lifts ? lifts[dimension] : say('written_lift', { dimension, level });
  const isTop = level === levelFloors.length;
  return { score, level, levelText: text, levelSaid: said, ...liftTexts(isTop ? undefined : lift) };
}

/** What would lift an area, with its parts by code; null for nothing. */
export const liftTexts = (lift: Worded | undefined): Pick<DimensionResult, 'lift' | 'liftSaid'> =>
  lift ? { lift: lift.text, liftSaid: saidOf(lift) } : { lift: null };

/**
 * The level of each dimension with its words. With a reading they say what was recognized and ask for what costs most, so they
 * agree with everything else the report shows; without one (a model judged) they are the rubric's written levels.
 */
export function describeLevels(scores: DimensionScores, parts?: LiftParts): AnswerScore['dimensions'] {
  const lifts = parts && liftsOf(parts);
  const of = (dimension: Dimension) => describe(dimension, scores[dimension], parts?.reading, lifts);
  return {
    technical_accuracy: of('technical_accuracy'),
    problem_solving: of('problem_solving'),
    communication_clarity: of('communication_clarity'),
    relevant_experience: of('relevant_experience'),
    cultural_fit: of('cultural_fit'),
  };
}
