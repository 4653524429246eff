import { nearStems } from './near-words.ts';
import type { Passage } from './passage.ts';

/** How a stem was found: strength 1 for the stem itself, less for a typo or a related word. */
export interface StemHit {
  stem: string;
  strength: number;
  /** Positions of its tokens in the passage. */
  at: readonly number[];
}

const typoLength = 5;
/** A longer word is none, and forgiving it a letter costs its length squared. */
const longestTypo = 24;
const typoStrength = 0.9;
const relatedStrength = 0.7;
const nearStrength = 0.55;
const relatedPrefix = 4;
const relatedShare = 0.7;
const longestEnding = 3;

/** Looks stems up in a passage, forgiving one-letter typos and related word forms, in time linear in the passage. */
export class StemIndex {
  readonly positions = new Map<string, number[]>();
  #byDeletion: Map<string, string> | undefined;
  #byPrefix: Map<string, string[]> | undefined;

  constructor(passage: Passage) {
    for (let at = 0; at < passage.tokens.length; at += 1) {
      const token = passage.tokens[at];
      if (!token) continue;
      const found = this.positions.get(token.stem);
      if (found) found.push(at);
      else this.positions.set(token.stem, [at]);
    }
  }

  find(stem: string): StemHit | undefined {
    const exact = this.positions.get(stem);
    if (exact) return { stem, strength: 1, at: exact };
    if (stem.length < relatedPrefix) return undefined;
    const typo = mayBeTypo(stem) ? this.#typo(stem) : undefined;
    if (typo) return { stem: typo, strength: typoStrength, at: this.positions.get(typo) ?? [] };
    const related = this.#related(stem);
    if (!related) return undefined;
    return { stem: related, strength: relatedStrength, at: this.positions.get(related) ?? [] };
  }

  /** A word that means nearly the same as a stem and is not taken: each word of an answer stands for one of the reference. */
  findNear(stem: string, taken: ReadonlySet<string>): StemHit | undefined {
    for (const near of nearStems(stem)) {
      if (taken.has(near)) continue;
      const at = this.positions.get(near);
      if (at) return { stem: near, strength: nearStrength, at };
    }
    return undefined;
  }

  #typo(stem: string): string | undefined {
    this.#byDeletion ??= indexDeletions(this.positions.keys());
    for (const form of withDeletions(stem)) {
      const found = this.#byDeletion.get(form);
      if (found && found[0] === stem[0] && Math.abs(found.length - stem.length) <= 1) return found;
    }
    return undefined;
  }

  #related(stem: string): string | undefined {
    this.#byPrefix ??= indexPrefixes(this.positions.keys());
    const candidates = this.#byPrefix.get(stem.slice(0, relatedPrefix)) ?? [];
    return candidates.find((other) => {
      const shared = sharedPrefix(stem, other);
      const longer = Math.max(stem.length, other.length);
      // One word is the other with an ending (dens, densiti), or they part near their ends (defin, definit).
      const isEnding = shared === Math.min(stem.length, other.length) && longer - shared <= longestEnding;
      return isEnding || (shared > relatedPrefix && shared / longer >= relatedShare);
    });
  }
}

const mayBeTypo = ({ length }: string) => length >= typoLength && length <= longestTypo;

function withDeletions(stem: string): string[] {
  const forms = [stem];
  for (let at = 1; at < stem.length; at += 1) forms.push(stem.slice(0, at) + stem.slice(at + 1));
  return forms;
}

function indexDeletions(stems: Iterable<string>): Map<string, string> {
  const index = new Map<string, string>();
  for (const stem of stems) {
    if (!mayBeTypo(stem)) continue;
    for (const form of withDeletions(stem)) if (!index.has(form)) index.set(form, stem);
  }
  return index;
}

function indexPrefixes(stems: Iterable<string>): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const stem of stems) {
    if (stem.length < relatedPrefix) continue;
    const prefix = stem.slice(0, relatedPrefix);
    const found = index.get(prefix);
    if (!found) index.set(prefix, [stem]);
    else if (found.length < 20) found.push(stem);
  }
  return index;
}

function sharedPrefix(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return at;
}
