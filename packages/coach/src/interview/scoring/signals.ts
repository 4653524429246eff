import { isCounted } from '@greenroom/domain';
import { countedPoints, expectedPoints } from '../matching/match-points.ts';
import type { AnswerReading } from '../matching/read-answer.ts';
import type { Part } from '../matching/reconcile.ts';
import type { Span } from '../reading/span.ts';
import { substance as calibration } from '../rubric/calibration.ts';
import {
  type AnswerKind,
  lengthBands,
  type SignalId,
  type SignalPlan,
  signalPlans,
} from '../rubric/rubric.ts';
import { aboutnessOf, clamp, coverageOf } from './coverage.ts';

/** One signal: 0 to 1, what was seen in a few words, and the words that show it. */
export interface Signal {
  value: number;
  seen: string;
  span: Span | undefined;
}
export type Signals = Record<SignalId, Signal>;

/** What counts in an answer: its kind's signals, or the reference alone where there is one. */
export const planOf = ({ overlap, kind }: AnswerReading): SignalPlan => signalPlans[overlap ? 'fact' : kind];

/** Rises from 0 to 1 between the first two bounds, stays, and falls back between the last two. */
function within(value: number, none: number, enough: number, full: number, tooMuch: number): number {
  if (value <= none || value >= tooMuch) return 0;
  if (value < enough) return (value - none) / (enough - none);
  return value > full ? (tooMuch - value) / (tooMuch - full) : 1;
}

/** A count of what was recognized. Nothing recognized is no count: the words may be there in another form. */
const count = (amount: number, one: string, many = `${one}s`) =>
  amount === 0 ? 'none recognized' : `${amount} ${amount === 1 ? one : many}`;

type Measure = (reading: AnswerReading) => Signal;

const keyPoints: Measure = (reading) => {
  const { overlap, matches } = reading;
  const counted = countedPoints(matches);
  const value = coverageOf(reading, expectedPoints(matches));
  const span = matches.points.find(isCounted)?.span;
  if (overlap) return { value, seen: `${Math.round(value * 100)}% like the sample answer`, span };
  return { value, seen: `${counted} of ${matches.points.length} recognized`, span };
};

const staysOnQuestion: Measure = (reading) => {
  const value = aboutnessOf(reading);
  return { value, seen: value >= 0.5 ? 'yes' : value > 0 ? 'in part' : 'not recognized', span: undefined };
};

/**
 * What a part of the story is worth that only a point recognized, 0 to 1. Where nobody authored points for the question, those of its
 * kind are met by stories about anything: there it shows little, and whole it costs .006 of the relevance AUC.
 */
const worthOfPart = ({ byPoint, isAuthored }: AnswerReading, part: Part): number =>
  isAuthored || !byPoint.has(part) ? 1 : calibration.partByPoint;

const storyPart =
  (name: 'situation' | 'task' | 'lesson'): Measure =>
  (reading) => {
    const span = reading.story[name];
    return {
      value: span ? worthOfPart(reading, name) : 0,
      seen: span ? 'recognized' : 'not recognized',
      span,
    };
  };

const action: Measure = ({ story }) => ({
  value: clamp(story.actions / 4),
  seen:
    story.actions > 0
      ? count(Math.round(story.actions), 'thing you did', 'things you did')
      : 'not recognized',
  span: story.firstAction,
});

const resultOf = ({ story }: AnswerReading): Signal => ({
  value: story.result ? (story.isMeasured ? 1 : 0.65) : 0,
  seen: story.result
    ? story.isMeasured
      ? 'recognized, with a number'
      : 'recognized, without a number'
    : 'not recognized',
  span: story.result,
});

const result: Measure = (reading) => {
  const signal = resultOf(reading);
  return { ...signal, value: signal.value * worthOfPart(reading, 'result') };
};

const method: Measure = ({ wording, story }) => {
  const steps = Math.max(wording.method.count + wording.order.count * 0.5, story.actions);
  return { value: clamp(steps / 5), seen: count(Math.round(steps), 'step'), span: wording.method.first };
};

const reasoning: Measure = ({ wording, kind }) => ({
  // How something works may be told step after step, without a "because".
  value: clamp(Math.max(wording.reasons.distinct / 3, kind === 'knowledge' ? wording.order.distinct / 4 : 0)),
  seen: count(wording.reasons.distinct, 'reason or choice', 'reasons or choices'),
  span: wording.reasons.first,
});

const check: Measure = ({ wording }) => ({
  value: clamp(wording.checks.distinct * 0.6),
  seen: wording.checks.distinct > 0 ? 'recognized' : 'not recognized',
  span: wording.checks.first,
});

const order: Measure = ({ wording }) => ({
  value: clamp(wording.order.distinct / 3),
  seen: count(wording.order.distinct, 'such word', 'such words'),
  span: wording.order.first,
});

const length: Measure = ({ given, wording, kind }) => {
  const band = lengthBands[kind];
  return {
    value: within(wording.words, band.none, band.enough, band.full, band.tooMuch),
    // As many as every other place says; fillers among them earn nothing.
    seen: count(given.tokens.length, 'word'),
    span: undefined,
  };
};

