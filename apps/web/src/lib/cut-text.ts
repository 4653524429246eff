/** A piece of a text: what marks it, null for plain words, and where it begins. */
export interface Piece<Mark> {
  text: string;
  mark: Mark | null;
  start: number;
}

/**
 * Cuts a text at marked places, given in any order. Joined again, the pieces are the text. A place that begins inside
 * an earlier one is left out.
 */
export function cutText<Mark extends { start: number; end: number }>(
  text: string,
  places: readonly Mark[],
): Piece<Mark>[] {
  const pieces: Piece<Mark>[] = [];
  let at = 0;
  for (const mark of places.toSorted((one, other) => one.start - other.start)) {
    if (mark.start < at) continue;
    if (mark.start > at) pieces.push({ text: text.slice(at, mark.start), mark: null, start: at });
    pieces.push({ text: text.slice(mark.start, mark.end), mark, start: mark.start });
    at = mark.end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), mark: null, start: at });
  return pieces;
}
