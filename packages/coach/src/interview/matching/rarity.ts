import { bank } from '../../content/bank.ts';
import { readPassage } from '../../text/passage.ts';

interface Counts {
  sentences: number;
  byStem: ReadonlyMap<string, number>;
}

let counts: Counts | undefined;

/** In how many sentences of the bank's ideal answers each stem stands; counted on first use. */
function countStems(): Counts {
  const byStem = new Map<string, number>();
  let sentences = 0;
  for (const { question } of bank) {
    const { tokens, sentences: found } = readPassage(question.ideal);
    for (const { from, to } of found) {
      sentences += 1;
      const stems = new Set<string>();
      for (let at = from; at < to; at += 1) stems.add(tokens[at]?.stem ?? '');
      for (const stem of stems) byStem.set(stem, (byStem.get(stem) ?? 0) + 1);
    }
  }
  return { sentences, byStem };
}

/** Inverse-frequency weight of a stem (natural logarithm): 0 for one in every sentence, about 8 for one in none. */
export function rarityOf(stem: string): number {
  counts ??= countStems();
  return Math.log((1 + counts.sentences) / (1 + (counts.byStem.get(stem) ?? 0)));
}

/** The same as a share of the largest weight, 0 to 1. */
export function relativeRarityOf(stem: string): number {
  counts ??= countStems();
  return rarityOf(stem) / Math.log(1 + counts.sentences);
}
