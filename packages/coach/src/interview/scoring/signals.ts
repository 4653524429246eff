import type { Span } from './key-points.ts';
import type { AnswerReading } from './read-answer.ts';
import { type AnswerKind, lengthBands, type SignalId } from './rubric.ts';
import { tiesOf } from './topic.ts';

/** One signal: 0 to 1, what was seen in a few words, and the words that show it. */
export interface Signal {
  value: number;
  seen: string;
  span: Span | undefined;
}
/** A signal as it counts; `plain` is what was measured, before it was weighed by the substance of the answer. */
export type Signals = Record<SignalId, Signal & { plain: number }>;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Rises from 0 to 1 between the first two bounds, stays, and falls back between the last two. */
function within(value: number, none: number, enough: number, full: number, tooMuch: number): number {
  if (value <= none || value >= tooMuch) return 0;
  if (value < enough) return (value - none) / (enough - none);
  return value > full ? (tooMuch - value) / (tooMuch - full) : 1;
}

const count = (amount: number, one: string, many = `${one}s`) => `${amount} ${amount === 1 ? one : many}`;

type Measure = (reading: AnswerReading) => Signal;

const keyPoints: Measure = ({ keyPoints: points, coverage, isAuthored, fit, ideal }) => {
  const hasSample = ideal !== undefined && fit === undefined;
  const covered = points.filter((point) => point.covered > 0);
  const seen =
    isAuthored || !hasSample
      ? `${covered.length} of ${points.length} covered`
      : points.length === 0
        ? 'nothing to hold it against'
        : `${Math.round(coverage * 100)}% alike in content to the sample answer`;
  return { value: clamp(coverage), seen, span: covered[0]?.span };
};

const onQuestion: Measure = ({ topic, fit }) => {
  const ties = Math.max(tiesOf(topic), fit?.ties ?? 0);
  return {
    value: Math.max(clamp(tiesOf(topic) / 3), fit?.value ?? 0),
    seen: `${count(Math.round(ties), 'word')} of the question's topic`,
    span: undefined,
  };
};

const part = (span: Span | undefined): Signal => ({
  value: span ? 1 : 0,
  seen: span ? 'found' : 'not found',
  span,
});

const action: Measure = ({ story }) => ({
  value: clamp(story.actions / 4),
  seen: story.actions > 0 ? count(Math.round(story.actions), 'own action') : 'not found',
  span: story.firstAction,
});

const result: Measure = ({ story }) => ({
  value: story.result ? (story.isMeasured ? 1 : 0.65) : 0,
  seen: story.result ? (story.isMeasured ? 'found, with a number' : 'found, without a number') : 'not found',
  span: story.result,
});

const method: Measure = ({ wording, story }) => {
  const steps = Math.max(wording.method.count + wording.order.count * 0.5, story.actions);
  return { value: clamp(steps / 5), seen: count(Math.round(steps), 'step'), span: wording.method.first };
};

const reasoning: Measure = ({ wording, kind }) => ({
  // How something works may be told step after step, without a "because".
  value: clamp(Math.max(wording.reasons.distinct / 3, kind === 'knowledge' ? wording.order.distinct / 4 : 0)),
  seen: count(wording.reasons.distinct, 'mark of a reason or a choice', 'marks of reasons or choices'),
  span: wording.reasons.first,
});

const check: Measure = ({ wording }) => ({
  value: clamp(wording.checks.distinct * 0.6),
  seen: wording.checks.distinct > 0 ? 'found' : 'not found',
  span: wording.checks.first,
});

const opening: Measure = ({ wording }) => {
  if (wording.words === 0) return { value: 0, seen: 'none', span: undefined };
  const fits = within(wording.openingWords, 1, 4, 34, 70);
  return {
    value: fits * (wording.opensWithFiller ? 0.4 : 1),
    seen: wording.opensWithFiller ? 'opens with a filler' : count(wording.openingWords, 'word'),
    span: wording.opening,
  };
};

const sentences: Measure = ({ wording }) => ({
  value: within(wording.wordsPerSentence, 2, 7, 27, 50),
  seen: `${Math.round(wording.wordsPerSentence)} words a sentence`,
  span: wording.longest,
});

