import type { Entry, HeaderPoints } from './entry.ts';
import { isHeaderLike } from './entry-lines.ts';
import { partsOf } from './header-parts.ts';
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
