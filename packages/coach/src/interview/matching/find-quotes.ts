import type { Passage, Sentence } from '../../text/passage.ts';
import type { ShownText } from '../reading/plain-reading.ts';
import type { Span } from '../reading/span.ts';
import { vocabulary as words } from '../rubric/calibration.ts';
import type { Answer } from './find-anchors.ts';
import type { PreparedPoint } from './prepare-points.ts';

/**
 * How much more of a point's vocabulary each clause holds than of any other point's, in `words.unit`s: by point, then by clause. The clause
 * that leads most is the one to quote; the share of an authored clause doesn't tell right quotes from wrong ones.
 */
export function vocabularyLeads(
  { roots, counts, clauses }: Answer,
  points: readonly PreparedPoint[],
): Float64Array[] {
  const said = clauses.map(
    ({ from, to }) => new Set(roots.slice(from, to).filter((_, at) => counts[from + at])),
  );
  const held = points.map(({ vocabulary }) =>
    Float64Array.from(said, (known) => {
      let sum = 0;
      for (const root of known) sum += vocabulary.get(root) ?? 0;
      return sum / words.unit;
    }),
  );
  return held.map((own, point) =>
    own.map(
      (value, at) =>
        value - Math.max(0, ...held.map((other, index) => (index === point ? 0 : (other[at] ?? 0)))),
    ),
  );
}

/** The clause that leads most among those that show the point; anchored ones first. -1 where none shows it. */
export function bestQuote(shows: Float64Array, lead: Float64Array): number {
  const most = shows.reduce((best, worth) => Math.max(best, worth), 0);
  let best = -1;
  for (const [at, worth] of shows.entries()) {
    if (worth === 0 || (most >= 1 && worth < 1)) continue;
    if (best < 0 || (lead[at] ?? 0) > (lead[best] ?? 0)) best = at;
  }
  return best;
}

const set = (text: string) => new Set(text.split(' '));
const joints = set('and but so because then or um uh well yeah');
/** No quote ends on one of these. */
const danglers = set(
  'and but so because then or um uh if before after when while for to the a an with at of',
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

/** Share of an authored clause, with 1 for an anchor, from which on a neighboring sentence belongs to the quote. */
const neighborShows = 0.3;
/** A clause that leads by this much, in `words.unit`s, is the right one alone: 18 of 46 quotes under it were called wrong, 13 of 67 above. */
const sureLead = 0.55;

/** What each clause shows of a point, and by how much it leads there. */
interface Shown {
  shows: Float64Array;
  lead: Float64Array;
}

/** Start and end of some clauses in the text. */
function rangeOf({ clauses, passage: { tokens } }: Answer, first: number, last: number) {
  const [start, end] = [tokens[clauses[first]?.from ?? -1]?.start, tokens[(clauses[last]?.to ?? 0) - 1]?.end];
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** The clause of a neighboring sentence that shows most of what a clause shows, too; -1 for none. */
function neighborOf({ clauses }: Answer, at: number, shows: Float64Array): number {
  const { sentence = 0 } = clauses[at] ?? {};
  let best = -1;
  for (const [other, clause] of clauses.entries()) {
    if (Math.abs(clause.sentence - sentence) !== 1 || (shows[other] ?? 0) < neighborShows) continue;
    if (best < 0 || (shows[other] ?? 0) > (shows[best] ?? 0)) best = other;
  }
  return best;
}

/**
 * The quote for a clause of the answer; none for -1. Where the clause hardly leads, the neighboring sentence that shows the point, too, is
 * quoted with it if both fit: a third of the quotes that a reader called wrong stood beside the right words.
 */
export function quoteOf(answer: Answer, text: ShownText, at: number, shown?: Shown): Span | undefined {
  const alone = rangeOf(answer, at, at);
  if (!alone) return undefined;
  const quote = quoteAround(text, alone);
  const isSure = !shown || (shown.lead[at] ?? 0) >= sureLead;
  const other = isSure ? -1 : neighborOf(answer, at, shown.shows);
  const both = other < 0 ? undefined : rangeOf(answer, Math.min(at, other), Math.max(at, other));
  const wider = both && quoteAround(text, both);
  return wider && quote && wider.start <= quote.start && wider.end >= quote.end ? wider : quote;
}
