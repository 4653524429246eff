import type { PlacedLine } from './placed-line.ts';
import { opensItem } from './read-bullets.ts';

/** A line does not end there. */
const connective = /(?:,|&|\b(?:and|or|of|the|an?|to|for|with|in|on|at|by|from|as|using|via))$/i;

/** Items are set apart by as much more than the rows of one, in letter heights; more of it is a paragraph. */
const leastApart = 0.15;
const mostApart = 1.7;
const fewestApart = 2;

const isBelow = (line: PlacedLine, before: PlacedLine | undefined) =>
  before !== undefined && line.fontSize > 0 && before.page === line.page;

/** The least room above an item where items without marks are set apart, and rows that wrap are not; else null. */
function itemGapOf(body: readonly PlacedLine[]): number | null {
  const below = body.filter((line, at) => isBelow(line, body[at - 1]));
  const tight = below.reduce((least, line) => Math.min(least, line.gapAbove), Infinity);
  const apart = below.filter(
    ({ gapAbove }) => gapAbove >= tight + leastApart && gapAbove < tight + mostApart,
  );
  const wraps = body.some(
    (line, at) =>
      isBelow(line, body[at - 1]) &&
      line.gapAbove < tight + leastApart / 2 &&
      (body[at - 1] as PlacedLine).endsShort === false,
  );
  return wraps && apart.length >= fewestApart ? tight + leastApart : null;
}

/**
 * The line goes on with the one before. Browsers print bullets as drawings: then a line that had room for another word ends its
 * item, and so does one before words that open an item.
 */
function isRest(
  line: PlacedLine,
  before: PlacedLine,
  told: string,
  hasBullets: boolean,
  itemGap: number | null,
): boolean {
  const isKnown = itemGap !== null && isBelow(line, before);
  if (isKnown && line.gapAbove < itemGap && before.endsShort === false) return true;
  if (/^\p{Ll}/u.test(line.text)) return true;
  if (isKnown && line.gapAbove >= itemGap) return false;
  // Below a blank line of a plain text something else begins; a page may be set with room between all lines.
  if (line.fontSize === 0 && line.gapAbove > 0) return false;
  if (!hasBullets && before.endsShort !== undefined) {
    if (before.endsShort) return false;
    if (opensItem(line.text) && !connective.test(before.text)) return false;
  }
  return /^[\d(&]/.test(line.text) || !/[.!?:;]$/.test(told);
}

/** "Responsibilities:", "Aufgaben:": what the next lines are, and nothing that was done. */
const labelAlone = /^(?:\p{L}[\p{L}’&/-]*\s?){1,4}:$/u;

/** What an entry tells: its bullets with wrapped lines joined, and the text before the first bullet. */
export function readBody(body: readonly PlacedLine[]): {
  summary: string;
  highlights: { text: string; line: PlacedLine }[];
} {
  const hasBullets = body.some((line) => line.isBullet);
  const itemGap = hasBullets ? null : itemGapOf(body);
  const highlights: { text: string; line: PlacedLine }[] = [];
  let summary = '';
  for (const [at, line] of body.entries()) {
    if (!line.isBullet && labelAlone.test(line.text)) continue;
    const last = highlights.at(-1);
    const goesOn =
      last && !line.isBullet && isRest(line, body[at - 1] as PlacedLine, last.text, hasBullets, itemGap);
    if (line.isBullet || (!hasBullets && !goesOn)) highlights.push({ text: line.text, line });
    else if (goesOn) last.text = `${last.text} ${line.text}`;
    else if (last) highlights.push({ text: line.text, line });
    else summary = summary ? `${summary} ${line.text}` : line.text;
  }
  return { summary, highlights };
}
