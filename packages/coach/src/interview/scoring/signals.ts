import { isCounted, type SignalId, say, type Worded } from '@greenroom/domain';
import { countedPoints, expectedPoints } from '../matching/match-points.ts';
import type { AnswerReading } from '../matching/read-answer.ts';
import type { Part } from '../matching/reconcile.ts';
import type { Span } from '../reading/span.ts';
import { substance as calibration } from '../rubric/calibration.ts';
import { isAboutOneself, lengthBands, type SignalPlan, signalPlans } from '../rubric/rubric.ts';
import { aboutnessOf, clamp, coverageOf } from './coverage.ts';

/** One signal: 0 to 1, what was seen in a few words, and the words that show it. */
export interface Signal {
  value: number;
  seen: Worded;
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
const counted = (count: number, texts: (values: { count: number }) => Worded): Worded =>
  count === 0 ? say('none_seen') : texts({ count });

const seenIf = (isSeen: boolean): Worded => say(isSeen ? 'seen' : 'not_seen');

/** How concretely somebody tells of themselves, 0 to 1: by numbers, by what came when, and by what they did. */
function concretenessOf({ story, wording, kind }: AnswerReading): number {
  const { numbers, order, actions, scene } = calibration.concrete;
  // A sentence that holds a number and a "then" isn't told yet.
  const told = clamp(wording.words / lengthBands[kind].enough);
  const marks = clamp(
    (numbers.worth * Math.min(numbers.enough, story.numbers.length)) / numbers.enough +
      (order.worth * Math.min(order.enough, wording.order.distinct)) / order.enough +
      (actions.worth * Math.min(actions.enough, story.actions)) / actions.enough +
      (story.situation || story.result ? scene : 0),
  );
  return told * marks;
}

type Measure = (reading: AnswerReading) => Signal;

const keyPoints: Measure = (reading) => {
  const { overlap, matches } = reading;
  const value = coverageOf(reading, expectedPoints(matches));
  const span = matches.points.find(isCounted)?.span;
  if (overlap) return { value, seen: say('seen_like_sample', { percent: Math.round(value * 100) }), span };
  const seen = say('seen_points', { found: countedPoints(matches), all: matches.points.length });
  return { value, seen, span };
};

const staysOnQuestion: Measure = (reading) => {
  const value = aboutnessOf(reading);
  const seen = say(value >= 0.5 ? 'seen_yes' : value > 0 ? 'seen_in_part' : 'not_seen');
  return { value, seen, span: undefined };
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
      seen: seenIf(span !== undefined),
      span,
    };
  };

const actionsIn = ({ actions }: AnswerReading['story']): Worded =>
  counted(Math.round(actions), (values) => say('seen_actions', values));

const action: Measure = ({ story }) => ({
  value: clamp(story.actions / 4),
  seen: story.actions > 0 ? actionsIn(story) : say('not_seen'),
  span: story.firstAction,
});

const resultOf = ({ story }: AnswerReading): Signal => ({
  value: story.result ? (story.isMeasured ? 1 : 0.65) : 0,
  seen: say(story.result ? (story.isMeasured ? 'seen_result_number' : 'seen_result') : 'not_seen'),
  span: story.result,
});

const result: Measure = (reading) => {
  const signal = resultOf(reading);
  return { ...signal, value: signal.value * worthOfPart(reading, 'result') };
};

const method: Measure = ({ wording, story }) => {
  const steps = Math.max(wording.method.count + wording.order.count * 0.5, story.actions);
  const seen = counted(Math.round(steps), (values) => say('seen_steps', values));
  return { value: clamp(steps / 5), seen, span: wording.method.first };
};

const reasoning: Measure = ({ wording, kind }) => ({
  // How something works may be told step after step, without a "because".
  value: clamp(Math.max(wording.reasons.distinct / 3, kind === 'knowledge' ? wording.order.distinct / 4 : 0)),
  seen: counted(wording.reasons.distinct, (values) => say('seen_reasons', values)),
  span: wording.reasons.first,
});

const check: Measure = ({ wording }) => ({
  value: clamp(wording.checks.distinct * 0.6),
  seen: seenIf(wording.checks.distinct > 0),
  span: wording.checks.first,
});

const order: Measure = ({ wording }) => ({
  value: clamp(wording.order.distinct / 3),
  seen: counted(wording.order.distinct, (values) => say('seen_order_words', values)),
  span: wording.order.first,
});

const length: Measure = ({ given, wording, kind }) => {
  const band = lengthBands[kind];
  return {
    value: within(wording.words, band.none, band.enough, band.full, band.tooMuch),
    // As many as every other place says; fillers among them earn nothing.
    seen: counted(given.tokens.length, (values) => say('seen_words', values)),
    span: undefined,
  };
};

const cleanWords: Measure = ({ wording }) => {
  const cost = (wording.hedges.count * 8) / Math.max(40, wording.words) + wording.stock.count * 0.2;
  const loose = wording.hedges.count + wording.stock.count;
  return {
    value: clamp(1 - cost),
    seen: counted(loose, (values) => say('seen_hedges', values)),
    span: wording.hedges.first ?? wording.stock.first,
  };
};

/** What `concretenessOf` counts, in words. */
const concretelyTold = ({ story, wording }: AnswerReading): Worded => {
  const told = {
    numbers: story.numbers.length,
    actions: Math.round(story.actions),
    order: wording.order.distinct,
  };
  return told.numbers + told.actions + told.order === 0 ? say('none_seen') : say('seen_concrete', told);
};

const specifics: Measure = (reading) => {
  const { story, wording, kind } = reading;
  const span = story.firstNumber;
  if (isAboutOneself(kind)) return { value: concretenessOf(reading), seen: concretelyTold(reading), span };
  const examples = story.numbers.length * 0.3 + Math.min(2, wording.examples.distinct) * 0.2;
  return {
    value: clamp(examples),
    seen: counted(story.numbers.length, (values) => say('seen_numbers', values)),
    span,
  };
};

const ownership: Measure = ({ story }) => {
  const all = story.singular + story.plural;
  const share = all === 0 ? 0 : story.singular / all;
  return {
    value: all === 0 ? 0.25 : clamp(0.2 + share / 0.4),
    seen: all === 0 ? say('seen_no_pronoun') : say('seen_i_share', { percent: Math.round(share * 100) }),
    span: story.firstAction,
  };
};

const credit: Measure = ({ story }) => ({
  value: story.credit === 0 ? 0 : story.credit === 1 ? 0.7 : 1,
  seen: seenIf(story.credit > 0),
  span: story.firstCredit,
});

const noBlame: Measure = ({ story }) => ({
  value: clamp(1 - story.blames * 0.6),
  seen: counted(story.blames, (values) => say('seen_places', values)),
  span: story.blame,
});

const asked: Measure = ({ asked: read }) => ({
  value: read?.value ?? 0,
  seen: say(read && !read.isNothing ? 'seen' : 'none_seen'),
  span: read?.first,
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
  asked,
};
const measureEntries = Object.entries(measures) as [SignalId, Measure][];

/** Signals as measured, before they are weighed. */
export function measureSignals(reading: AnswerReading): Signals {
  const signals = {} as Signals;
  for (const [id, measure] of measureEntries) signals[id] = measure(reading);
  return signals;
}
