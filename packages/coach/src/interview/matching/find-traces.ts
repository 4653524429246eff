import { matching, vocabulary as words } from '../rubric/calibration.ts';
import { type Answer, findAnchor, isPossible, type stretchesOf } from './find-anchors.ts';
import type { Anchor, PreparedPoint, Say } from './prepare-points.ts';

/** What an anchor in a clause is worth beside its share of an authored clause, which is below 1. */
const anchorWorth = 1;

/**
 * What an authored clause shares with each clause of the answer, by rarity, kept where it is the most so far; returns the largest share.
 * Clauses that a red flag holds show nothing.
 */
function addShares(
  answer: Answer,
  say: Say,
  flagged: ReadonlySet<number>,
  found: Float64Array,
  shares: Float64Array,
): number {
  const { clauses, places, passage, clauseAt } = answer;
  found.fill(0);
  for (const part of say.parts) {
    let last = -1;
    for (const at of places.get(part.stem) ?? []) {
      const clause = clauseAt[at] ?? 0;
      if (clause === last || passage.tokens[at]?.isNegated !== part.isNegated) continue;
      found[clause] = (found[clause] ?? 0) + part.weight;
      last = clause;
    }
  }
  const whole = say.weight + matching.slack;
  let most = 0;
  for (const [at, clause] of clauses.entries()) {
    if (clause.isTakenBack || (clause.isDenied && !say.negates) || flagged.has(at)) continue;
    const share = (found[at] ?? 0) / whole;
    shares[at] = Math.max(shares[at] ?? 0, share);
    most = Math.max(most, share);
  }
  return most;
}

/** By clause, the largest share of any authored clause that it holds, and the mean of what the best ways share anywhere; 0 to 1. */
function sharesOf(answer: Answer, says: readonly Say[], flagged: ReadonlySet<number>) {
  const size = answer.clauses.length;
  const shares = new Float64Array(size);
  const found = new Float64Array(size);
  const best = says.map((say) => addShares(answer, say, flagged, found, shares)).sort((a, b) => b - a);
  const ways = best.slice(0, matching.ways);
  return { shares, ways: ways.reduce((sum, share) => sum + share, 0) / Math.max(1, ways.length) };
}

/** What an answer holds of a point's vocabulary, each word once; echoes and what is taken back left out. In `words.unit`s. */
function vocabularyOf({ roots, counts, before }: Answer, vocabulary: ReadonlyMap<string, number>) {
  const { stretch, step, unit } = words;
  // By place, so that each stretch reads numbers and no maps.
  const weights = roots.map((root, at) => (counts[at] ? (vocabulary.get(root) ?? 0) : 0));
  const sumOf = (from: number, end: number) => {
    let sum = 0;
    for (let at = from; at < end; at += 1) {
      const weight = weights[at] ?? 0;
      if (weight > 0 && (before[at] ?? -1) < from) sum += weight;
    }
    return sum;
  };
  let best = 0;
  for (let from = 0; from < Math.max(1, roots.length - stretch / 2); from += step)
    best = Math.max(best, sumOf(from, Math.min(roots.length, from + stretch)));
  return { stretch: best / unit, whole: sumOf(0, roots.length) / unit };
}

/** What was found of one point, before it is known what was found of the others. */
export interface Traces {
  isAnchored: boolean;
  /** The largest share of an authored clause in one clause, 0 to 1. */
  clause: number;
  /** The same as the mean over the `matching.ways` ways to say the point that share most. */
  ways: number;
  vocabulary: { stretch: number; whole: number };
  /** How well each clause shows the point: its share of an authored clause, and 1 more where it holds some of an anchor; 0 where a flag is. */
  shows: Float64Array;
}

/** Which clauses hold some of an anchor. Its words may stand in two of them. */
function anchoredClauses(
  answer: Answer,
  stretches: ReturnType<typeof stretchesOf>,
  anchors: readonly Anchor[],
): Uint8Array {
  const isAnchored = new Uint8Array(answer.clauses.length);
  for (const anchor of anchors) {
    if (!isPossible(answer, anchor)) continue;
    for (const stretch of stretches) {
      const place = findAnchor(answer, anchor, stretch);
      if (!place) continue;
      const [first = 0, last = 0] = place.map((at) => answer.clauseAt[at]);
      isAnchored.fill(1, first, last + 1);
    }
  }
  return isAnchored;
}

/** The traces of one point. A clause that a red flag holds covers no point. */
export function findTraces(
  answer: Answer,
  stretches: ReturnType<typeof stretchesOf>,
  point: PreparedPoint,
  flagged: ReadonlySet<number>,
): Traces {
  const { shares, ways } = sharesOf(answer, point.says, flagged);
  const isAnchored = anchoredClauses(answer, stretches, point.anchors);
  const shows = shares.map((share, at) => (flagged.has(at) ? 0 : share + (isAnchored[at] ? anchorWorth : 0)));
  return {
    isAnchored: shows.some((worth) => worth >= anchorWorth),
    clause: shares.reduce((most, share) => Math.max(most, share), 0),
    ways,
    vocabulary: vocabularyOf(answer, point.vocabulary),
    shows,
  };
}
