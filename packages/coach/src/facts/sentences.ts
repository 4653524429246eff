import type { UnsupportedFact } from '@greenroom/domain';

/** A line or a sentence of it, with its place in the whole text. */
export interface TracedSentence {
  text: string;
  start: number;
}

const abbreviation = /\b(?:Mr|Mrs|Ms|Dr|St|Inc|Ltd|vs|e\.g|i\.e|No|Jr|Sr|Pvt|Co|Corp)$/;

/** Lines, and sentences within them. Linear. */
export function sentencesOf(text: string): TracedSentence[] {
  const sentences: TracedSentence[] = [];
  for (const line of text.matchAll(/[^\n]+/g)) {
    let from = 0;
    const push = (to: number) => {
      const piece = line[0].slice(from, to);
      const lead = piece.length - piece.trimStart().length;
      if (piece.trim()) sentences.push({ text: piece.trim(), start: line.index + from + lead });
      from = to;
    };
    for (const stop of line[0].matchAll(/[.!?](?=\s+[\p{Lu}“"])/gu)) {
      if (!abbreviation.test(line[0].slice(Math.max(0, stop.index - 12), stop.index))) push(stop.index + 1);
    }
    push(line[0].length);
  }
  return sentences;
}

/** A finding at a place in a sentence, as a finding in the whole text. */
export const fact = (
  kind: UnsupportedFact['kind'],
  sentence: TracedSentence,
  at: { start: number; end: number },
  reason: string,
): UnsupportedFact => ({
  kind,
  quote: sentence.text.slice(at.start, at.end),
  start: sentence.start + at.start,
  end: sentence.start + at.end,
  reason,
});
