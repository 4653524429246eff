import type { UnsupportedFact } from '@greenroom/domain';

export interface LetterPiece {
  text: string;
  /** Words that nothing in the form supports. */
  isMarked: boolean;
  start: number;
}

/** Cuts a letter at the words that nothing supports. A mark whose quote is not exactly that slice is left out. */
export function markUntraced(letter: string, facts: readonly UnsupportedFact[]): LetterPiece[] {
  const exact = facts
    .filter(({ quote, start, end }) => quote !== '' && letter.slice(start, end) === quote)
    .toSorted((one, other) => one.start - other.start);
  const pieces: LetterPiece[] = [];
  let at = 0;
  for (const { start, end, quote } of exact) {
    if (start < at) continue;
    if (start > at) pieces.push({ text: letter.slice(at, start), isMarked: false, start: at });
    pieces.push({ text: quote, isMarked: true, start });
    at = end;
  }
  if (at < letter.length) pieces.push({ text: letter.slice(at), isMarked: false, start: at });
  return pieces;
}