const order: Measure = ({ wording }) => ({
  value: clamp(wording.order.distinct / 3),
  seen: count(wording.order.distinct, 'mark of order', 'marks of order'),
  span: wording.order.first,
});

const length: Measure = ({ wording, kind }) => {
  const band = lengthBands[kind];
  return {
    value: within(wording.words, band.none, band.enough, band.full, band.tooMuch),
    seen: count(wording.words, 'word'),
    span: undefined,
  };
};

const cleanWords: Measure = ({ wording }) => {
  const loose = wording.hedges.count + wording.fillers.count;
  const cost = (loose * 8) / Math.max(40, wording.words) + wording.stock.count * 0.2;
  return {
    value: clamp(1 - cost),
    seen: count(
      loose + wording.stock.count,
      'hedge, filler or stock phrase',
      'hedges, fillers or stock phrases',
    ),
    span: wording.hedges.first ?? wording.fillers.first ?? wording.stock.first,
  };
};

const specifics: Measure = ({ story, wording }) => {
  const value =
    story.numbers.length * 0.3 + story.names * 0.15 + Math.min(2, wording.examples.distinct) * 0.2;
  return {
    value: clamp(value),
    seen: `${count(story.numbers.length, 'number')}, ${count(story.names, 'named thing')}`,
    span: story.firstNumber,
  };
};

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
  seen: story.credit > 0 ? 'found' : 'not found',
  span: story.firstCredit,
});

const noBlame: Measure = ({ story }) => ({
  value: clamp(1 - story.blames * 0.6),
  seen: story.blames > 0 ? count(story.blames, 'place') : 'none found',
  span: story.blame,
});

const measures: Record<SignalId, Measure> = {
  key_points: keyPoints,
  on_question: onQuestion,
  situation: ({ story }) => part(story.situation),
  task: ({ story }) => part(story.task),
  action,
  result,
  method,
  reasoning,
  check,
  opening,
  sentences,
  order,
  length,
  clean_words: cleanWords,
  specifics,
  ownership,
  credit,
  lesson: ({ story }) => part(story.lesson),
  no_blame: noBlame,
};

/** What carries an answer by itself; every other signal counts as far as one of these is there. */
const carriers: ReadonlySet<SignalId> = new Set([
  'key_points',
  'situation',
  'task',
  'action',
  'result',
  'on_question',
]);

/** How much of the answer is there to be judged for its form: form alone earns little. */
function substanceOf(kind: AnswerKind, signals: Record<SignalId, Signal>): number {
  const story =
    signals.situation.value * 0.15 +
    signals.task.value * 0.15 +
    signals.action.value * 0.4 +
    signals.result.value * 0.3;
  const content = signals.key_points.value;
  if (kind === 'behavioural') return clamp(0.15 + 0.6 * story + 0.5 * content);
  if (kind === 'motivation') return clamp(0.2 + 0.5 * story + 0.9 * content);
  return clamp(0.15 + 1.15 * content);
}

/** An answer that is the ideal answer, nearly word for word, is at the top level by definition. */
function floorFrom(closeness: number): number {
  return clamp((closeness - 0.7) / 0.2) * 0.97;
}

/** Measures every signal of the rubric in one answer. */
export function measureSignals(reading: AnswerReading): Signals {
  const measured = {} as Record<SignalId, Signal>;
  for (const id of Object.keys(measures) as SignalId[]) measured[id] = measures[id](reading);
  const substance = substanceOf(reading.kind, measured);
  const floor = floorFrom(reading.closeness);
  const signals = {} as Signals;
  for (const id of Object.keys(measured) as SignalId[]) {
    const signal = measured[id];
    const plain = Math.max(signal.value, floor);
    const value = carriers.has(id) ? signal.value : signal.value * substance;
    signals[id] =
      floor > value
        ? { ...signal, plain, value: floor, seen: `${signal.seen}; told as in the sample answer` }
        : { ...signal, plain, value };
  }
  return signals;
}
