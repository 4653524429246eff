import type { Passage } from '../../text/passage.ts';
import type { Clause } from '../reading/clauses.ts';
import { matching } from '../rubric/calibration.ts';
import type { Anchor, Item } from './prepare-points.ts';

/** An answer, laid out for finding words in it. */
export interface Answer {
  passage: Passage;
  clauses: readonly Clause[];
  /** The clause of each token. */
  clauseAt: Uint16Array | Uint32Array;
  roots: readonly string[];
  /** By place, where its root stood before; -1 for the first time. */
  before: Int32Array;
  /** Which words count: neither echoes nor words that the text takes back. */
  counts: Uint8Array;
  /** Where each root stands, echoes left out. */
  places: ReadonlyMap<string, readonly number[]>;
}

/** The clause of each token. */
export function clausePlaces({ tokens }: Passage, clauses: readonly Clause[]): Uint32Array {
  const clauseAt = new Uint32Array(tokens.length);
  for (const [at, clause] of clauses.entries()) clauseAt.fill(at, clause.from, clause.to);
  return clauseAt;
}

/** By place, where its root stood before; -1 for the first time. */
export function placesBefore(roots: readonly string[]): Int32Array {
  const last = new Map<string, number>();
  return Int32Array.from(roots, (root, at) => {
    const before = last.get(root) ?? -1;
    last.set(root, at);
    return before;
  });
}

/** Where each root stands, echoes left out. */
export function readPlaces(roots: readonly string[], isEcho: Uint8Array): Map<string, number[]> {
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
    // A phrase is denied when its first or its last word is: "I would never fit".
    const { tokens } = answer.passage;
    const isNegated = Boolean(tokens[at]?.isNegated || tokens[last]?.isNegated);
    if (item.wantsDenial ? isNegated : !checksPolarity || !isNegated || item.negates) return [at, last];
  }
  return undefined;
}

/**
 * The first and the last place of an anchor in tokens `[from, to)`: every group in different words, the first with its polarity. Of a
 * red flag nothing may be denied, unless its author asks for a denial: "I would say that I didn't read it" admits it.
 */
export function findAnchor(
  answer: Answer,
  anchor: Anchor,
  { from, to }: Pick<Clause, 'from' | 'to'>,
  isFlag = false,
): readonly [number, number] | undefined {
  const taken: (readonly [number, number])[] = [];
  let low = to;
  let high = from;
  let denies = false;
  for (const [step, group] of anchor.entries()) {
    let place: readonly [number, number] | undefined;
    for (const item of group) {
      place = findItem(answer, from, to, item, step === 0 || (isFlag && !denies), taken);
      if (!place) continue;
      denies ||= item.wantsDenial || item.negates;
      break;
    }
    if (!place) return undefined;
    taken.push(place);
    low = Math.min(low, place[0]);
    high = Math.max(high, place[1]);
  }
  const clause = answer.clauses[answer.clauseAt[low] ?? 0];
  if (isFlag && high - low > matching.flagSpan) return undefined;
  return clause?.isTakenBack || (clause?.isDenied && !denies) ? undefined : [low, high];
}

/** Whether an anchor can match anywhere: each group has an item whose first stem the answer holds. */
export const isPossible = ({ places }: Answer, anchor: Anchor): boolean =>
  anchor.every((group) => group.some(({ stems }) => places.has(stems[0] ?? '')));

/** Stretches of the answer that overlap by half: what belongs together stands in one, wherever clauses end. */
export function stretchesOf({ passage: { tokens } }: Answer): Pick<Clause, 'from' | 'to'>[] {
  const size = matching.anchorSpan;
  const count = Math.max(1, Math.ceil((2 * tokens.length) / size) - 1);
  return Array.from({ length: count }, (_, at) => {
    const from = (at * size) / 2;
    return { from, to: Math.min(tokens.length, from + size) };
  });
}
