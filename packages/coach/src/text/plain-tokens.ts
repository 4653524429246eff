import { wordClass } from './function-words.ts';
import { numberUnits } from './number-words.ts';
import type { Token } from './passage.ts';
import { stemOf } from './stem.ts';

const set = (words: string) => new Set(words.split(' '));

/** Words that dictation adds and nobody means. */
const fillers = set('um umm uh uhh erm hmm yeah ok okay basically literally honestly actually');
const fillerPairs = new Set(['you know', 'i mean', 'so yeah', 'yeah so']);
/** "Do you know", "if you know": here it's no filler. */
const asking = set('do did if what how as until once let than');
/** Behind these, "like" is a verb or a comparison: "I like", "it looks like". */
const governsLike = set(
  "i we you they he she people who would i'd we'd you'd they'd to do don't did didn't not feel feels felt look looks looked sound sounds sounded seem seems seemed",
);
/** Contractions that are dictated or typed without their apostrophe. */
const contractions = new Map(
  "i'm i've don't didn't doesn't isn't aren't wasn't weren't couldn't wouldn't shouldn't hasn't haven't hadn't can't won't that's there's you're they're we've they've you've they'd you'd they'll you'll he's she's what's"
    .split(' ')
    .map((word) => [word.replace("'", ''), word] as const),
);
const units = new Map(Object.entries(numberUnits));
const scales = new Map(Object.entries({ hundred: 100, thousand: 1e3, million: 1e6 }));
/** Up to this, prose writes numbers as words, and so do the phrase books. */
const spelledOut = Object.entries(numberUnits).filter(([, value]) => value <= 12);
const wordOf = new Map(spelledOut.map(([word, value]) => [String(value), word]));
wordOf.set('12', 'twelve');

function isFiller(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  const before = tokens[at - 1]?.word ?? '';
  if (fillers.has(word)) return true;
  if (word === 'like') return !governsLike.has(before);
  if (fillerPairs.has(`${word} ${tokens[at + 1]?.word}`)) return !asking.has(before);
  if (fillerPairs.has(`${before} ${word}`)) return !asking.has(tokens[at - 2]?.word ?? '');
  return word === before && wordClass(word) !== undefined && word !== 'that' && word !== 'had';
}

const plainDigits = (word: string) => word.replace(/[$€£₹,]/g, '');

/** A number from `at` on, in words or "5 million", with the place behind it. A number of one word is left to the caller if it is "one". */
function readNumber(tokens: readonly Token[], at: number): { value: number; to: number } | undefined {
  const opening = tokens[at];
  if (!opening || !(opening.isNumber || units.has(opening.word) || scales.has(opening.word)))
    return undefined;
  const written = plainDigits(opening.word);
  const digits = /^\d+(?:\.\d+)?$/.test(written);
  let [total, open, to] = digits ? [0, Number(written), at + 1] : [0, 0, at];
  // What may follow: a scale always, a unit behind tens, anything smaller behind a hundred or a thousand.
  let room = digits ? 0 : 1e3;
  for (let next = to; next < tokens.length; next += 1) {
    const word = tokens[next]?.word ?? '';
    const [unit, scale] = [units.get(word), scales.get(word)];
    if (unit !== undefined && unit < room && word !== 'dozen') {
      open += unit;
      room = unit >= 20 ? 10 : 0;
    } else if (scale !== undefined) {
      if (scale === 100) open = Math.max(1, open) * scale;
      else [total, open] = [total + Math.max(1, open) * scale, 0];
      room = 100;
    } else if (word !== 'and' || room !== 100) break;
    else continue;
    to = next + 1;
  }
  return to > at ? { value: total + open, to } : undefined;
}

/** The place behind a "percent" at `at`, or `at`. */
function behindPercent(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.word === 'percent') return at + 1;
  return tokens[at]?.word === 'per' && tokens[at + 1]?.word === 'cent' ? at + 2 : at;
}

/** A number as one token: up to twelve as a word, else in plain digits, with "%" for "percent". */
function numberToken(tokens: readonly Token[], at: number): { token: Token; to: number } | undefined {
  const first = tokens[at] as Token;
  const read = readNumber(tokens, at);
  if (!first.isNumber && (!read || (read.value === 1 && read.to === at + 1))) return undefined;
  const behind = read?.to ?? at + 1;
  const to = behindPercent(tokens, behind);
  const value = read ? String(read.value) : plainDigits(first.word);
  const word = to > behind ? `${value}%` : (wordOf.get(value) ?? value);
  const isNumber = /^\d/.test(word);
  const end = tokens[to - 1]?.end ?? first.end;
  return { token: { ...withWord(first, word), isNumber, end }, to };
}

/** A token that is read as another word. */
const withWord = (token: Token, word: string): Token => ({
  ...token,
  word,
  stem: /^\d/.test(word) ? word : stemOf(word),
  wordClass: wordClass(word),
  isContent: wordClass(word) === undefined,
});

/**
 * The words of a text as they sound, whoever wrote them down: no fillers, one way to write a number and a contraction. What was typed
 * and what was dictated give the same tokens. Offsets still point into the text as given. An author's "like" is kept with `isAuthored`.
 */
export function plainTokens(tokens: readonly Token[], isAuthored = false): Token[] {
  const plain: Token[] = [];
  let skipped: Token['breakBefore'] = 'none';
  const add = (token: Token) => {
    plain.push(skipped === 'none' ? token : { ...token, breakBefore: skipped });
    skipped = 'none';
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (!isAuthored && isFiller(tokens, at)) {
      if (skipped !== 'sentence' && token.breakBefore !== 'none') skipped = token.breakBefore;
      continue;
    }
    const number = numberToken(tokens, at);
    if (number) {
      add(number.token);
      at = number.to - 1;
      continue;
    }
    const word = contractions.get(token.word);
    add(word ? withWord(token, word) : token);
  }
  return plain;
}
