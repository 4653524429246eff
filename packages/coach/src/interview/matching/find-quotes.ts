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
  const held = points.map(({ vocabulary }) =>
    Float64Array.from(clauses, ({ from, to }) => {
      const known = new Set(roots.slice(from, to).filter((_, at) => counts[from + at]));
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

const joints = new Set('and but so because then or'.split(' '));
/** The most words of a quote that is more than one clause. */
const longQuote = 30;

function spanBetween({ passage: { text, tokens } }: Answer, first: number, to: number): Span | undefined {
  let from = first;
  while (from < to - 1 && joints.has(tokens[from]?.word ?? '')) from += 1;
  const start = tokens[from]?.start;
  const end = tokens[to - 1]?.end;
  return start === undefined || end === undefined ? undefined : { quote: text.slice(start, end), start, end };
}

/** A clause as people would quote it: from comma to comma, without a connective in front. */
export function spanOf(answer: Answer, at: number): Span | undefined {
  const { tokens } = answer.passage;
  let { from = 0, to = 0 } = answer.clauses[at] ?? {};
  while (from > 0 && tokens[from]?.breakBefore === 'none' && to - from < longQuote) from -= 1;
  while (to < tokens.length && tokens[to]?.breakBefore === 'none' && to - from < longQuote) to += 1;
  return spanBetween(answer, from, to);
}

/** The sentence of a clause, or as many clauses of it as fit in a quote: "usually a B-tree" alone shows nothing. */
export function sentenceOf(answer: Answer, at: number): Span | undefined {
  const { clauses, passage } = answer;
  let { from = 0, to = 0 } = clauses[at] ?? {};
  const sentence = passage.sentences.find((one) => one.from <= from && from < one.to) ?? { from, to };
  for (const clause of clauses.slice(at + 1))
    if (clause.to <= sentence.to && clause.to - from <= longQuote) to = clause.to;
  for (const clause of clauses.slice(0, at).reverse())
    if (clause.from >= sentence.from && to - clause.from <= longQuote) from = clause.from;
  return spanBetween(answer, from, to);
}
