import type { Dimension, Evidence } from '@greenroom/domain';
import type { Passage } from '../text/passage.ts';
import type { Gate } from './gates.ts';
import type { KeyPoint, Span } from './key-points.ts';
import type { AnswerReading } from './read-answer.ts';
import { lengthBands, type SignalId, signalPlans } from './rubric.ts';
import type { Signals } from './signals.ts';

const quoteLength = 220;
const tellingLength = 14;
const perKind = 5;
const strongAt = 0.7;
const weakAt = 0.45;

interface Advice {
  criterion: Dimension;
  strength?: (reading: AnswerReading) => string;
  gap?: (reading: AnswerReading) => string;
  tip?: (reading: AnswerReading) => string;
  /** The words that a gap or a tip speaks of; without it the remark is about something that is not there. */
  anchor?: (reading: AnswerReading) => Span | undefined;
}

/** In the order of what matters most to an interviewer. */
const advice: Partial<Record<SignalId, Advice>> = {
  result: {
    criterion: 'relevant_experience',
    strength: ({ story }) =>
      story.isMeasured ? 'You close on a result and put a number on it.' : 'You say what came of it.',
    gap: () => 'The story stops at what you did. What changed because of it is missing.',
    tip: ({ story }) =>
      story.result
        ? 'Put a number on this result: how much, how many, how fast, before and after.'
        : 'End with one sentence that starts "As a result": what changed, by how much, for whom.',
    anchor: ({ story }) => story.result ?? story.lastAction,
  },
  action: {
    criterion: 'problem_solving',
    strength: ({ story }) => `You say what you did, step by step (${Math.round(story.actions)} own actions).`,
    gap: ({ story }) =>
      story.actions > 0
        ? 'There is too little of what you yourself did.'
        : 'It does not say what you yourself did in a real case.',
    tip: () =>
      'Add two or three sentences that start with "I" and a verb of doing: I asked, I measured, I changed.',
    anchor: ({ story, wording }) => story.firstAction ?? wording.opening,
  },
  situation: {
    criterion: 'relevant_experience',
    strength: () => 'It is placed in a real situation.',
    gap: () => 'It is not clear where and when this happened.',
    tip: () => 'Open with one sentence on the place, the time and what was at stake.',
    anchor: ({ wording }) => wording.opening,
  },
  task: {
    criterion: 'relevant_experience',
    strength: () => 'You say what was needed of you.',
    gap: () => 'What was asked of you, as against the team, is missing.',
    tip: () => 'Say in one sentence what you were responsible for.',
    anchor: ({ story }) => story.situation,
  },
  reasoning: {
    criterion: 'problem_solving',
    strength: () => 'You give reasons for what you do.',
    gap: () => 'It tells what, and not why.',
    tip: () =>
      'After the main step, add a sentence with "because", and name the option that you did not take.',
    anchor: ({ story, wording }) => story.lastAction ?? wording.longest,
  },
  method: {
    criterion: 'problem_solving',
    strength: () => 'Your steps come in an order that can be followed.',
    gap: () => 'There is no clear sequence of steps.',
    tip: () =>
      'Lay it out as first, then, finally: what you would do before anything else, and what comes after.',
    anchor: ({ wording }) => wording.opening,
  },
  check: {
    criterion: 'problem_solving',
    strength: () => 'You check the outcome or prevent a repeat.',
    gap: () => 'It does not say how you would know that it worked.',
    tip: () => 'Say how you checked that it worked, and what you changed so that it does not come back.',
    anchor: ({ story, wording }) => story.result ?? story.lastAction ?? wording.longest,
  },
  specifics: {
    criterion: 'relevant_experience',
    strength: ({ story }) =>
      story.numbers.length > 0
        ? `Numbers make it concrete: ${story.numbers[0]}.`
        : 'Named things make it concrete.',
    gap: () => 'There is no number and hardly a name in it.',
    tip: () => 'Add one number that you can stand behind: how many, how long, how much before and after.',
    anchor: ({ story, wording }) => story.result ?? story.lastAction ?? wording.longest,
  },
  ownership: {
    criterion: 'cultural_fit',
    strength: () => 'Your own part is clear.',
    gap: ({ story }) =>
      story.plural > 0
        ? 'It is told as "we": your own part stays open.'
        : 'Nobody acts in it: it stays general.',
    tip: () => 'Keep "we" for what the team did and say "I" for your own decision and your own work.',
    anchor: ({ wording }) => wording.longest,
  },
  credit: {
    criterion: 'cultural_fit',
    strength: () => 'Others have a place in your answer.',
    gap: () => 'No one else appears in it.',
    tip: () => 'Name who you worked with and what they brought to it.',
    anchor: ({ story, wording }) => story.lastAction ?? wording.longest,
  },
  lesson: {
    criterion: 'cultural_fit',
    strength: () => 'You say what you took from it.',
    tip: () => 'Close on what you do differently since then.',
    anchor: ({ story }) => story.result ?? story.lastAction,
  },
  no_blame: {
    criterion: 'cultural_fit',
    gap: () => 'This puts the blame on someone else.',
    tip: () => 'Say what you did about it instead of whose fault it was.',
    anchor: ({ story }) => story.blame,
  },
  length: {
    criterion: 'communication_clarity',
    gap: ({ wording, kind }) =>
      wording.words < lengthBands[kind].enough
        ? `At ${wording.words} words it is short; ${lengthBands[kind].enough} or more give room for the whole answer.`
        : `At ${wording.words} words it is long; listeners follow up to about ${lengthBands[kind].full}.`,
    anchor: () => undefined,
  },
  sentences: {
    criterion: 'communication_clarity',
    gap: ({ wording }) => `The longest sentence runs to ${wording.longestWords} words.`,
    tip: () => 'Break this sentence in two.',
    anchor: ({ wording }) => wording.longest,
  },
  order: {
    criterion: 'communication_clarity',
    strength: () => 'Words such as these keep the listener with you.',
    tip: () => 'Mark the turn here with a word such as "first", "then" or "as a result".',
    anchor: ({ story, wording }) => story.lastAction ?? wording.longest,
  },
  clean_words: {
    criterion: 'communication_clarity',
    gap: () => 'Hedges, fillers or stock phrases take the weight out of it.',
    tip: () => 'Say it plainly, without this.',
    anchor: ({ wording }) => wording.hedges.first ?? wording.fillers.first ?? wording.stock.first,
  },
};

