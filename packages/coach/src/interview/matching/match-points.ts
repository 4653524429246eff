import type { Passage } from '../../text/passage.ts';
import { rootOf } from '../../text/stem.ts';
import type { Clause } from '../reading/clauses.ts';
import { matching, zones } from '../rubric/calibration.ts';
import { findEchoes } from './echo.ts';
import type { Anchor, Item, PreparedPoint, PreparedQuestion, Say } from './prepare-points.ts';

export type Zone = 'seen' | 'counted' | 'perhaps' | 'ask';

/** Words of an answer: `text.slice(start, end) === quote`, in UTF-16 code units. */
export interface Span {
  quote: string;
  start: number;
  end: number;
}

/** What an answer says of one point. */
export interface FoundPoint {
  zone: Zone;
  /** The largest share of any authored clause that one place of the answer holds, 0 to 1. */
  share: number;
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

interface Answer {
  passage: Passage;
  clauses: readonly Clause[];
  /** The clause of each token. */
  clauseAt: Uint16Array | Uint32Array;
  roots: readonly string[];
  /** Where each root stands, echoes left out. */
  places: ReadonlyMap<string, readonly number[]>;
}

function readPlaces(roots: readonly string[], isEcho: Uint8Array): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, root] of roots.entries()) {
    if (isEcho[at]) continue;
    const known = places.get(root);
    if (known) known.push(at);
    else places.set(root, [at]);
  }
  return places;
}

/** The last place of a phrase whose first word stands at `at`, at most `phraseGap` other words between neighbors; -1 for none. */
function phraseEnd({ roots }: Answer, at: number, to: number, stems: readonly string[]): number {
  let last = at;
  for (let step = 1; step < stems.length; step += 1) {
    const end = Math.min(to, last + matching.phraseGap + 2);
    let next = last + 1;
    while (next < end && roots[next] !== stems[step]) next += 1;
    if (next >= end) return -1;
    last = next;
  }
  return last;
}

/** The place of an item in tokens `[from, to)`, apart from words that are taken. */
function findItem(
  answer: Answer,
  from: number,
  to: number,
  item: Item,
  checksPolarity: boolean,
  taken: readonly (readonly [number, number])[],
): readonly [number, number] | undefined {
  for (const at of answer.places.get(item.stems[0] ?? '') ?? []) {
    if (at >= to) break;
    if (at < from || taken.some(([first, last]) => at >= first && at <= last)) continue;
    const last = phraseEnd(answer, at, to, item.stems);
    if (last < 0) continue;
    const isNegated = answer.passage.tokens[at]?.isNegated ?? false;
    if (item.wantsDenial ? isNegated : !checksPolarity || !isNegated || item.negates) return [at, last];
  }
  return undefined;
}

/** Whether every group of an anchor stands in clauses `[first, last]`, in different words, the first group with its polarity. */
function hasAnchor(answer: Answer, anchor: Anchor, first: number, last: number): boolean {
  const from = answer.clauses[first]?.from ?? 0;
  const to = answer.clauses[last]?.to ?? 0;
  const taken: (readonly [number, number])[] = [];
  let low = to;
  let high = from;
  let denies = false;
  for (let at = 0; at < anchor.length; at += 1) {
    let place: readonly [number, number] | undefined;
    for (const item of anchor[at] ?? []) {
      place = findItem(answer, from, to, item, at === 0, taken);
      if (!place) continue;
      denies ||= item.wantsDenial || item.negates;
      break;
    }
    if (!place) return false;
    taken.push(place);
    low = Math.min(low, place[0]);
    high = Math.max(high, place[1]);
  }
  const clause = answer.clauses[answer.clauseAt[low] ?? 0];
  return high - low <= matching.anchorSpan && !clause?.isTakenBack && (denies || !clause?.isDenied);
}

/** Whether an anchor can match anywhere: each group has an item whose first stem the answer holds. */
const isPossible = ({ places }: Answer, anchor: Anchor): boolean =>
  anchor.every((group) => group.some(({ stems }) => places.has(stems[0] ?? '')));

/** By clause of the answer, the largest share of any authored clause that it holds, by rarity. */
function sharesOf(answer: Answer, says: readonly Say[]): Float64Array {
  const { clauses, places, passage } = answer;
  const best = new Float64Array(clauses.length);
  const found = new Float64Array(clauses.length);
  for (const say of says) {
    found.fill(0);
    for (const part of say.parts) {
      let counted = -1;
      for (const at of places.get(part.stem) ?? []) {
        const clause = answer.clauseAt[at] ?? 0;
        if (clause === counted || passage.tokens[at]?.isNegated !== part.isNegated) continue;
        found[clause] = (found[clause] ?? 0) + part.weight;
        counted = clause;
      }
    }
    const whole = say.weight + matching.slack;
    for (const [at, clause] of clauses.entries())
      if (!clause.isTakenBack && (!clause.isDenied || say.negates))
        best[at] = Math.max(best[at] ?? 0, (found[at] ?? 0) / whole);
  }
  return best;
}

