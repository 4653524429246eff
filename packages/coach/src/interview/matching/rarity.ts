import { bank } from '../../content/bank.ts';
import { readPassage } from '../../text/passage.ts';
import { plainTokens } from '../../text/plain-tokens.ts';
import { rootOf } from '../../text/stem.ts';

interface Counts {
  sentences: number;
  byStem: ReadonlyMap<string, number>;
  byRoot: ReadonlyMap<string, number>;
}

let counts: Counts | undefined;

/** In how many sentences of the bank's ideal answers each stem stands; counted on first use. */
function countStems(): Counts {
  const byStem = new Map<string, number>();
  const byRoot = new Map<string, number>();
  const add = (counts: Map<string, number>, found: ReadonlySet<string>) => {
    for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1);
  };
  let sentences = 0;
  for (const { question } of bank) {
    const { tokens, sentences: found } = readPassage(question.ideal);
    for (const { from, to } of found) {
      sentences += 1;
      const inside = plainTokens(tokens.slice(from, to));
      add(byStem, new Set(inside.map(({ stem }) => stem)));
      add(byRoot, new Set(inside.map(({ word }) => rootOf(word))));
    }
  }
  return { sentences, byStem, byRoot };
}

/** Inverse-frequency weight of a stem (natural logarithm): 0 for one in every sentence, about 8 for one in none. */
export function rarityOf(stem: string): number {
  counts ??= countStems();
  return Math.log((1 + counts.sentences) / (1 + (counts.byStem.get(stem) ?? 0)));
}

/** The same for a root, which has no synonyms in it. */
export function rootRarityOf(root: string): number {
  counts ??= countStems();
  return Math.log((1 + counts.sentences) / (1 + (counts.byRoot.get(root) ?? 0)));
}

/** The same as a share of the largest weight, 0 to 1. */
export function relativeRarityOf(stem: string): number {
  counts ??= countStems();
  return rarityOf(stem) / Math.log(1 + counts.sentences);
}
