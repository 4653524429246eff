import type { Evidence } from '@greenroom/domain';

/** A run of an answer, with the remarks that speak of it; `remarks` is empty for plain text. */
export type Segment<Remark> = { text: string; start: number; remarks: Remark[] };

type Quoted = Pick<Evidence, 'quote' | 'start' | 'end'>;

/**
 * Cuts an answer at the ends of its quotes. Joined again, the segments are the answer; overlapping quotes share
 * a segment. Takes proven remarks only.
 */
export function segmentAnswer<Remark extends Quoted>(
  answer: string,
  remarks: readonly Remark[],
): Segment<Remark>[] {
  const quoted = remarks.filter(({ start, end }) => end > start);
  const cuts = new Set([0, answer.length, ...quoted.flatMap(({ start, end }) => [start, end])]);
  const points = [...cuts].sort((one, other) => one - other);
  return points.slice(0, -1).map((start, position) => {
    const end = points[position + 1] ?? answer.length;
    const here = quoted.filter((remark) => remark.start <= start && remark.end >= end);
    return { text: answer.slice(start, end), start, remarks: here };
  });
}

const longestContext = 220;
const sentenceEnd = /[.!?…]["'”’)\]]*\s|\n/g;

/** What may be half a word at either end of a cut. */
const firstPart = /^\S*\s/;
const lastPart = /\s\S*$/;

/** A quote with the rest of its sentence on both sides; `…` where a side was too long to show whole. */
export function quoteInSentence(answer: string, { start, end }: Quoted) {
  const before = answer.slice(Math.max(0, start - longestContext), start);
  const after = answer.slice(end, end + longestContext);
  const lastEnd = [...before.matchAll(sentenceEnd)].at(-1);
  const cutBefore = !lastEnd && start > longestContext;
  const quoteEndsSentence = /[.!?…]["'”’)\]]*$/.test(answer.slice(start, end));
  const nextEnd = quoteEndsSentence ? undefined : [...after.matchAll(sentenceEnd)].at(0);
  const rest = quoteEndsSentence ? '' : nextEnd ? after.slice(0, nextEnd.index + nextEnd[0].length) : after;
  const cutAfter = !quoteEndsSentence && !nextEnd && end + longestContext < answer.length;
  return {
    before:
      (cutBefore ? '… ' : '') +
      (lastEnd
        ? before.slice(lastEnd.index + lastEnd[0].length)
        : before.replace(cutBefore ? firstPart : '', '')
      ).trimStart(),
    quote: answer.slice(start, end),
    after: (cutAfter ? rest.replace(lastPart, '') : rest).trimEnd() + (cutAfter ? ' …' : ''),
  };
}
