import { type Passage, readPassage } from '../../text/passage.ts';
import type { Span } from '../reading/span.ts';
import { findOrders, type Range } from './find-orders.ts';
import { speaksOfPrompts } from './injection-words.ts';

/** What is left of an answer without the sentences that speak to the scorer, at the same places, and the first of those. */
export interface SetAside {
  passage: Passage;
  order: Span;
}

/** Fewer content words than this are no answer of their own: then the whole is judged as an attempt to order a score. */
const fewestContentWords = 6;

/**
 * Takes the sentences that speak to the scorer out of an answer that says something besides: nothing in them is followed, and
 * nothing of the answer is lost for them. They become blanks of the same length, so that offsets still point into the answer.
 * Undefined where there are none, or where nothing is left to judge. Linear in the length.
 */
export function setOrdersAside(passage: Passage, question: string): SetAside | undefined {
  if (speaksOfPrompts(question)) return undefined;
  const ranges = orderRanges(passage);
  const first = ranges[0];
  if (!first) return undefined;
  const rest = readPassage(blanked(passage.text, ranges));
  const content = rest.tokens.filter((token) => token.isContent).length;
  if (content < fewestContentWords) return undefined;
  const [start, end] = first;
  return { passage: rest, order: { quote: passage.text.slice(start, end), start, end } };
}

/** Start and end of every sentence that holds an order or a mark of one, and of marks that stand outside of sentences. */
function orderRanges(passage: Passage): readonly Range[] {
  return findOrders(passage).map((range) => widened(range, passage));
}

/** The range with the whole of every sentence that it touches. */
function widened([start, end]: Range, { sentences }: Passage): Range {
  const first = sentences.findIndex((sentence) => sentence.end > start);
  const touched = first < 0 ? [] : sentences.slice(first).filter((sentence) => sentence.start < end);
  return [
    Math.min(start, ...touched.slice(0, 1).map((sentence) => sentence.start)),
    Math.max(end, ...touched.slice(-1).map((sentence) => sentence.end)),
  ];
}

/** Line breaks in place of what is taken out: the sentences around it stay apart. */
function blanked(text: string, ranges: readonly Range[]): string {
  let rest = '';
  let at = 0;
  for (const [start, end] of ranges) {
    if (end <= at) continue;
    rest += text.slice(at, start) + '\n'.repeat(end - Math.max(at, start));
    at = end;
  }
  return rest + text.slice(at);
}
