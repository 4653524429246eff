import { say } from '@greenroom/domain';
import { containment, shingles } from '../../text/overlap.ts';
import type { Passage } from '../../text/passage.ts';
import { type Check, spanOf } from './form-gates.ts';
import { readWordOrder } from './word-order.ts';

const longBreath = 60;
/** A long text without a comma or a full stop. */
function isUnbroken({ tokens, sentences }: Passage): boolean {
  return (
    tokens.length >= longBreath &&
    sentences.length === 1 &&
    tokens.every(({ breakBefore }) => breakBefore === 'none')
  );
}

const leastWords = 25;
const leastReordered = 15;

/** Only words of the sample answer, in an order that shares almost no neighbors with it. */
function isReordered(passage: Passage, ideal: Passage): boolean {
  const words = passage.tokens.map(({ word }) => word);
  const wanted = ideal.tokens.map(({ word }) => word);
  if (
    words.length < leastReordered ||
    !words.every((word, at) => at >= leastReordered || wanted.includes(word))
  )
    return false;
  if (containment(new Set(words), new Set(wanted)) < 0.95) return false;
  return containment(shingles(words, 2), shingles(wanted, 2)) <= 0.34;
}

/** Words in no order: many neighbors that can't stand side by side in English. */
export const shuffledWords: Check = ({ shown: { passage }, allowsFormula, overlap, ideal }) => {
  const message = say('shuffled_words');
  if (allowsFormula) return undefined;
  if (ideal && isReordered(passage, ideal)) return { message, span: spanOf(passage, 0, 7) };
  // Learners' answers to questions with a reference break the rules of English honestly.
  if (overlap || passage.tokens.length < leastWords) return undefined;
  const order = readWordOrder(passage);
  const isScrambled =
    (order.violations >= 4 && order.rate >= 0.1) ||
    (order.violations >= 6 && order.rate >= 0.065) ||
    (order.violations >= 3 && order.rate >= 0.05 && isUnbroken(passage));
  if (!isScrambled) return undefined;
  const at = Math.max(0, order.firstAt);
  return { message, span: spanOf(passage, at, at + 6) };
};
