import type { UnsupportedFact } from '@greenroom/domain';
import { cutText, type Piece } from '@/lib/cut-text.ts';

/** Cuts a letter at the words that nothing supports. A mark whose quote is not exactly that slice is left out. */
export function markUntraced(letter: string, facts: readonly UnsupportedFact[]): Piece<UnsupportedFact>[] {
  const exact = facts.filter(({ quote, start, end }) => quote !== '' && letter.slice(start, end) === quote);
  return cutText(letter, exact);
}
