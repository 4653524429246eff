import type { Overlap } from '../matching/overlap.ts';
import type { AnswerReading } from '../matching/read-answer.ts';
import { substance as calibration } from '../rubric/calibration.ts';
import { isAboutOneself, lengthBands } from '../rubric/rubric.ts';

/** A value held between 0 and 1. */
export const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** How near an answer is to a sample answer, 0 to 1, less what two texts share by chance. */
function likenessOf({ ideal }: AnswerReading, { value }: Overlap): number {
  const { none, span, bend, longReference } = calibration.overlap;
  const length = Math.min(1, (ideal?.tokens.length ?? 0) / longReference);
  return clamp((value - none * (1 + length)) / (span - none * length)) ** (1 - bend * length);
}

/** How far an answer's points show that it is about its question, 0 to 1. */
const tiedByPoints = ({ matches }: AnswerReading): number => Math.sqrt(matches.topic / calibration.onTopic);

/** Whether somebody authored the points of the question, or those for what it asks. */
const isHeldToPoints = ({ isAuthored, isCommon }: AnswerReading): boolean => isAuthored || isCommon;

/** How concretely somebody tells of themselves, 0 to 1, where that is what the question asks for. A common question is tied by its own points: there it would raise answers to another one to 49 of 100 (41). */
export const ownTelling = ({ kind, isCommon, concreteness, story }: AnswerReading): number =>
  isAboutOneself(kind) && !isCommon
    ? concreteness.value * clamp(story.singular / calibration.ownTelling.singular)
    : 0;

/** How much of what the question asks for is there, 0 to 1, with so many of its points made. */
export function coverageOf(reading: AnswerReading, made: number): number {
  const { overlap, likeness, matches, kind, wording } = reading;
  if (overlap) return likenessOf(reading, overlap);
  const all = matches.points.length;
  const own = calibration.ownTelling.points * ownTelling(reading);
  const share = all === 0 ? 0 : Math.max(own, Math.min(1, made / all));
  // How far an answer is worked out counts besides: a point in passing is not a point made.
  const told = clamp(wording.words / lengthBands[kind].enough);
  // Two points are soon made: what a longer list would ask for besides has to be told.
  const unlisted = Math.max(0, 1 - all / calibration.fewPoints);
  if (isHeldToPoints(reading))
    return (
      share *
      (1 - unlisted * (1 - told)) *
      (1 - calibration.workedOut * (1 - clamp(told / calibration.fullyToldAt)))
    );
  const worked = all === 0 ? told : told * (1 - calibration.kindPoints) + share * calibration.kindPoints;
  return clamp(Math.max(worked, likeness ? likenessOf(reading, likeness) : 0));
}

/**
 * How far an answer is about its question, 0 to 1: by its own points, else the question's words, or by a reference it shares. To a
 * question for any event, it is a story of what somebody did.
 */
export function aboutnessOf(reading: AnswerReading): number {
  const { relevance, isAuthored, isCommon, overlap, likeness, closeness } = reading;
  const byStory = relevance.isOpen ? (1 + reading.story.actions) / (1 + calibration.toldActions) : 0;
  const byWords = relevance.isOpen || isAuthored ? 0 : relevance.value;
  const byPoints = isAuthored || isCommon ? tiedByPoints(reading) : 0;
  const own = Math.max(byStory, byWords, byPoints);
  const alike = likeness ? 2 * (likenessOf(reading, likeness) - calibration.chanceLikeness) : 0;
  return clamp(Math.max(own, (overlap?.value ?? 0) * 2, alike, closeness * 2));
}
