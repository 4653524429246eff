import { say, type Worded } from '@greenroom/domain';
import { plainWords } from '../../text/overlap.ts';
import { type Passage, sliceTokens, type Token } from '../../text/passage.ts';
import type { AnswerReading } from '../matching/read-answer.ts';
import type { Span } from '../reading/span.ts';
import { findOrders } from './find-orders.ts';
import { speaksOfPrompts } from './injection-words.ts';

/** What tripped a gate. */
export interface Tripped {
  message: Worded;
  span: Span | undefined;
}
export type Check = (reading: AnswerReading) => Tripped | undefined;

const keyboardRows = /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|erty|rtyu|tyui|yuio|uiop|zxcv|xcvb|cvbn|vbnm/;
const sameLetter = /(.)\1{3}/;
const consonantRun = /[bcdfghjklmnpqrstvwxz]{6}/;
const vowel = /[aeiouy\d]/;

function isGibberishWord(token: Token): boolean {
  if (token.isNumber || token.wordClass !== undefined) return false;
  if (/[^a-z'+#]/.test(token.word)) return false;
  const isAbbreviation = token.isCapital && token.word.length <= 5;
  if (keyboardRows.test(token.word) || sameLetter.test(token.word) || consonantRun.test(token.word))
    return true;
  return token.word.length >= 5 && !isAbbreviation && !vowel.test(token.word);
}

/** The words from one token up to another as they stand in the answer. */
export function spanOf(passage: Passage, from: number, to: number): Span | undefined {
  const first = passage.tokens[from];
  const last = passage.tokens[Math.min(to, passage.tokens.length) - 1];
  return first && last ? sliceTokens(passage, first, last) : undefined;
}

/** The first sentence, whole. */
export function openingOf({ text, sentences }: Passage): Span | undefined {
  const [first] = sentences;
  return first && { quote: text.slice(first.start, first.end), start: first.start, end: first.end };
}

/** Words that speak to the scorer. */
export const injection: Check = ({ shown: { passage }, question }) => {
  if (speaksOfPrompts(question.text)) return undefined;
  const [order] = findOrders(passage);
  if (!order) return undefined;
  const [start, end] = order;
  return {
    message: say('injection'),
    span: { quote: passage.text.slice(start, end), start, end },
  };
};

/** Letters that make no words. */
export const gibberish: Check = ({ shown: { passage } }) => {
  const strange = passage.tokens.findIndex(isGibberishWord);
  if (strange < 0) return undefined;
  const share = passage.tokens.filter(isGibberishWord).length / passage.tokens.length;
  if (share < 0.3) return undefined;
  return {
    message: say('gibberish'),
    span: spanOf(passage, strange, strange + 1),
  };
};

/** The same words over and over. */
export const repetition: Check = ({ shown: { passage } }) => {
  const words = plainWords(passage);
  if (words.length < 12) return undefined;
  const runs = new Set<string>();
  let repeats = 0;
  for (let at = 0; at + 3 <= words.length; at += 1) {
    const run = `${words[at]} ${words[at + 1]} ${words[at + 2]}`;
    if (runs.has(run)) repeats += 1;
    runs.add(run);
  }
  if (repeats / (words.length - 2) < 0.6) return undefined;
  return { message: say('repetition'), span: openingOf(passage) };
};
