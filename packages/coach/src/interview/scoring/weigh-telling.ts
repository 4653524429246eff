import type { InterviewType } from '@greenroom/domain';
import type { AnswerReading } from '../matching/read-answer.ts';
import type { AnswerKind, SignalPlan } from '../rubric/rubric.ts';
import { type TellingWeights, telling } from '../rubric/told.ts';
import { clamp } from './coverage.ts';
import { exactOverall } from './receipt.ts';
import type { Signals } from './signals.ts';

const logit = (share: number) => Math.log(share / (1 - share));
const logistic = (odds: number) => 1 / (1 + Math.exp(-odds));
const sure = { least: 0.02, most: 0.98 };

/** What the judge makes of a score, 0 to 1, by itself. */
function judgedScore(reading: AnswerReading, score: number, weights: TellingWeights): number {
  const moved = Math.min(telling.most, Math.max(-telling.most, weights.judge * reading.telling));
  const own = logit(Math.min(sure.most, Math.max(sure.least, score)));
  return logistic(weights.score * own + moved + weights.middle);
}

/** Whether it speaks of work, 0 to 1; what is about the question may speak of anything. */
const workShare = ({ workTalk }: AnswerReading, about: number): number => {
  const { none, full } = telling.work;
  return Math.max(about, clamp((workTalk - none) / (full - none)));
};

/** How much of a lift an answer gets, 0 to 1: one about something else tells nothing to the point. */
function liftShare(reading: AnswerReading, about: number): number {
  const { liftFrom, unsure } = telling;
  if (reading.isChallenge) return workShare(reading, about);
  if (!reading.isCommon) return clamp((about - liftFrom) / (1 - liftFrom));
  const sureOfIt = unsure.share + (1 - unsure.share) * clamp(about / unsure.about);
  return sureOfIt * workShare(reading, about);
}

/**
 * The score, 0 to 1, with how well the answer tells, as far as it is worked out. Only where points were authored for the very question, what is about
 * something else is lowered less.
 */
function toldScore(reading: AnswerReading, about: number, score: number): number {
  const { isChallenge, isCommon } = reading;
  const weights = telling[isChallenge ? 'challenge' : isCommon ? 'common' : 'authored'];
  const told = judgedScore(reading, score, weights);
  const worked = clamp((reading.wording.words - telling.none) / (weights.full - telling.none));
  if (told > score)
    return score + Math.min(weights.mostLift, worked * liftShare(reading, about) * (told - score));
  return score + worked * (isChallenge || isCommon ? 1 : about) * (told - score);
}

/** What people ask and plain facts are measured in other ways. */
const unjudged: ReadonlySet<AnswerKind> = new Set(['questions', 'fact']);
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
  const { overlap, kind, closeness, isAuthored, isCommon } = reading;
  const isJudged = (isAuthored || isCommon) && !unjudged.has(kind);
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
