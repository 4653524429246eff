import { type Draft, keptWords } from './draft.ts';
import { findStops } from './spoken-sentences.ts';
import { startsClause } from './spoken-words.ts';

export type Kept = ReturnType<typeof keptWords>;
type Change = { start: number; end: number; after: string; opens?: boolean };

/** Words from which on a sentence with hardly a comma was dictated. */
const runOnWords = 40;
const wordsToComma = 22;
const names = new Set(
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february april june july august september october november december english spanish french german italian america canada mexico brazil germany france spain italy poland india japan england ireland ghana nigeria kenya ukraine philippines vietnam europe africa asia london paris chicago california texas florida portuguese dutch american british european christmas easter thanksgiving'.split(
    ' ',
  ),
);
const questionOpening =
  /^(?:(?:how|what|why|where|when|who) (?:do|does|did|is|are|was|were|would|could|can|should) (?:i|we|you|he|she|they|it|the|a|my|your)|(?:is|are|was|do|does|did|can|could|would) (?:i|we|you|he|she|they|there|it|those|these)) /;

const longestQuestion = 14;
/** "What do I like, so my father was": begins as a question and goes on as something else. */
const endMark = (words: readonly string[]) =>
  words.length <= longestQuestion &&
  questionOpening.test(`${words.slice(0, 4).join(' ')} `) &&
  !words.some((word, at) => /^(?:so|because|well|but)$/.test(word) && startsClause(words, at + 1))
    ? '?'
    : '.';

/** The words that are left, sentence by sentence. */
export function bySentence({ sentences }: Draft, kept: Kept): Kept[] {
  const groups: Kept[] = sentences.map(() => []);
  for (const one of kept) groups[one.word.sentence]?.push(one);
  return groups;
}

/** Splits text without periods into sentences; adds `commas`, capitals and the final period to any text. `isAsked`: a blank follows. */
export function setSentences(draft: Draft, isAsked: boolean, commas: readonly Change[]): void {
  const kept = keptWords(draft);
  const changes: Change[] = bySentence(draft, kept)
    .filter((sentence) => isDictated(draft, sentence))
    .flatMap((sentence) => stopsIn(draft, sentence));
  const hasStops = changes.length > 0;
  changes.push(...capitals(draft, kept), ...lastStop(draft, kept));
  const real = changes.filter(
    ({ start, end, after, opens }) => opens || after !== draft.text.slice(start, end),
  );
  // Capitals, commas and a period at the end are no reason to show another version.
  if (!(hasStops || isAsked || !draft.log.isEmpty)) return;
  if (real.length > 0) draft.log.add('sentences', 'sentences', real, ['', '']);
  if (commas.length > 0) draft.log.add('commas', 'commas', commas, ['', '']);
}

/** The whole answer has hardly a period, and this sentence of it hardly a comma. What somebody punctuated is left as it is. */
export function isDictated(draft: Draft, sentence: Kept): boolean {
  const commas = sentence.filter(({ word }) => word.afterComma).length;
  const isPunctuated =
    draft.words.length / draft.sentences.length < runOnWords && /[.!?…](?:\s|$)/.test(draft.text);
  return (
    !isPunctuated && commas * wordsToComma <= sentence.length && !/["“”();:]/.test(textOf(draft, sentence))
  );
}

/** Whether some sentence of the answer was dictated. */
export const hasDictated = (draft: Draft): boolean =>
  bySentence(draft, keptWords(draft)).some((sentence) => sentence.length > 0 && isDictated(draft, sentence));

export const textOf = ({ text, sentences }: Draft, kept: Kept) =>
  kept[0] ? text.slice(kept[0].word.start, sentences[kept[0].word.sentence]?.end ?? text.length) : '';

/** Fillers that are said between words that belong together. */
const noPause =
  /^(?:very|really|extremely|super|incredibly|like|kind|sort|of|just|actually|probably|maybe|perhaps)$/;

/** Places in front of which a filler was left out, and nothing but fillers. */
const pausesIn = ({ words }: Draft, kept: Kept): number[] =>
  kept.flatMap(({ at }, place) => {
    const gone = words.slice((kept[place - 1]?.at ?? at) + 1, at);
    const isPause = gone.some(({ word }) => !noPause.test(word)) && gone.every(({ isFiller }) => isFiller);
    return isPause ? [place] : [];
  });

/** Stops, and a dash where a sound held two thoughts apart and nothing else does. */
function marksIn(draft: Draft, kept: Kept) {
  const stops = findStops(
    kept.map(({ word }) => word.word),
    pausesIn(draft, kept),
  );
  const dashes = kept.flatMap(({ word }, at) =>
    at > 0 && word.isApart && !stops.some((stop) => Math.abs(stop.at - at) < 2)
      ? [{ at, mark: ' —' as const, drops: 0 }]
      : [],
  );
  return [...stops, ...dashes].sort((one, other) => one.at - other.at);
}

function stopsIn(draft: Draft, kept: Kept): Change[] {
  const words = kept.map(({ word }) => word.word);
  let from = 0;
  return marksIn(draft, kept).flatMap(({ at, mark, drops }) => {
    const [before, here] = [kept[at - 1], kept[at]];
    if (!before || !here) return [];
    const after = mark === '.' ? endMark(words.slice(from, at)) : mark;
    if (mark === '.') from = at + drops;
    const comma = draft.text[before.word.end] === ',' ? 1 : 0;
    const stop = { start: before.word.end, end: before.word.end + comma, after, opens: mark === '.' };
    const next = draft.words[here.at + 1];
    return drops > 0 && next ? [stop, { start: here.word.start, end: next.start, after: '' }] : [stop];
  });
}

const abbreviated = /\b(?:[ap]\.m|e\.g|i\.e|etc|vs|approx|no|nr|incl|max|min|\p{L})\.\s*$/iu;
const isOdd = (raw: string) => /\p{Lu}/u.test(raw.slice(1));

const isLowerI = /^i(?:'\w+)?$/;

/** Capitals of names and of "I", and of each word that opens a sentence, be it left out or not. */
function capitals({ text, words }: Draft, kept: Kept): Change[] {
  const named = kept.flatMap(({ word: { start, word, isCapital } }): Change[] =>
    (isLowerI.test(word) || names.has(word)) && !isCapital
      ? [{ start, end: start + 1, after: (text[start] ?? '').toUpperCase() }]
      : [],
  );
  const opening = words.flatMap(({ start, end, word, isFirst, isCapital }): Change[] => {
    const before = text.slice(Math.max(0, start - 12), start);
    const isAfterStop = /^\s*$|[.!?…]\s+$|\n\s*$/.test(before) && !abbreviated.test(before);
    const isPlain =
      /^\p{Ll}/u.test(text.slice(start)) && !isOdd(text.slice(start, end)) && !isLowerI.test(word);
    return isFirst && isAfterStop && isPlain && !isCapital
      ? [{ start, end: start, after: '', opens: true }]
      : [];
  });
  return [...named, ...opening];
}

/** A period at the end: behind words that are left out too, so that it ends the text when they are taken back. */
function lastStop({ text, words, log }: Draft, kept: Kept): Change[] {
  const last = words.at(-1);
  if (!last || kept.length === 0 || /[.!?…:]["'”’)\]]*\s*$/.test(text)) return [];
  const isOpen = !/^["'”’)\]]/.test(text.slice(last.end)) && !log.touches(last.end, text.length);
  return isOpen ? [{ start: last.end, end: last.end, after: '.' }] : [];
}
