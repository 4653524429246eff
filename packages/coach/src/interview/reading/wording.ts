import { type Passage, sliceTokens } from '../../text/passage.ts';
import { findPhrases, type PhraseBook, type PhraseMatch } from '../../text/phrases.ts';
import type { Span } from './span.ts';
import {
  checkBook,
  exampleBook,
  fillerBook,
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
  sentences: number;
  wordsPerSentence: number;
  longest: Span | undefined;
  longestWords: number;
  opening: Span | undefined;
  openingWords: number;
  opensWithFiller: boolean;
  hedges: Marks;
  fillers: Marks;
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

/** Reads how an answer is put: sentences, order, reasons, hedges, fillers and stock phrases. */
export function readWording(passage: Passage): Wording {
  const { sentences, tokens } = passage;
  let longest = sentences[0];
  for (const sentence of sentences) {
    if (longest && sentence.to - sentence.from > longest.to - longest.from) longest = sentence;
  }
  const opening = sentences[0];
  const fillers = mark(passage, fillerBook);
  const span = (sentence: typeof opening): Span | undefined =>
    sentence && {
      quote: passage.text.slice(sentence.start, sentence.end),
      start: sentence.start,
      end: sentence.end,
    };
  return {
    words: tokens.length,
    sentences: sentences.length,
    wordsPerSentence: tokens.length / Math.max(1, sentences.length),
    longest: span(longest),
    longestWords: longest ? longest.to - longest.from : 0,
    opening: span(opening),
    openingWords: opening ? opening.to - opening.from : 0,
    opensWithFiller: fillers.first !== undefined && fillers.first.start <= (opening?.start ?? 0) + 8,
    hedges: mark(passage, hedgeBook),
    fillers,
    stock: mark(passage, stockBook),
    order: mark(passage, orderBook),
    reasons: mark(passage, reasonBook),
    checks: mark(passage, checkBook),
    examples: mark(passage, exampleBook),
    method: mark(passage, methodBook),
    motives: mark(passage, motiveBook),
  };
}
