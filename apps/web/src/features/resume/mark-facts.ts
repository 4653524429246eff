import type { UnsupportedFact } from '@greenroom/domain';
import { cutText, type Piece } from '@/lib/cut-text.ts';

/** Cuts a text at its untraceable facts, wherever they have moved to. A fact whose words are gone is left out. */
export function markFacts(text: string, facts: readonly UnsupportedFact[]): Piece<UnsupportedFact>[] {
  const found = facts.flatMap((fact) => {
    const start = placeOf(text, fact);
    return start === -1 ? [] : [{ ...fact, start, end: start + fact.quote.length }];
  });
  return cutText(text, found);
}

function placeOf(text: string, { quote, start, end }: UnsupportedFact): number {
  if (quote === '') return -1;
  return text.slice(start, end) === quote ? start : text.indexOf(quote);
}
