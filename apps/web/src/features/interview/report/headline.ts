import { type AnswerReport, type MarginNote, marginNotes } from './report.ts';

/** Words of a quote that a headline has room for. */
const quotedMost = 12;

/** The user's words that the first screen shows: what landed, from two answers where two have something. */
export const momentsThatLanded = (answers: readonly AnswerReport[]) => marginNotes(answers, ['strength'], 2);

/**
 * The verdict as a headline, on the page and in its file: without a long quote that the moments that landed show, so that nothing
 * is said twice on the first screen.
 */
export function headlineOf(verdict: string, moments: readonly MarginNote[]): string {
  const shown = moments.map(({ evidence }) => wordsOf(evidence.quote));
  return verdict.replaceAll(/ "([^"]+)"/g, (whole, quote: string) =>
    wordsOf(quote).split(' ').length > quotedMost && shown.includes(wordsOf(quote)) ? '' : whole,
  );
}

const wordsOf = (quote: string) =>
  quote
    .replaceAll(/\s+/g, ' ')
    .replace(/[.!?]$/, '')
    .trim();