const zoneNames = ['seen', 'counted', 'perhaps'] as const;
type Kind = 'anchor' | 'pair' | 'say';

const joints = new Set('and but so because then or which that when while if since'.split(' '));
/** Words from which on a quote between two commas is too long, and the clause alone is shown. */
const longQuote = 30;

/** Words of an answer as people would quote them: from comma to comma, without a connective in front. */
function spanOf({ passage: { text, tokens }, clauses }: Answer, first: number, last: number): Span | undefined {
  let from = clauses[first]?.from ?? 0;
  let to = clauses[last]?.to ?? 0;
  while (from > 0 && tokens[from]?.breakBefore === 'none' && to - from < longQuote) from -= 1;
  while (to < tokens.length && tokens[to]?.breakBefore === 'none' && to - from < longQuote) to += 1;
  while (from < to - 1 && joints.has(tokens[from]?.word ?? '')) from += 1;
  const start = tokens[from]?.start;
  const end = tokens[to - 1]?.end;
  return start === undefined || end === undefined ? undefined : { quote: text.slice(start, end), start, end };
}

/** The best place of one point. A clause that a red flag holds covers no point. */
function locate(answer: Answer, point: PreparedPoint, flagged: ReadonlySet<number>): FoundPoint {
  let rank: number = zoneNames.length;
  let best = { share: 0, first: -1, last: -1 };
  const consider = (kind: Kind, share: number, first: number, last: number) => {
    const found = zoneNames.findIndex((zone) => share >= zones[zone][kind]);
    if (found < 0 || found > rank || (found === rank && share <= best.share)) return;
    rank = found;
    best = { share, first, last };
  };
  const anchors = point.anchors.filter((anchor) => isPossible(answer, anchor));
  const shares = sharesOf(answer, point.says);
  const isAnchored = (first: number, last: number) =>
    anchors.some((anchor) => hasAnchor(answer, anchor, first, last));
  for (const [at, clause] of answer.clauses.entries()) {
    if (flagged.has(at)) continue;
    const share = shares[at] ?? 0;
    const next = answer.clauses[at + 1];
    consider('say', share, at, at);
    if (anchors.length === 0) continue;
    if (isAnchored(at, at)) consider('anchor', share, at, at);
    else if (next && !flagged.has(at + 1) && isAnchored(at, at + 1)) {
      const both = Math.max(share, shares[at + 1] ?? 0);
      // Across a full stop a pair only keeps the question from being asked.
      const isSame = next.sentence === clause.sentence;
      consider('pair', isSame ? both : Math.min(both, zones.counted.pair - 0.001), at, at + 1);
    }
  }
  const zone: Zone = zoneNames[rank] ?? 'ask';
  return { zone, share: best.share, span: best.first < 0 ? undefined : spanOf(answer, best.first, best.last) };
}

/** Authored clauses that stand in the answer word for word. */
function findCopies(roots: readonly string[], clauses: readonly (readonly string[])[]) {
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const stems of clauses) {
    const [first] = stems;
    if (first === undefined || stems.length < matching.echoRun) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), stems]);
  }
  const isCopied = new Uint8Array(roots.length);
  let count = 0;
  for (const [at, root] of roots.entries()) {
    for (const stems of byFirst.get(root) ?? []) {
      if (!stems.every((stem, step) => roots[at + step] === stem)) continue;
      count += 1;
      isCopied.fill(1, at, at + stems.length);
    }
  }
  const words = isCopied.reduce((sum, one) => sum + one, 0);
  return { clauses: count, share: words / Math.max(1, roots.length) };
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
  const answer: Answer = { passage, clauses, clauseAt, roots, places: readPlaces(roots, isEcho) };
  const flagged = new Set<number>();
  const flags: FoundFlag[] = [];
  for (const { label, why, anchors } of question.flags) {
    const possible = anchors.filter((anchor) => isPossible(answer, anchor));
    const at = clauses.findIndex((_, clause) =>
      possible.some((anchor) => hasAnchor(answer, anchor, clause, clause)),
    );
    const span = at < 0 ? undefined : spanOf(answer, at, at);
    if (!span) continue;
    flagged.add(at);
    flags.push({ label, why, span });
  }
  const echoed = isEcho.reduce((sum, one) => sum + one, 0);
  return {
    points: question.points.map((point) => locate(answer, point, flagged)),
    flags,
    echo: echoed / Math.max(1, passage.tokens.length),
    copied: findCopies(roots, question.clauses),
  };
}
