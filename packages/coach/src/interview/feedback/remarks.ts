import type { Dimension, Evidence } from '@greenroom/domain';
import { type Passage, sliceTokens, type Token } from '../text/passage.ts';
import { type Advice, advice } from './advice.ts';
import type { Gate } from './gates.ts';
import type { KeyPoint, Span } from './key-points.ts';
import type { AnswerReading } from './read-answer.ts';
import { type SignalId, signalPlans } from './rubric.ts';
import type { Signals } from './signals.ts';

const quoteLength = 220;
const tellingWords = 4;
const perKind = 5;
const strongAt = 0.7;
const weakAt = 0.45;

/** A word or two shows nothing by itself: the quote then grows to its clause, and a short clause to its sentence. */
function grow(passage: Passage, span: Span): Span {
  const inside = (token: Token) => token.start >= span.start && token.end <= span.end;
  const first = passage.tokens.findIndex(inside);
  const last = passage.tokens.findLastIndex(inside);
  if (first < 0 || last - first + 1 >= tellingWords) return span;
  let from = first;
  let to = last;
  while (from > 0 && passage.tokens[from]?.breakBefore === 'none') from -= 1;
  while (to + 1 < passage.tokens.length && passage.tokens[to + 1]?.breakBefore === 'none') to += 1;
  if (to - from + 1 >= tellingWords) {
    const [start, end] = [passage.tokens[from], passage.tokens[to]];
    if (start && end) return sliceTokens(passage, start, end);
  }
  const sentence = passage.sentences[passage.tokens[first]?.sentence ?? -1];
  if (!sentence) return span;
  const { start, end } = sentence;
  return { quote: passage.text.slice(start, end), start, end };
}

function trim(passage: Passage, found: Span | undefined): Span {
  if (!found || found.end <= found.start) return { quote: '', start: 0, end: 0 };
  const span = grow(passage, found);
  if (span.end - span.start <= quoteLength) return span;
  let end = span.start;
  for (const token of passage.tokens) {
    if (token.start < span.start) continue;
    if (token.end > span.start + quoteLength) break;
    end = token.end;
  }
  if (end === span.start) return { quote: '', start: 0, end: 0 };
  return { quote: passage.text.slice(span.start, end), start: span.start, end };
}

function remark(
  reading: AnswerReading,
  criterion: Dimension,
  kind: Evidence['kind'],
  message: string,
  span: Span | undefined,
): Evidence {
  const { quote, start, end } = trim(reading.passage, span);
  return { criterion, kind, quote, start, end, message };
}

const madeWords = [
  'Makes a key point',
  'Covers what counts here',
  'Brings in a point that was looked for',
  'Has a point that many leave out',
];
const missedWords = [
  'A key point is missing',
  'Nothing is said on this',
  'An interviewer would still wait for this',
  'This part of the question stays open',
];
const addWords = [
  'Say something on this as well',
  'Give this a sentence of its own',
  'Work this in before you close',
  'Add this, with one detail of your own',
];
const pick = (words: readonly string[], at: number) => words[at % words.length] ?? '';

function onKeyPoints(reading: AnswerReading): Evidence[] {
  // The parts of a story have remarks of their own.
  if (!reading.isAuthored && (reading.kind === 'behavioural' || reading.kind === 'motivation')) return [];
  const say = (point: KeyPoint, kind: Evidence['kind'], message: string) =>
    remark(
      reading,
      'technical_accuracy',
      kind,
      message,
      point.covered > 0 || point.isDenied ? point.span : undefined,
    );
  const covered = reading.keyPoints.filter((point) => point.covered > 0 && point.span);
  const denied = reading.keyPoints.filter((point) => point.isDenied);
  const missed = reading.keyPoints.filter((point) => point.covered === 0 && !point.isDenied);
  return [
    ...covered
      .slice(0, 3)
      .map((point, at) =>
        say(point, 'strength', `${pick(madeWords, at + point.label.length)}: ${point.label}.`),
      ),
    ...denied
      .slice(0, 2)
      .map((point) => say(point, 'gap', `This says the opposite of a key point: ${point.label}.`)),
    ...missed
      .slice(0, 2)
      .map((point, at) =>
        say(point, 'gap', `${pick(missedWords, at + point.label.length)}: ${point.label}.`),
      ),
    ...missed
      .slice(2, 4)
      .map((point, at) => say(point, 'tip', `${pick(addWords, at + point.label.length)}: ${point.label}.`)),
  ];
}

/** A result without a number is worth a word of praise and a tip at once. */
function onUnmeasuredResult(item: Advice, reading: AnswerReading): Evidence[] {
  const span = reading.story.result;
  return [
    remark(reading, item.criterion, 'strength', item.strength?.(reading) ?? '', span),
    remark(reading, item.criterion, 'tip', item.tip?.(reading) ?? '', span),
  ];
}

function onSignal(id: SignalId, item: Advice, reading: AnswerReading, signals: Signals): Evidence[] {
  const signal = signals[id];
  const value = signal.plain;
  const anchor = item.anchor?.(reading);
  if (id === 'result' && reading.story.result && !reading.story.isMeasured)
    return onUnmeasuredResult(item, reading);
  if (value >= strongAt) {
    const isShown = item.strength && signal.span;
    return isShown
      ? [remark(reading, item.criterion, 'strength', item.strength?.(reading) ?? '', signal.span)]
      : [];
  }
  const found: Evidence[] = [];
  if (value < weakAt && item.gap)
    found.push(remark(reading, item.criterion, 'gap', item.gap(reading), anchor));
  if (item.tip) found.push(remark(reading, item.criterion, 'tip', item.tip(reading), anchor));
  return found;
}

/** A question for a story, and no story in the answer: a phrase that sounds like a part of one is no strength. */
const isUntold = ({ kind, story }: AnswerReading): boolean =>
  kind === 'behavioural' && story.actions === 0 && story.situation === undefined;

/**
 * The remarks on an answer: strengths, gaps and tips, each locked to the words it speaks of. Only what was measured is said;
 * an answer that a gate caps gets no praise.
 */
export function remarksOn(reading: AnswerReading, signals: Signals, gates: readonly Gate[]): Evidence[] {
  const plan = signalPlans[reading.kind];
  const used = new Set(Object.values(plan).flatMap((shares) => Object.keys(shares)));
  const all = onKeyPoints(reading);
  for (const [id, item] of Object.entries(advice) as [SignalId, Advice][]) {
    if (used.has(id)) all.push(...onSignal(id, item, reading, signals));
  }
  const capped = gates.map((gate) => remark(reading, 'technical_accuracy', 'gap', gate.message, gate.span));
  const take = (kind: Evidence['kind'], room: number) =>
    all.filter((item) => item.kind === kind).slice(0, room);
  const strengths =
    gates.some((gate) => gate.cap < 60) || isUntold(reading) ? [] : take('strength', perKind + 1);
  const reproaches = [...capped, ...take('gap', perKind)].map((item) => unquote(item, strengths));
  return [...strengths, ...reproaches, ...take('tip', perKind)];
}

/** Words that were praised are not held against the answer as well: the remark then stands without a quote. */
function unquote(item: Evidence, strengths: readonly Evidence[]): Evidence {
  const isPraised = strengths.some(({ start, end, quote }) => quote && start < item.end && item.start < end);
  return isPraised ? { ...item, quote: '', start: 0, end: 0 } : item;
}
