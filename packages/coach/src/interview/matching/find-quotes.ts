import type { Passage, Sentence } from '../../text/passage.ts';
import type { ShownText } from '../reading/plain-reading.ts';
import type { Span } from '../reading/span.ts';
import { matching, vocabulary as words, zones } from '../rubric/calibration.ts';
import { type Answer, findAnchor } from './find-anchors.ts';
import type { Anchor, PreparedPoint, Say } from './prepare-points.ts';

/** Words of the answer that could be quoted, and what they hold of each point's vocabulary, in `words.unit`s. */
export interface Quote {
  span: Span;
  /** Its tokens: `[from, to)`. */
  from: number;
  to: number;
  held: Float64Array;
}

/** By clause, what would be quoted for it; read on first use, since most clauses show no point. */
export function quotesOf(
  answer: Answer,
  text: ShownText,
  points: readonly PreparedPoint[],
): (clause: number) => Quote | undefined {
  const known = new Map<number, Quote | undefined>();
  const { tokens } = answer.passage;
  const read = (clause: number): Quote | undefined => {
    const span = quoteOf(answer, text, clause);
    if (!span) return undefined;
    const from = Math.max(
      0,
      tokens.findIndex(({ start }) => start >= span.start),
    );
    let to = from;
    const said = new Set<string>();
    for (; (tokens[to]?.end ?? Infinity) <= span.end; to += 1)
      if (answer.counts[to]) said.add(answer.roots[to] ?? '');
    const held = Float64Array.from(points, ({ vocabulary }) => {
      let sum = 0;
      for (const root of said) sum += vocabulary.get(root) ?? 0;
      return sum / words.unit;
    });
    return { span, from, to, held };
  };
  return (clause) => {
    if (!known.has(clause)) known.set(clause, read(clause));
    return known.get(clause);
  };
}

/** What a quote holds of a point's vocabulary, and by how much that is more than it holds of any other point's. */
export function holdsOf({ held }: Pick<Quote, 'held'>, point: number): { holds: number; lead: number } {
  const holds = held[point] ?? 0;
  let other = 0;
  for (const [at, value] of held.entries()) if (at !== point) other = Math.max(other, value);
  return { holds, lead: holds - other };
}

/** The largest share of an authored clause that some words hold, by rarity, 0 to 1; a denied word counts for a denied one. */
function shareIn({ passage: { tokens }, roots }: Answer, { from, to }: Quote, says: readonly Say[]): number {
  const said = new Set<string>();
  for (let at = from; at < to; at += 1) said.add(`${tokens[at]?.isNegated ? '!' : ''}${roots[at]}`);
  let most = 0;
  for (const say of says) {
    let found = 0;
    for (const { stem, isNegated, weight } of say.parts)
      if (said.has(`${isNegated ? '!' : ''}${stem}`)) found += weight;
    most = Math.max(most, found / (say.weight + matching.slack));
  }
  return most;
}

/** What the best anchor that a quote holds shows, 0 to 1: a single word alone ("definition") shows half. */
function anchorIn(answer: Answer, quote: Quote, anchors: readonly Anchor[]): number {
  let best = 0;
  for (const anchor of anchors) {
    const worth = anchor.length > 1 ? 1 : 0.5;
    if (worth > best && findAnchor(answer, anchor, quote)) best = worth;
  }
  return best;
}

/** How surely the quoted words alone show a point: by a whole anchor in them, an authored clause, and the point's vocabulary. */
function surenessOf(answer: Answer, quote: Quote, { anchors, says }: PreparedPoint, holds: number): number {
  const { anchored, share, vocabulary, mostVocabulary } = zones.sure;
  return (
    anchored * anchorIn(answer, quote, anchors) +
    share * shareIn(answer, quote, says) +
    vocabulary * Math.min(mostVocabulary, holds)
  );
}

/** Of the quotes for the clauses that show a point, the one that holds most of its vocabulary and leads by most. */
export function fullestQuote<T extends Pick<Quote, 'held'>>(
  shows: Float64Array,
  quoteAt: (clause: number) => T | undefined,
  point: number,
): T | undefined {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [at, worth] of shows.entries()) {
    const quote = worth > 0 ? quoteAt(at) : undefined;
    if (!quote) continue;
    const { holds, lead } = holdsOf(quote, point);
    if (holds + lead <= most) continue;
    most = holds + lead;
    best = quote;
  }
  return best;
}

