import { type Passage, sliceTokens } from '../../text/passage.ts';
import { findPhrases, type PhraseBook, type PhraseMatch } from '../../text/phrases.ts';
import type { Span } from './span.ts';
import {
  checkBook,
  exampleBook,
  hedgeBook,
  methodBook,
  motiveBook,
  orderBook,
  reasonBook,
  stockBook,
} from './wording-words.ts';

/** Marks of one kind: how many different ones, and the first. */
export interface Marks {
  count: number;
  distinct: number;
  first: Span | undefined;
}

export interface Wording {
  words: number;
  hedges: Marks;
  stock: Marks;
  order: Marks;
  reasons: Marks;
  checks: Marks;
  examples: Marks;
  method: Marks;
  motives: Marks;
}

function wordsOf(passage: Passage, match: PhraseMatch): Span | undefined {
  const first = passage.tokens[match.from];
  const last = passage.tokens[match.to - 1];
  return first && last ? sliceTokens(passage, first, last) : undefined;
}

function mark(passage: Passage, book: PhraseBook): Marks {
  const matches = findPhrases(passage, book);
  const distinct = new Set<string>();
  for (const match of matches) {
    distinct.add(
      passage.tokens
        .slice(match.from, match.to)
        .map((token) => token.stem)
        .join(' '),
    );
  }
  const first = matches[0];
  return { count: matches.length, distinct: distinct.size, first: first && wordsOf(passage, first) };
}

/** Reads how an answer is put: order, reasons, hedges and stock phrases. */
export function readWording(passage: Passage): Wording {
  return {
    words: passage.tokens.length,
    hedges: mark(passage, hedgeBook),
    stock: mark(passage, stockBook),
    order: mark(passage, orderBook),
    reasons: mark(passage, reasonBook),
    checks: mark(passage, checkBook),
    examples: mark(passage, exampleBook),
    method: mark(passage, methodBook),
    motives: mark(passage, motiveBook),
  };
}
