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

/** The quote for a clause of the answer; none for -1. */
export function quoteOf(
  { clauses, passage: { tokens } }: Answer,
  shown: ShownText,
  at: number,
): Span | undefined {
  const { from = 0, to = 0 } = clauses[at] ?? {};
  const [start, end] = [tokens[from]?.start, tokens[to - 1]?.end];
  return start === undefined || end === undefined ? undefined : quoteAround(shown, { start, end });
}