const cleanWords: Measure = ({ wording }) => {
  const cost = (wording.hedges.count * 8) / Math.max(40, wording.words) + wording.stock.count * 0.2;
  const loose = wording.hedges.count + wording.stock.count;
  return {
    value: clamp(1 - cost),
    seen: count(loose, 'hedge or stock phrase', 'hedges or stock phrases'),
    span: wording.hedges.first ?? wording.stock.first,
  };
};

const specifics: Measure = ({ story, wording }) => ({
  value: clamp(story.numbers.length * 0.3 + Math.min(2, wording.examples.distinct) * 0.2),
  seen: count(story.numbers.length, 'number'),
  span: story.firstNumber,
});

const ownership: Measure = ({ story }) => {
  const all = story.singular + story.plural;
  const share = all === 0 ? 0 : story.singular / all;
  return {
    value: all === 0 ? 0.25 : clamp(0.2 + share / 0.4),
    seen: all === 0 ? 'neither "I" nor "we"' : `"I" ${Math.round(share * 100)}% of the time`,
    span: story.firstAction,
  };
};

const credit: Measure = ({ story }) => ({
  value: story.credit === 0 ? 0 : story.credit === 1 ? 0.7 : 1,
  seen: story.credit > 0 ? 'recognized' : 'not recognized',
  span: story.firstCredit,
});

const noBlame: Measure = ({ story }) => ({
  value: clamp(1 - story.blames * 0.6),
  seen: story.blames > 0 ? count(story.blames, 'place') : 'none recognized',
  span: story.blame,
});

const measures: Record<SignalId, Measure> = {
  key_points: keyPoints,
  on_question: staysOnQuestion,
  situation: storyPart('situation'),
  task: storyPart('task'),
  action,
  result,
  method,
  reasoning,
  check,
  order,
  length,
  clean_words: cleanWords,
  specifics,
  ownership,
  credit,
  lesson: storyPart('lesson'),
  no_blame: noBlame,
};
const measureEntries = Object.entries(measures) as [SignalId, Measure][];

/** What carries an answer by itself; every other signal counts as far as one of these is there. */
const carriers: ReadonlySet<SignalId> = new Set([
  'key_points',
  'situation',
  'task',
  'action',
  'result',
  'on_question',
]);

/** What shuffled sentences cost. */
const orderSignals: ReadonlySet<SignalId> = new Set(['order', 'length']);

/** How much of the answer is there to be judged for its form, 0 to 1: form alone earns little. */
function substanceOf(kind: AnswerKind, signals: Signals): number {
  const { form, story: storyWorth, content } = calibration;
  const story =
    signals.situation.value * 0.15 +
    signals.task.value * 0.15 +
    signals.action.value * 0.4 +
    signals.result.value * 0.3;
  const points = signals.key_points.value;
  if (kind === 'behavioural')
    return clamp(form + storyWorth.behavioural * story + content.behavioural * points);
  if (kind === 'motivation') return clamp(form + storyWorth.motivation * story + content.motivation * points);
  return clamp(form + content.other * points);
}

/** An answer that is the ideal answer, nearly word for word, is at the top level by definition. */
const floorFrom = (closeness: number) => clamp((closeness - 0.7) / 0.2) * 0.97;

/** Signals as measured, before they are weighed. */
export function measureSignals(reading: AnswerReading): Signals {
  const signals = {} as Signals;
  for (const [id, measure] of measureEntries) signals[id] = measure(reading);
  return signals;
}

/**
 * What it is worth to be on the question: a share of every signal for an answer that is worked out, and a factor on the rest. A
 * reference decides by itself.
 */
function aboutOf(reading: AnswerReading, measured: Signals): { about: number; base: number } {
  if (reading.overlap || reading.kind === 'fact') return { about: 1, base: 0 };
  const { onQuestion, unrelated } = calibration;
  const value = measured.on_question.value;
  const told = clamp((2 * reading.wording.words) / lengthBands[reading.kind].enough);
  const origin = reading.isAuthored ? 'authored' : 'other';
  const [share, least] = [onQuestion[origin], unrelated[origin]];
  return { about: least + (1 - least) * value, base: share * value * told };
}

/**
 * Signals as they count, with so many points made: form follows substance, and everything follows how far the answer is about
 * its question.
 */
export function weighSignals(reading: AnswerReading, measured: Signals, made: number): Signals {
  const points = { ...measured.key_points, value: coverageOf(reading, made) };
  const plain = { ...measured, key_points: points };
  const substance = substanceOf(reading.kind, plain);
  const { about, base } = aboutOf(reading, measured);
  const floor = floorFrom(reading.closeness);
  const weighed = {} as Signals;
  for (const [id] of measureEntries) {
    const { value, ...signal } = plain[id];
    const carried = about * (carriers.has(id) ? value : value * substance);
    const isLost = !reading.keepsOrder && orderSignals.has(id);
    weighed[id] = { ...signal, value: isLost ? 0 : Math.max(floor, base + (1 - base) * carried) };
  }
  return weighed;
}
