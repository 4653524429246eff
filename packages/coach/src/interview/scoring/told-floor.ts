import type { InterviewType } from '@greenroom/domain';
import type { AnswerReading } from '../matching/read-answer.ts';
import { isAboutOneself, lengthBands, type SignalPlan } from '../rubric/rubric.ts';
import { telling } from '../rubric/told.ts';
import { clamp } from './coverage.ts';
import { exactOverall } from './receipt.ts';
import type { Signals } from './signals.ts';

/** How far an answer is tied to its question, 0 to 1: by its points alone, or by fewer of their traces beside words of the question. */
function tieOf({ matches: { topic }, relevance }: AnswerReading): number {
  const between = (none: number, full: number) => clamp((topic - none) / (full - none));
  const { byPoints, byBoth } = telling;
  const words = clamp(relevance.value / byBoth.words);
  return Math.max(between(byPoints.none, byPoints.full), words * between(byBoth.none, byBoth.full));
}

/** The least score, 0 to 1, of an answer that tells much and may be about its question. People tell by examples that nobody wrote down. */
function floorOf(reading: AnswerReading): number {
  const { kind, isAuthored, overlap, concreteness, wording, story } = reading;
  // What people tell of themselves has its own measure, and may hold the words of any question.
  if (!isAuthored || overlap || kind === 'questions' || isAboutOneself(kind)) return 0;
  // A few sentences on anything aren't worked out: nothing up to half of a full answer's words.
  const worked = clamp((2 * wording.words) / lengthBands[kind].enough - 1);
  const isStory = kind === 'behavioural';
  const told = isStory ? concreteness.value * clamp(story.actions / telling.actions) : concreteness.told;
  return telling.floor * worked * told * tieOf(reading);
}

/** The signals, each lifted by the same share of what it lacks, so that the score reaches the floor of an answer that tells much. */
export function liftTold(
  reading: AnswerReading,
  plan: SignalPlan,
  type: InterviewType,
  signals: Signals,
): Signals {
  const floor = floorOf(reading);
  if (floor === 0) return signals;
  const score = exactOverall(plan, type, signals) / 100;
  if (score >= floor) return signals;
  const share = (floor - score) / (1 - score);
  const lifted = {} as Signals;
  for (const [id, signal] of Object.entries(signals))
    lifted[id as keyof Signals] = { ...signal, value: signal.value + (1 - signal.value) * share };
  return lifted;
}
