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

const between = (value: number, { none, full }: { none: number; full: number }): number =>
  clamp((value - none) / (full - none));

/** Whether it speaks of work, 0 to 1; what is about the question may speak of anything. */
const workShare = ({ workTalk }: AnswerReading, about: number): number =>
  Math.max(between(about, telling.anySubject), between(workTalk, telling.work));

/** What a common question's or a challenge's answer is lifted by: there, anything in one's working life can be the answer. */
function anyLift(reading: AnswerReading, about: number, lift: number): number {
  const { share, about: whole } = telling.unsure;
  const sureOfIt = reading.isChallenge ? 1 : share + (1 - share) * clamp(about / whole);
  return sureOfIt * lift;
}

/**
 * What an answer to another question is lifted by. One about something else tells nothing to the point. But what people lived through has any
 * words, and a question has few, so one that isn't seen to be about it is lifted to the middle.
 */
function tiedLift({ kind }: AnswerReading, about: number, score: number, told: number): number {
  const { liftFrom, untied } = telling;
  const tied = clamp((about - liftFrom) / (1 - liftFrom)) * (told - score);
  return Math.max(tied, (untied.share[kind] ?? 0) * (Math.min(told, untied.most) - score));
}

function weightsFor({ isChallenge, isCommon, isAuthored }: AnswerReading): TellingWeights {
  if (isChallenge) return telling.challenge;
  if (isCommon) return telling.common;
  return isAuthored ? telling.authored : telling.atLine;
}

/** The score, 0 to 1, with how well the answer tells, as far as it is worked out. */
function toldScore(reading: AnswerReading, about: number, score: number): number {
  const { isChallenge, isCommon } = reading;
  const weights = weightsFor(reading);
  const told = judgedScore(reading, score, weights);
  const worked = between(reading.wording.words, { none: telling.none, full: weights.full });
  if (told <= score) return score + worked * (told - score);
  const lift =
    isChallenge || isCommon ? anyLift(reading, about, told - score) : tiedLift(reading, about, score, told);
  return score + Math.min(weights.mostLift, worked * workShare(reading, about) * lift);
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
  const { overlap, kind, closeness, isAuthored, isCommon, isAtLine } = reading;
  const isJudged = (isAuthored || isCommon || isAtLine) && !unjudged.has(kind);
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
