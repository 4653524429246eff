import type { InterviewType } from '@greenroom/domain';
import type { AnswerReading } from '../matching/read-answer.ts';
import type { AnswerKind, SignalPlan } from '../rubric/rubric.ts';
import { telling } from '../rubric/told.ts';
import { clamp } from './coverage.ts';
import { exactOverall } from './receipt.ts';
import type { Signals } from './signals.ts';

const logit = (share: number) => Math.log(share / (1 - share));
const logistic = (odds: number) => 1 / (1 + Math.exp(-odds));
const sure = { least: 0.02, most: 0.98 };

/**
 * The score, 0 to 1, with how well the answer tells, as far as it is worked out and about its question: one about something else tells
 * nothing to the point, so it takes more to lift a score than to lower it.
 */
function toldScore(reading: AnswerReading, about: number, score: number): number {
  const { judge, most, mostLift, middle, none, full, liftFrom } = telling;
  const moved = Math.min(most, Math.max(-most, judge * reading.telling));
  const own = logit(Math.min(sure.most, Math.max(sure.least, score)));
  const told = logistic(telling.score * own + moved + middle);
  const worked = clamp((reading.wording.words - none) / (full - none));
  const share = told > score ? clamp((about - liftFrom) / (1 - liftFrom)) : about;
  return score + Math.min(mostLift, worked * share * (told - score));
}

/** What the judge was trained on: what people say of themselves, their questions and plain facts are measured in other ways. */
const judged: ReadonlySet<AnswerKind> = new Set([
  'behavioural',
  'situational',
  'motivation',
  'case',
  'knowledge',
]);
/** Closeness to the sample answer from which on an answer is that. */
const sampleFrom = 0.7;

/**
 * The signals as they count with how well the answer tells: each lifted by the same share of what it lacks, or lowered by the same share of
 * what it has, so that the receipt adds up. An answer that is held against a reference is left alone: it is judged by that.
 */
export function weighTelling(
  reading: AnswerReading,
  plan: SignalPlan,
  type: InterviewType,
  measured: Signals,
  signals: Signals,
): Signals {
  const { overlap, kind, closeness, isAuthored, isChallenge } = reading;
  const isJudged = isAuthored && !isChallenge && judged.has(kind);
  if (!isJudged || overlap || closeness >= sampleFrom) return signals;
  const score = exactOverall(plan, type, signals) / 100;
  const told = toldScore(reading, measured.on_question.value, score);
  if (told === score) return signals;
  const move = (value: number) =>
    told > score ? value + ((1 - value) * (told - score)) / (1 - score) : (value * told) / score;
  const moved = {} as Signals;
  for (const [id, signal] of Object.entries(signals))
    moved[id as keyof Signals] = { ...signal, value: move(signal.value) };
  return moved;
}
