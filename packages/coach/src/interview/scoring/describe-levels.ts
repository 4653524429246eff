import type { AnswerScore, Dimension, DimensionResult } from '@greenroom/domain';
import { countedPoints } from '../matching/match-points.ts';
import type { AnswerReading } from '../matching/read-answer.ts';
import { levelFloors, levelTexts, liftTexts } from '../rubric/rubric.ts';
import type { DimensionScores } from './receipt.ts';

const plural = (amount: number, one: string) => `${amount} ${one}${amount === 1 ? '' : 's'}`;

function storyText({ story }: AnswerReading): string {
  const parts = [
    story.situation && 'a situation',
    story.actions > 0 && 'your own actions',
    story.result && (story.isMeasured ? 'a result in numbers' : 'a result'),
  ].filter((part) => typeof part === 'string');
  if (parts.length === 0) return 'This is general so far. A real example would help.';
  const last = parts.pop();
  return `We recognized ${parts.length > 0 ? `${parts.join(', ')} and ` : ''}${last}.`;
}

/** What was recognized for a dimension, as counts: never a claim about what isn't there. */
const measured: Record<Dimension, (reading: AnswerReading) => string> = {
  technical_accuracy: (reading) => {
    const { overlap, matches } = reading;
    if (overlap)
      return `You have about ${Math.round(overlap.value * 100)}% in common with the sample answer.`;
    const all = matches.points.length;
    if (all === 0) return `You answered in ${plural(reading.wording.words, 'word')}.`;
    return `We recognized ${countedPoints(reading.matches)} of ${all} things an interviewer listens for.`;
  },
  problem_solving: ({ wording, story }) => {
    const steps = Math.round(Math.max(wording.method.count, story.actions));
    return `We recognized ${plural(steps, 'step')} and ${plural(wording.reasons.distinct, 'reason')}.`;
  },
  communication_clarity: ({ given: { tokens, sentences }, isSpoken }) => {
    const words = plural(tokens.length, 'word');
    if (isSpoken || sentences.length === 0) return `${words}.`;
    return `${words}, about ${Math.round(tokens.length / sentences.length)} per sentence.`;
  },
  relevant_experience: storyText,
  cultural_fit: ({ story }) =>
    `You say "I" or "my" ${plural(story.singular, 'time')}, and "we" or "our" ${plural(story.plural, 'time')}.`,
};

const levelOf = (score: number) => levelFloors.findLastIndex((floor) => score >= floor) + 1;

function describe(dimension: Dimension, score: number, reading: AnswerReading | undefined): DimensionResult {
  const level = levelOf(score);
  return {
    score,
    level,
    levelText: reading ? measured[dimension](reading) : (levelTexts[dimension][level - 1] ?? ''),
    lift: liftTexts[dimension][level - 1] ?? null,
  };
}

/**
 * The level of each dimension with its words. With a reading they say what was recognized, so they agree with everything else the
 * report shows; without one (a model judged) they are the rubric's written levels.
 */
export function describeLevels(scores: DimensionScores, reading?: AnswerReading): AnswerScore['dimensions'] {
  const of = (dimension: Dimension) => describe(dimension, scores[dimension], reading);
  return {
    technical_accuracy: of('technical_accuracy'),
    problem_solving: of('problem_solving'),
    communication_clarity: of('communication_clarity'),
    relevant_experience: of('relevant_experience'),
    cultural_fit: of('cultural_fit'),
  };
}
