import { isCounted, type PointFinding } from '@greenroom/domain';
import type { Passage } from '../../text/passage.ts';
import { rootOf } from '../../text/stem.ts';
import type { Clause } from '../reading/clauses.ts';
import type { Span } from '../reading/span.ts';
import { evidence, matching, vocabulary as words, zones } from '../rubric/calibration.ts';
import { findEchoes } from './echo.ts';
import { type Answer, hasAnchor, isPossible, readPlaces } from './find-anchors.ts';
import { findCopies } from './find-copies.ts';
import type { PreparedFlag, PreparedPoint, PreparedQuestion, Say } from './prepare-points.ts';

type Zone = PointFinding['zone'];

/** What an answer says of one point. */
export interface FoundPoint {
  zone: Zone;
  /** How likely it is that the answer makes the point, 0 to 1. */
  likelihood: number;
  /** Whole clauses that hold it. */
  span: Span | undefined;
}
export interface FoundFlag {
  label: string;
  why: string;
  span: Span;
}
export interface PointMatches {
  points: readonly FoundPoint[];
  flags: readonly FoundFlag[];
  /** Share of the answer's words that repeat what the product printed, 0 to 1. */
  echo: number;
  /** Authored clauses of four words or more that stand in the answer word for word, and the share of its words in them. */
  copied: { clauses: number; share: number };
}

/** How many points count. */
export const countedPoints = ({ points }: PointMatches): number => points.filter(isCounted).length;

/** How many points the answer makes, each by its likelihood. */
export const expectedPoints = ({ points }: PointMatches): number =>
  points.reduce((sum, { likelihood }) => sum + likelihood, 0);

interface Shares {
  /** By clause, the largest share of any authored clause that it holds, by rarity. */
  single: Float64Array;
  /** The same for a clause together with the next one. */
  pair: Float64Array;
}

/** What an authored clause shares with each clause of the answer, and with each two neighbors. */
function addShares(answer: Answer, say: Say, found: Float64Array, both: Float64Array, shares: Shares): void {
  const { clauses, places, passage, clauseAt } = answer;
  found.fill(0);
  both.fill(0);
  for (const part of say.parts) {
    let last = -1;
    for (const at of places.get(part.stem) ?? []) {
      const clause = clauseAt[at] ?? 0;
      if (clause === last || passage.tokens[at]?.isNegated !== part.isNegated) continue;
      found[clause] = (found[clause] ?? 0) + part.weight;
      both[clause] = (both[clause] ?? 0) + part.weight;
      // The pair before this clause has the word already when its own clause holds it.
      if (clause > 0 && last !== clause - 1) both[clause - 1] = (both[clause - 1] ?? 0) + part.weight;
      last = clause;
    }
  }
  const whole = say.weight + matching.slack;
  for (const [at, clause] of clauses.entries()) {
    if (clause.isTakenBack || (clause.isDenied && !say.negates)) continue;
    shares.single[at] = Math.max(shares.single[at] ?? 0, (found[at] ?? 0) / whole);
    shares.pair[at] = Math.max(shares.pair[at] ?? 0, (both[at] ?? 0) / whole);
  }
}

function sharesOf(answer: Answer, says: readonly Say[]): Shares {
  const size = answer.clauses.length;
  const shares = { single: new Float64Array(size), pair: new Float64Array(size) };
  const [found, both] = [new Float64Array(size), new Float64Array(size)];
  for (const say of says) addShares(answer, say, found, both, shares);
  return shares;
}

/** The most that any stretch of the answer holds of a point's vocabulary, each word once; echoes and what is taken back left out. */
function vocabularyOf({ roots, counts }: Answer, vocabulary: ReadonlyMap<string, number>): number {
  const { stretch, step } = words;
  // By place, so that each stretch reads numbers and no maps.
  const weights = roots.map((root, at) => (counts[at] ? (vocabulary.get(root) ?? 0) : 0));
  let best = 0;
  for (let from = 0; from < Math.max(1, roots.length - stretch / 2); from += step) {
    const end = Math.min(roots.length, from + stretch);
    let sum = 0;
    for (let at = from; at < end; at += 1) {
      const weight = weights[at] ?? 0;
      if (weight > 0 && roots.indexOf(roots[at] as string, from) === at) sum += weight;
    }
    best = Math.max(best, sum);
  }
  return best / words.unit;
}

const joints = new Set('and but so because then or'.split(' '));
/** Words from which on a quote between two commas is too long, and the clause alone is shown. */
const longQuote = 30;

/** Words of an answer as people would quote them: from comma to comma, without a connective in front. */
function spanOf(
  { passage: { text, tokens }, clauses }: Answer,
  first: number,
  last: number,
): Span | undefined {
  let from = clauses[first]?.from ?? 0;
  let to = clauses[last]?.to ?? 0;
  while (from > 0 && tokens[from]?.breakBefore === 'none' && to - from < longQuote) from -= 1;
  while (to < tokens.length && tokens[to]?.breakBefore === 'none' && to - from < longQuote) to += 1;
  while (from < to - 1 && joints.has(tokens[from]?.word ?? '')) from += 1;
  const start = tokens[from]?.start;
  const end = tokens[to - 1]?.end;
  return start === undefined || end === undefined ? undefined : { quote: text.slice(start, end), start, end };
}

/** What was found of one point, before it is known what was found of the others. */
interface Traces {
  isAnchored: boolean;
  clause: number;
  pair: number;
  vocabulary: number;
  /** The clause that shows it best, -1 for none, and what it holds of an authored one. */
  at: number;
  shown: number;
}

