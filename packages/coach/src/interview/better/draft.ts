import type { BetterKind } from '@greenroom/domain';
import { readPassage } from '../../text/passage.ts';
import { withApostrophe } from './apostrophes.ts';
import { EditLog } from './edit-log.ts';

/** A word of the answer on its way to a better text. */
export interface DraftWord {
  /** Lower case, straight apostrophes. */
  word: string;
  start: number;
  end: number;
  sentence: number;
  /** A comma, a dash or the like is before it. */
  afterComma: boolean;
  /** First of its sentence, as written. */
  isFirst: boolean;
  isCapital: boolean;
  /** Left out by an edit. */
  isGone: boolean;
  /** It was left out because it says nothing, not because it is said again. */
  isFiller: boolean;
  /** A sound in front of it held it apart from the words before. */
  isApart: boolean;
  /** A sound that goes if the words beside it read on, or can be marked apart. */
  isPending: boolean;
}

/** An answer with its words and the edits made so far. */
export interface Draft {
  text: string;
  words: readonly DraftWord[];
  /** `[from, to)` in words, and where the sentence ends with its punctuation. */
  sentences: readonly { from: number; to: number; end: number }[];
  log: EditLog;
}

/** Reads an answer as it was written. */
export function readDraft(text: string): Draft {
  const { tokens, sentences } = readPassage(text);
  const words = tokens.map(
    ({ word, start, end, sentence, isCapital, breakBefore }, at): DraftWord => ({
      ...{
        start,
        end,
        sentence,
        isCapital,
        isGone: false,
        isFiller: false,
        isApart: false,
        isPending: false,
      },
      word: withApostrophe(word, tokens[at + 1]?.word ?? '', tokens[at - 1]?.word ?? ''),
      afterComma: breakBefore === 'clause',
      isFirst: at === 0 || breakBefore === 'sentence',
    }),
  );
  return { text, words, sentences, log: new EditLog(text) };
}

/** The words that are left, with their places in the draft. */
export const keptWords = (draft: Draft): { word: DraftWord; at: number }[] =>
  draft.words.flatMap((word, at) => (word.isGone ? [] : [{ word, at }]));

const commaBehind = (text: string, end: number) => /^\s*,/.exec(text.slice(end, end + 3))?.[0].length ?? 0;

const opensClause = /^(?:i|we|he|she|they|it|but|so|and|not)\b/;
const leadsOn = /^(?:and|but|so|or|because|that|then|if|when|like|the|an?|my|our|to|of|is|was)$/;

/** The characters to leave out with the words `[from, to)`, so that neither a comma nor a space is left over. */
function rangeOf({ text, words }: Draft, from: number, to: number): { start: number; end: number } {
  const [first, last] = [words[from] as DraftWord, words[to - 1] as DraftWord];
  let rest = to;
  while (words[rest]?.isGone) rest += 1;
  // What was left out behind the words has taken the space there.
  const next = rest < words.length ? words[to] : undefined;
  if (first.isFirst || !next || next.isFirst) {
    if (next && !next.isFirst) return { start: first.start, end: next.start };
    // The end of a sentence: its full stop stays, a comma before the words goes.
    const before = words[from - 1];
    const start = before && !first.isFirst && !before.isGone ? before.end : first.start;
    return { start, end: last.end };
  }
  const comma = commaBehind(text, last.end);
  const before = words[from - 1] as DraftWord;
  // "The paid side to be honest, I can": the comma parts what is left.
  if (
    comma > 0 &&
    !first.afterComma &&
    !before.isGone &&
    opensClause.test(next.word) &&
    !leadsOn.test(before.word)
  )
    return { start: before.end, end: last.end };
  const isEnclosed = comma > 0 && first.afterComma && !before.isGone;
  return isEnclosed && !opensClause.test(next.word)
    ? { start: before.end, end: last.end + comma }
    : { start: first.start, end: next.start };
}

/** Leaves the words `[from, to)` out. Cuts of one kind in one sentence are one edit. */
export function cut(draft: Draft, kind: BetterKind, from: number, to: number): void {
  const { words, log, text } = draft;
  const [first, last] = [words[from], words[to - 1]];
  if (!first || !last) return;
  const { start, end } = rangeOf(draft, from, to);
  if (log.touches(start, end)) return;
  log.add(
    `${kind}-${first.sentence}-${Math.floor(from / cutsTogether)}`,
    kind,
    [{ start, end, opens: first.isFirst }],
    [text.slice(first.start, last.end), ''],
  );
  const isFiller = kind === 'filler' || kind === 'hedge';
  for (let at = from; at < to; at += 1) Object.assign(words[at] as DraftWord, { isGone: true, isFiller });
}

/** A dictated answer is one sentence to us at first: cuts this far apart are edits of their own. */
const cutsTogether = 40;
