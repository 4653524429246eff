/** Words of a quote that a headline has room for. */
const quotedMost = 12;

/**
 * The verdict as a headline: without a long quote that is right below it among the moments that landed (`quotes`), so that the
 * first screen says nothing twice.
 */
export function headlineOf(verdict: string, quotes: readonly string[]): string {
  const shown = quotes.map(wordsOf);
  return verdict.replaceAll(/ "([^"]+)"/g, (whole, quote: string) =>
    wordsOf(quote).split(' ').length > quotedMost && shown.includes(wordsOf(quote)) ? '' : whole,
  );
}

const wordsOf = (quote: string) =>
  quote
    .replaceAll(/\s+/g, ' ')
    .replace(/[.!?]$/, '')
    .trim();
