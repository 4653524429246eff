import { isFunctionWord, type WordClass, wordClass } from './function-words.ts';
import { markNegation } from './negation.ts';
import { stemOf } from './stem.ts';

/** What stands between a token and the one before it. */
export type Break = 'none' | 'clause' | 'sentence';

/** One word or number, with its place in the original text in UTF-16 code units. */
export interface Token {
  /** NFKC, lower case, straight apostrophes, invisible characters removed. */
  word: string;
  stem: string;
  start: number;
  end: number;
  isNumber: boolean;
  /** Starts with a capital letter in the original. */
  isCapital: boolean;
  wordClass: WordClass | undefined;
  /** Carries meaning of its own: neither a function word nor a stray letter. */
  isContent: boolean;
  /** Stands under a negation ("did not check"). */
  isNegated: boolean;
  /** Position of its sentence in `sentences`. */
  sentence: number;
  breakBefore: Break;
}

/** A sentence: `text.slice(start, end)` is the sentence with its closing punctuation; tokens are `[from, to)`. */
export interface Sentence {
  start: number;
  end: number;
  from: number;
  to: number;
}

/** A text, read once: every measure works on this and points back into `text`. */
export interface Passage {
  text: string;
  tokens: readonly Token[];
  sentences: readonly Sentence[];
}

/** No alternative of this expression can match the same characters in two ways, so matching is linear. */
const tokenPattern =
  /[$€£₹]?\p{Nd}+(?:[.,:]\p{Nd}+)*(?:%|\p{L}{1,3}(?![\p{L}\p{N}]))?|\p{L}[\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\ufeff]*(?:['’ʼ＇]\p{L}+)*[+#]{0,2}/gu;
const invisible = /[\u00ad\u200b-\u200d\ufeff]/g;
const apostrophes = /[’ʼ＇]/g;
const plainAscii = /^[A-Za-z0-9]+$/;
const abbreviations = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'prof',
  'vs',
  'approx',
  'inc',
  'ltd',
  'jr',
  'sr',
  'st',
  'e',
  'g',
  'i',
]);
const closers = new Set(['"', "'", '”', '’', ')', ']', '»']);
const stops = new Set(['.', '!', '?', '…', '。', '！', '？']);
const singleLetterContent = new Set(['c', 'r']);

function normaliseWord(raw: string): string {
  if (plainAscii.test(raw)) return raw.toLowerCase();
  return raw.normalize('NFKC').replace(invisible, '').replace(apostrophes, "'").toLowerCase();
}

/** Classifies the text between two tokens; `endOffset` is where a closing sentence ends, relative to the gap. */
function readGap(gap: string, before: Token, nextIsLower: boolean): { kind: Break; endOffset: number } {
  if (gap === ' ') return { kind: 'none', endOffset: 0 };
  let kind: Break = 'none';
  for (let at = 0; at < gap.length; at += 1) {
    const character = gap[at] as string;
    if (stops.has(character)) {
      const isAbbreviation = character === '.' && abbreviations.has(before.word) && at === 0;
      let end = at + 1;
      while (end < gap.length && (stops.has(gap[end] as string) || closers.has(gap[end] as string))) end += 1;
      const spaced = (end < gap.length && /\s/.test(gap[end] as string)) || character > '\u2fff';
      if (spaced && !isAbbreviation) return { kind: 'sentence', endOffset: end };
      at = end - 1;
    } else if (character === '\n' && !nextIsLower) {
      return { kind: 'sentence', endOffset: at };
    } else if (character === '\n' && /[\n•*-]/.test(gap.slice(at + 1))) {
      return { kind: 'sentence', endOffset: at };
    } else if (',;:()[]–—"“”'.includes(character) || gap.slice(at, at + 3) === ' - ') {
      kind = 'clause';
    }
  }
  return { kind, endOffset: 0 };
}

function makeToken(raw: string, start: number): Token {
  const word = normaliseWord(raw);
  const isNumber = /^[$€£₹]?\p{Nd}/u.test(word);
  const content =
    !isFunctionWord(word) && (word.length > 1 || isNumber || singleLetterContent.has(word) || raw > '\u2e80');
  return {
    word,
    stem: isNumber ? word : stemOf(word),
    start,
    end: start + raw.length,
    isNumber,
    isCapital: /^\p{Lu}/u.test(raw),
    wordClass: wordClass(word),
    isContent: content,
    isNegated: false,
    sentence: 0,
    breakBefore: 'none',
  };
}

/**
 * Reads a text into tokens and sentences whose offsets point into the text as given (nothing is rewritten), in linear time.
 * Any string is accepted: empty, emoji, control characters, any script.
 */
export function readPassage(text: string): Passage {
  const tokens: Token[] = [];
  const sentences: Sentence[] = [];
  let from = 0;
  const close = (endOffset: number) => {
    const first = tokens[from];
    const last = tokens[tokens.length - 1];
    if (first && last)
      sentences.push({ start: first.start, end: last.end + endOffset, from, to: tokens.length });
    from = tokens.length;
  };
  for (const match of text.matchAll(tokenPattern)) {
    const token = makeToken(match[0], match.index);
    const before = tokens[tokens.length - 1];
    if (before) {
      const gap = readGap(text.slice(before.end, token.start), before, /^\p{Ll}/u.test(match[0]));
      token.breakBefore = gap.kind;
      if (gap.kind === 'sentence') close(gap.endOffset);
    }
    token.sentence = sentences.length;
    tokens.push(token);
  }
  const last = tokens[tokens.length - 1];
  if (last) {
    const tail = text.slice(last.end);
    let end = 0;
    while (end < tail.length && (stops.has(tail[end] as string) || closers.has(tail[end] as string)))
      end += 1;
    close(end);
  }
  markNegation(tokens);
  return { text, tokens, sentences };
}

/** The stems of the words that carry content, in order. */
export function contentStems(passage: Passage): string[] {
  const stems: string[] = [];
  for (const token of passage.tokens) if (token.isContent) stems.push(token.stem);
  return stems;
}

/** The exact slice of the original text from one token to another, both included. */
export function sliceTokens(
  passage: Passage,
  first: Token,
  last: Token,
): { quote: string; start: number; end: number } {
  return { quote: passage.text.slice(first.start, last.end), start: first.start, end: last.end };
}