/** A word or two shows nothing by itself: the quote then grows to its sentence. */
function grow(passage: Passage, span: Span): Span {
  if (span.end - span.start >= tellingLength) return span;
  const sentence = passage.sentences.find(
    (candidate) => candidate.start <= span.start && span.end <= candidate.end,
  );
  if (!sentence) return span;
  return {
    quote: passage.text.slice(sentence.start, sentence.end),
    start: sentence.start,
    end: sentence.end,
  };
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

function onKeyPoints(reading: AnswerReading): Evidence[] {
  // The parts of a story have remarks of their own.
  if (!reading.isAuthored && (reading.kind === 'behavioural' || reading.kind === 'motivation')) return [];
  const say = (point: KeyPoint, kind: Evidence['kind'], message: string, span?: Span) =>
    remark(reading, 'technical_accuracy', kind, message, span ?? point.span);
  const covered = reading.keyPoints.filter((point) => point.covered > 0 && point.span);
  const denied = reading.keyPoints.filter((point) => point.isDenied);
  const missed = reading.keyPoints.filter((point) => point.covered === 0 && !point.isDenied);
  const quoted = (label: string) => (reading.isAuthored ? label : `"${label}"`);
  return [
    ...covered
      .slice(0, 3)
      .map((point) => say(point, 'strength', `Makes a key point: ${quoted(point.label)}.`)),
    ...denied
      .slice(0, 2)
      .map((point) => say(point, 'gap', `This denies a key point: ${quoted(point.label)}.`)),
    ...missed
      .slice(0, 2)
      .map((point) =>
        say(point, 'gap', `A key point is missing: ${quoted(point.label)}.`, reading.wording.opening),
      ),
    ...missed
      .slice(2, 4)
      .map((point) =>
        say(point, 'tip', `Say something on this as well: ${quoted(point.label)}.`, reading.wording.longest),
      ),
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
  const anchor = item.anchor?.(reading);
  if (id === 'result' && reading.story.result && !reading.story.isMeasured)
    return onUnmeasuredResult(item, reading);
  if (signal.value >= strongAt) {
    const isShown = item.strength && signal.span;
    return isShown
      ? [remark(reading, item.criterion, 'strength', item.strength?.(reading) ?? '', signal.span)]
      : [];
  }
  const found: Evidence[] = [];
  if (signal.value < weakAt && item.gap)
    found.push(remark(reading, item.criterion, 'gap', item.gap(reading), anchor));
  if (item.tip) found.push(remark(reading, item.criterion, 'tip', item.tip(reading), anchor));
  return found;
}

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
  const pick = (kind: Evidence['kind'], room: number) =>
    all.filter((item) => item.kind === kind).slice(0, room);
  const strengths = gates.some((gate) => gate.cap < 60) ? [] : pick('strength', perKind + 1);
  return [...strengths, ...capped, ...pick('gap', perKind), ...pick('tip', perKind)];
}
