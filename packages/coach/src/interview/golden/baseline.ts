import { characterRuns } from '../../text/overlap.ts';
import { type Passage, readPassage } from '../../text/passage.ts';

const saturation = 1.2;
const lengthShare = 0.75;

/** Counts of content words; of all words where there are none. */
function countsOf({ tokens }: Passage): Map<string, number> {
  const content = tokens.filter((token) => token.isContent);
  const counts = new Map<string, number>();
  for (const { stem } of content.length > 0 ? content : tokens) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

function characterDice(a: Passage, b: Passage): number {
  const left = characterRuns(
    a.tokens.map(({ word }) => word),
    3,
  );
  const right = characterRuns(
    b.tokens.map(({ word }) => word),
    3,
  );
  const size = (runs: Map<string, number>) => [...runs.values()].reduce((sum, count) => sum + count, 0);
  let shared = 0;
  for (const [run, count] of left) shared += Math.min(count, right.get(run) ?? 0);
  const all = size(left) + size(right);
  return all === 0 ? 0 : (2 * shared) / all;
}

/**
 * What a scorer without judgement gives, 0 to 100: the mean of alignment recall, alignment F, BM25 and overlap of character runs
 * with the reference answer, under a square root. The measure that the built-in coach has to beat.
 */
export function baselineScore(ideal: string, answer: string): number {
  const [wanted, given] = [readPassage(ideal), readPassage(answer)];
  const [want, have] = [countsOf(wanted), countsOf(given)];
  const shared = [...want.keys()].filter((stem) => have.has(stem)).length;
  const recall = shared / Math.max(1, want.size);
  const precision = shared / Math.max(1, have.size);
  const harmonic = shared === 0 ? 0 : (2 * recall * precision) / (recall + precision);
  const length = given.tokens.length / Math.max(1, wanted.tokens.length);
  const damping = saturation * (1 - lengthShare + lengthShare * length);
  let frequency = 0;
  for (const stem of want.keys()) {
    const count = have.get(stem) ?? 0;
    frequency += (count * (saturation + 1)) / (count + damping);
  }
  const bm25 = Math.min(1, frequency / (want.size * (saturation + 1)) / (1 / (1 + saturation)));
  return 100 * Math.sqrt((recall + harmonic + bm25 + characterDice(wanted, given)) / 4);
}
