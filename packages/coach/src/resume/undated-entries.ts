import type { Period } from './dates.ts';
import type { Entry, HeaderPoints } from './entry.ts';
import { isHeaderLike, loneDateOf, periodOf } from './entry-lines.ts';
import { partsOf, withoutPeriod } from './header-parts.ts';
import type { PlacedLine } from './placed-line.ts';

/** A line between two lists, with room above it: a name, whatever its words. */
const standsApart = (lines: readonly PlacedLine[], at: number): boolean => {
  const [before, line, after] = [lines[at - 1], lines[at] as PlacedLine, lines[at + 1]];
  return (
    !line.isBullet &&
    line.gapAbove >= 0.4 &&
    line.text.length < 80 &&
    !/[.;,]$/.test(line.text) &&
    before?.isBullet === true &&
    after?.isBullet === true
  );
};

/** Without any date: every line of names that follows a line of telling starts an entry. */
export function entriesWithoutDates(lines: readonly PlacedLine[]): Entry[] {
  const entries: Entry[] = [];
  for (const [at, line] of lines.entries()) {
    const open = entries.at(-1);
    const isName = isHeaderLike(line) && line.text.length < 80 && (!open || open.body.length > 0);
    const starts = isName || standsApart(lines, at);
    if (starts || !open) entries.push({ header: [line], period: null, periodLine: null, body: [] });
    else if (isHeaderLike(line) && open.body.length === 0 && open.header.length < 2) open.header.push(line);
    else open.body.push(line);
  }
  return entries;
}

/** Letters of these sizes look the same; names in bold may be set as much larger or smaller than each other, as a share. */
const sameSize = 0.3;
const boldSizes = 0.15;
/** Of the lines under names in larger or bolder print, as large a share is in smaller or plain print. */
const plainShare = 0.9;

/**
 * Entries by their looks alone: each name is in the print of the first line, larger than what is said of them, or bold above
 * plain lines. Null where the looks don't tell at least two of them.
 */
export function entriesByLook(lines: readonly PlacedLine[]): Entry[] | null {
  const [first] = lines;
  if (!first || first.isBullet) return null;
  const isAlike = ({ fontSize, isBold }: PlacedLine) =>
    Math.abs(fontSize - first.fontSize) <= (first.isBold && isBold ? first.fontSize * boldSizes : sameSize);
  const others = lines.filter((line) => !isAlike(line));
  const isLarger = others.length > 0 && others.every((line) => line.fontSize < first.fontSize);
  const isName = (line: PlacedLine) => !line.isBullet && isAlike(line) && (isLarger || line.isBold);
  const starts = lines.flatMap((line, at) => (isName(line) ? [at] : []));
  const told = lines.filter((line) => !isName(line));
  const plain = told.filter((line) => isLarger || !line.isBold);
  const touch = lines.some((line, at) => at > 0 && isName(line) && isName(lines[at - 1] as PlacedLine));
  if (starts.length < 2 || touch || plain.length < told.length * plainShare) return null;
  return starts.map((start, index) => {
    const name = lines[start] as PlacedLine;
    const body = lines.slice(start + 1, starts[index + 1]);
    const [below] = body;
    const own = periodOf(name) ?? loneDateOf(name);
    const period = own ?? (below ? dateAlone(below) : null);
    const isBelow = !own && period !== null && below !== undefined;
    return {
      header: isBelow ? [name, below] : [name],
      period,
      periodLine: period ? (isBelow ? below : name) : null,
      body: isBelow ? body.slice(1) : body,
    };
  });
}

/** What a line tells of an entry, and no name. */
const isLabel =
  /^(?:role|tech(?:nologies| stack)?|tools|skills|stack|duration|dates?|period|team(?: size)?|client|description|summary|link|url|website|responsibilities|environment|languages?|frameworks?|title|project(?: name)?)$/iu;
/** "Tidewatch: a map of the tides of the fjord": a name, and behind its colon what it is. */
const named = /^([^:\t]{2,50}):\s+(?=\S)/u;
const nameWords = 7;
const itemGap = 0.4;

/** Entries that are an item of a list each, with their name before a colon; null where not all items have one. */
export function entriesByColon(lines: readonly PlacedLine[]): Entry[] | null {
  const hasMarks = lines.some((line) => line.isBullet);
  const opens = (line: PlacedLine, at: number) =>
    hasMarks ? line.isBullet : at === 0 || line.gapAbove >= itemGap;
  const starts = lines.flatMap((line, at) => (opens(line, at) ? [at] : []));
  const isNamed = ({ text }: PlacedLine) => {
    const name = named.exec(text)?.[1];
    return name !== undefined && name.split(' ').length <= nameWords && !isLabel.test(name);
  };
  if (starts.length < 2 || starts[0] !== 0 || !starts.every((at) => isNamed(lines[at] as PlacedLine)))
    return null;
  return starts.map((at, index) => {
    const line = lines[at] as PlacedLine;
    const rest = lines.slice(at + 1, starts[index + 1]);
    const [lead = '', name = ''] = named.exec(line.text) ?? [];
    const start = line.start + lead.length;
    const told = { ...line, text: line.text.slice(lead.length), start, isBullet: false, gapAbove: 0 };
    return {
      header: [{ ...line, text: name, end: line.start + name.length, isBullet: false }],
      period: null,
      periodLine: null,
      body: [told, ...rest],
    };
  });
}

/** The date of a line that holds nothing else. */
function dateAlone(line: PlacedLine): Period | null {
  const period = periodOf(line) ?? loneDateOf(line);
  return period && withoutPeriod(line.text, period) === '' ? period : null;
}

/** What a header without a date needs to start an entry below bullets: a title and an employer by their words. */
const undatedPoints = 5.5;

/** An entry without a date among dated ones: one line between bullets that surely names one, and looks as the header does. */
export function withUndated(entry: Entry, points: HeaderPoints): Entry[] {
  const first = entry.header[0];
  const { body } = entry;
  const at = body.findIndex(
    (line, index) =>
      body[index - 1]?.isBullet &&
      body[index + 1]?.isBullet &&
      line.isBold === first?.isBold &&
      Math.abs(line.fontSize - first.fontSize) < 0.3 &&
      isHeaderLike(line) &&
      points(partsOf(line.text, line)) >= undatedPoints,
  );
  if (at < 1) return [entry];
  const undated = {
    header: body.slice(at, at + 1),
    period: null,
    periodLine: null,
    body: body.slice(at + 1),
  };
  return [{ ...entry, body: body.slice(0, at) }, ...withUndated(undated, points)];
}