/**
 * The quote that shows a point most surely, undefined where none is sure enough to be praised. The likelihood speaks of the whole answer, so
 * it doesn't tell right quotes from wrong ones; what the quoted words hold does.
 */
export function surestQuote(
  answer: Answer,
  shows: Float64Array,
  quoteAt: (clause: number) => Quote | undefined,
  prepared: PreparedPoint,
  point: number,
): Span | undefined {
  let best: Span | undefined;
  let most: number = zones.sure.least;
  const { quoted } = zones;
  const read = new Set<number>();
  for (const [at, worth] of shows.entries()) {
    const quote = worth > 0 ? quoteAt(at) : undefined;
    if (!quote || read.has(quote.from)) continue;
    read.add(quote.from);
    const { holds, lead } = holdsOf(quote, point);
    if (holds < quoted.holds || lead < quoted.lead) continue;
    const sureness = surenessOf(answer, quote, prepared, holds);
    if (sureness < most) continue;
    most = sureness;
    best = quote.span;
  }
  return best;
}

const set = (text: string) => new Set(text.split(' '));
const joints = set('and but so because then or um uh well yeah');
/** No quote ends on one of these. */
const danglers = set(
  'and but so because then or um uh if before after when while for to the a an with at of not only',
);
/** The most words of a quote that is more than one clause; fewer where nobody said where a sentence ends. */
const longQuote = { written: 30, spoken: 22 } as const;
/** What joins a dictated clause to the one before it; "if" and "when" open a new sentence as often. Without a joint it's a new one. */
const joinsOn = set('and but so because then or which who that where than');
const dependsOn = set(
  'and but so because then or which who that where than when while until if before after',
);

/** Of the sentences that hold some tokens: all, where they fit in a quote, else the one that holds most of them. */
function sentencesAround({ sentences }: Passage, from: number, to: number): { from: number; to: number } {
  const held = sentences.filter((one) => one.from < to && one.to > from);
  const whole = { from: held[0]?.from ?? from, to: held.at(-1)?.to ?? to };
  if (whole.to - whole.from <= longQuote.written || held.length < 2) return whole;
  const shareOf = (one: Sentence) => Math.min(to, one.to) - Math.max(from, one.from);
  return held.reduce((best, one) => (shareOf(one) > shareOf(best) ? one : best));
}

/**
 * The words from `start` to `end` as people would quote them: their sentence, or as many clauses of it as fit in a quote, without a
 * connective in front. "Usually a B-tree" alone shows nothing.
 */
export function quoteAround(
  { passage, clauses, isSpoken }: ShownText,
  { start, end }: Omit<Span, 'quote'>,
): Span | undefined {
  const { text, tokens } = passage;
  const first = tokens.findIndex((token) => token.end > start);
  const last = tokens.findLastIndex((token) => token.start < end);
  if (first < 0 || last < first) return undefined;
  const sentence = sentencesAround(passage, first, last + 1);
  const inside = clauses.filter((one) => one.to > sentence.from && one.from < sentence.to);
  const held = inside.filter((one) => one.to > first && one.from <= last);
  let from = Math.max(sentence.from, held[0]?.from ?? first);
  let to = Math.min(sentence.to, held.at(-1)?.to ?? last + 1);
  const most = isSpoken ? longQuote.spoken : longQuote.written;
  const opensWith = (at: number, words: ReadonlySet<string>) =>
    !isSpoken || words.has(tokens[at]?.word ?? '');
  for (const clause of inside)
    if (clause.to > to && clause.to - from <= most && clause.from === to && opensWith(clause.from, joinsOn))
      to = clause.to;
  for (const clause of inside.toReversed())
    if (clause.from < from && to - clause.from <= most && clause.to === from && opensWith(from, dependsOn))
      from = clause.from;
  while (from < to - 1 && joints.has(tokens[from]?.word ?? '')) from += 1;
  if (isSpoken) while (to - 1 > from && danglers.has(tokens[to - 1]?.word ?? '')) to -= 1;
  const [opening, closing] = [tokens[from]?.start ?? start, tokens[to - 1]?.end ?? end];
  return { quote: text.slice(opening, closing), start: opening, end: closing };
}

/** The quote for a clause of the answer; none for -1. */
export function quoteOf(
  { clauses, passage: { tokens } }: Answer,
  text: ShownText,
  at: number,
): Span | undefined {
  const [start, end] = [tokens[clauses[at]?.from ?? -1]?.start, tokens[(clauses[at]?.to ?? 0) - 1]?.end];
  return start === undefined || end === undefined ? undefined : quoteAround(text, { start, end });
}
