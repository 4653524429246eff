import type { AnswerScore, Dimension, DimensionResult } from '@greenroom/domain';
import { countedPoints } from '../matching/match-points.ts';
import type { AnswerReading } from '../matching/read-answer.ts';
import { topic } from '../rubric/calibration.ts';
import { levelFloors, levelTexts, liftTexts } from '../rubric/rubric.ts';
import { type LiftParts, liftsOf } from './lift.ts';
import type { DimensionScores } from './receipt.ts';

const plural = (amount: number, one: string, many = `${one}s`) => `${amount} ${amount === 1 ? one : many}`;

/**
 * Share of the question's telling words from which on we don't say that we couldn't connect an answer to it. Of 324 real answers to
 * their own question 6% are told so (at .5 it was 14%), of as many answers to another question 44% (61%).
 */
const aboutIt = 0.25;

/** Whether the answer could be tied to its question. */
export const isTied = ({ isAuthored, isCommon, matches, relevance }: AnswerReading): boolean =>
  relevance.value >= aboutIt || ((isAuthored || isCommon) && matches.topic >= topic.sure);

function storyText({ story }: AnswerReading): string {
  const parts = [
    story.situation && 'a situation',
    story.actions > 0 && 'your own actions',
    story.result && (story.isMeasured ? 'a result in numbers' : 'a result'),
  ].filter((part) => typeof part === 'string');
  return recognized(parts) || 'Examples and numbers count here.';
}

/** What was recognized in one sentence; empty for nothing. */
function recognized(parts: readonly string[]): string {
  const last = parts.at(-1);
  const others = parts.slice(0, -1).join(', ');
  return last ? `We recognized ${others ? `${others} and ` : ''}${last}.` : '';
}

/** What was recognized for a dimension, as counts: never a claim about what isn't there. */
const measured: Record<Dimension, (reading: AnswerReading) => string> = {
  technical_accuracy: (reading) => {
    const { overlap, matches } = reading;
    if (overlap)
      return `You have about ${Math.round(overlap.value * 100)}% in common with the sample answer.`;
    const all = matches.points.length;
    const counted = countedPoints(matches);
    if (counted === 0 || !isTied(reading))
      return `You answered in ${plural(reading.given.tokens.length, 'word')}.`;
    return `We recognized ${counted} of ${all} things an interviewer listens for.`;
  },
  problem_solving: ({ wording, story }) => {
    const steps = Math.round(Math.max(wording.method.count, story.actions));
    const reasons = wording.reasons.distinct;
    const parts = [
      steps > 0 && plural(steps, 'step'),
      reasons > 0 && plural(reasons, 'reason or choice', 'reasons or choices'),
    ].filter((part) => typeof part === 'string');
    return recognized(parts) || 'Steps and reasons count here.';
  },
  communication_clarity: ({ given: { tokens, sentences }, shown: { isSpoken } }) => {
    const words = plural(tokens.length, 'word');
    if (isSpoken || sentences.length === 0) return `${words}.`;
    return `${words}, about ${Math.round(tokens.length / sentences.length)} per sentence.`;
  },
  relevant_experience: storyText,
  cultural_fit: ({ story }) =>
    `You say "I" or "my" ${plural(story.singular, 'time')}, and "we" or "our" ${plural(story.plural, 'time')}.`,
};

const levelOf = (score: number) => levelFloors.findLastIndex((floor) => score >= floor) + 1;

function describe(
  dimension: Dimension,
  score: number,
  reading: AnswerReading | undefined,
  lift: string | null,
): DimensionResult {
  const level = levelOf(score);
  return {
    score,
    level,
    levelText: reading ? measured[dimension](reading) : (levelTexts[dimension][level - 1] ?? ''),
    lift: level === levelFloors.length ? null : lift,
  };
}

/**
 * The level of each dimension with its words. With a reading they say what was recognized and ask for what costs most, so they
 * agree with everything else the report shows; without one (a model judged) they are the rubric's written levels.
 */
export function describeLevels(scores: DimensionScores, parts?: LiftParts): AnswerScore['dimensions'] {
  const lifts = parts && liftsOf(parts);
  const liftOf = (dimension: Dimension) =>
    lifts ? lifts[dimension] || null : (liftTexts[dimension][levelOf(scores[dimension]) - 1] ?? null);
  const of = (dimension: Dimension) =>
    describe(dimension, scores[dimension], parts?.reading, liftOf(dimension));
  return {
    technical_accuracy: of('technical_accuracy'),
    problem_solving: of('problem_solving'),
    communication_clarity: of('communication_clarity'),
    relevant_experience: of('relevant_experience'),
    cultural_fit: of('cultural_fit'),
  };
}