/** The traces of one point. A clause that a red flag holds covers no point. */
function findTraces(answer: Answer, point: PreparedPoint, flagged: ReadonlySet<number>): Traces {
  const anchors = point.anchors.filter((anchor) => isPossible(answer, anchor));
  const { single, pair } = sharesOf(answer, point.says);
  const traces: Traces = { isAnchored: false, clause: 0, pair: 0, vocabulary: 0, at: -1, shown: 0 };
  let best = 0;
  for (const at of answer.clauses.keys()) {
    if (flagged.has(at)) continue;
    const share = single[at] ?? 0;
    traces.clause = Math.max(traces.clause, share);
    traces.pair = Math.max(traces.pair, pair[at] ?? 0);
    const isAnchored = anchors.some((anchor) => hasAnchor(answer, anchor, at));
    traces.isAnchored ||= isAnchored;
    const worth = share + (isAnchored ? 1 : 0);
    if (worth <= best) continue;
    best = worth;
    traces.at = at;
    traces.shown = share;
  }
  return { ...traces, vocabulary: vocabularyOf(answer, point.vocabulary) };
}

/** How likely it is that the point was made, 0 to 1, where a share of the question's other points is anchored. */
function likelihoodOf({ isAnchored, clause, pair, vocabulary }: Traces, others: number): number {
  const sum =
    evidence.bias +
    evidence.anchored * (isAnchored ? 1 : 0) +
    evidence.clause * clause +
    evidence.pair * pair +
    evidence.vocabulary * vocabulary +
    evidence.others * others;
  return 1 / (1 + Math.exp(-sum));
}

function zoneOf({ isAnchored, at, shown }: Traces, likelihood: number): Zone {
  const isShown = at >= 0 && shown >= (isAnchored ? zones.quoted.anchored : zones.quoted.other);
  if (likelihood >= zones.seen && isShown) return 'seen';
  if (likelihood >= zones.counted) return 'counted';
  return likelihood >= zones.ask ? 'perhaps' : 'ask';
}

function findAll(
  answer: Answer,
  points: readonly PreparedPoint[],
  flagged: ReadonlySet<number>,
): FoundPoint[] {
  const all = points.map((point) => findTraces(answer, point, flagged));
  const anchored = all.filter(({ isAnchored }) => isAnchored).length;
  return all.map((traces) => {
    const rest = anchored - (traces.isAnchored ? 1 : 0);
    const likelihood = likelihoodOf(traces, points.length > 1 ? rest / (points.length - 1) : 0);
    const { at } = traces;
    return {
      zone: zoneOf(traces, likelihood),
      likelihood,
      span: at < 0 ? undefined : spanOf(answer, at, at),
    };
  });
}

const quotingWords = new Set(
  'if when whether ask asks asked asking say says said want wants wanted'.split(' '),
);

/** Words of the question are a person's own only where that person says "I" and quotes nobody: "I promise to keep it secret". */
function isOwn({ passage: { tokens } }: Answer, isEcho: Uint8Array, { from, to }: Clause): boolean {
  const words = tokens.slice(from, to).map(({ word }) => word);
  if (!isEcho.subarray(from, to).some(Boolean)) return true;
  return words.some((word) => /^(?:i|we)(?:'|$)/.test(word)) && !words.some((word) => quotingWords.has(word));
}

/** The first clause of each red flag. The question's own words count here: they may be what must not be said. */
function findFlags(answer: Answer, isEcho: Uint8Array, prepared: readonly PreparedFlag[]) {
  const whole = { ...answer, places: readPlaces(answer.roots, new Uint8Array(isEcho.length)) };
  const flagged = new Set<number>();
  const flags: FoundFlag[] = [];
  for (const { label, why, anchors } of prepared) {
    const possible = anchors.filter((anchor) => isPossible(whole, anchor));
    const at = answer.clauses.findIndex(
      (clause, place) =>
        possible.some((anchor) => hasAnchor(whole, anchor, place, true)) && isOwn(answer, isEcho, clause),
    );
    const span = at < 0 ? undefined : spanOf(answer, at, at);
    if (!span) continue;
    flagged.add(at);
    flags.push({ label, why, span });
  }
  return { flags, flagged };
}

/** What an answer says of a prepared question: each point in the question's order, and the red flags. Pure; linear in the answer. */
export function matchPoints(
  passage: Passage,
  clauses: readonly Clause[],
  question: PreparedQuestion,
): PointMatches {
  const roots = passage.tokens.map(({ word }) => rootOf(word));
  const isEcho = findEchoes(passage.tokens, roots, clauses, question);
  const clauseAt = new Uint32Array(passage.tokens.length);
  for (const [at, clause] of clauses.entries()) clauseAt.fill(at, clause.from, clause.to);
  const counts = isEcho.map((echo, at) => (echo || clauses[clauseAt[at] ?? 0]?.isTakenBack ? 0 : 1));
  const answer: Answer = { passage, clauses, clauseAt, roots, counts, places: readPlaces(roots, isEcho) };
  const { flags, flagged } = findFlags(answer, isEcho, question.flags);
  const echoed = isEcho.reduce((sum, one) => sum + one, 0);
  return {
    points: findAll(answer, question.points, flagged),
    flags,
    echo: echoed / Math.max(1, passage.tokens.length),
    copied: findCopies(roots, question.clauses),
  };
}
