import { bareName } from './trace-tuples.ts';

/** Where a piece of a text ends: at a line, a sentence, a table cell, a bar, a bullet or a colon. */
const pieceEnd = /[\n\t|•▪●◦;:]+|[.!?](?=\s)/u;
/** Words by which a piece is looked up, and how many pieces that start with them are compared. */
const keyLength = 3;
const mostCandidates = 50;

const keyOf = (bare: string) => bare.split(' ', keyLength).join(' ');

/**
 * Says of a sentence whether the sources hold it word for word, as one whole piece or as several in a row, so that nothing that
 * limits it ("assistant", "helped to") was cut off. Case and punctuation do not count. Linear.
 */
export function verbatimIn(sources: readonly string[]): (sentence: string) => boolean {
  let plain = ' ';
  const starts = new Map<string, number[]>();
  const ends = new Set<number>();
  const pieces = sources.flatMap((source) => source.split(pieceEnd)).map(bareName);
  const offsets: number[] = [];
  for (const piece of pieces.filter(Boolean)) {
    offsets.push(plain.length);
    plain += `${piece} `;
    ends.add(plain.length);
  }
  for (const offset of offsets) {
    const key = keyOf(plain.slice(offset, offset + 120));
    for (const part of new Set([key, keyOf(key.split(' ', 2).join(' ')), key.split(' ', 1)[0] as string])) {
      const known = starts.get(part);
      if (known) known.push(offset);
      else starts.set(part, [offset]);
    }
  }
  return (sentence) => {
    const bare = bareName(sentence);
    if (bare === '') return true;
    const candidates = starts.get(keyOf(bare)) ?? [];
    return candidates
      .slice(0, mostCandidates)
      .some((offset) => plain.startsWith(`${bare} `, offset) && ends.has(offset + bare.length + 1));
  };
}
