import type { Passage } from './passage.ts';

const articles = new Set(['a', 'an', 'the']);

/** The words of a passage without articles: dropping those changes no overlap. */
export function plainWords(passage: Passage): string[] {
  const words: string[] = [];
  for (const token of passage.tokens) if (!articles.has(token.word)) words.push(token.word);
  return words;
}

/** All runs of `size` words. */
export function shingles(words: readonly string[], size: number): Set<string> {
  const runs = new Set<string>();
  for (let at = 0; at + size <= words.length; at += 1) runs.add(words.slice(at, at + size).join(' '));
  return runs;
}

/** The share of `inner` that stands in `outer`, 0 to 1; 0 for an empty set. */
export function containment(inner: ReadonlySet<string>, outer: ReadonlySet<string>): number {
  if (inner.size === 0) return 0;
  let shared = 0;
  for (const item of inner) if (outer.has(item)) shared += 1;
  return shared / inner.size;
}

/** Shared items over all items of two sets, 0 to 1. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const item of a) if (b.has(item)) shared += 1;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Counts of every run of `size` characters in the words, each padded by a space on both sides. */
export function characterRuns(words: readonly string[], size: number): Map<string, number> {
  const runs = new Map<string, number>();
  for (const word of words) {
    const padded = ` ${word} `;
    for (let at = 0; at + size <= padded.length; at += 1) {
      const run = padded.slice(at, at + size);
      runs.set(run, (runs.get(run) ?? 0) + 1);
    }
  }
  return runs;
}
