import { namesRole } from '../text/role-words.ts';
import type { Period } from './dates.ts';
import type { Entry, HeaderPoints } from './entry.ts';
import { isNameLine, isTableHead, loneDateOf, periodOf, wholePosts } from './entry-lines.ts';
import type { Words } from './field-log.ts';
import { partsOf, withoutPeriod } from './header-parts.ts';
import { chooseShapes, isFeasible, type Shape, shapes } from './header-shapes.ts';
import type { PlacedLine } from './placed-line.ts';
import { looksOf, type SectionLooks } from './section-looks.ts';
import { entriesWithoutDates, withUndated } from './undated-entries.ts';

/** What a single date needs beside it to start an entry among periods. */
const loneDatePoints = 3.5;

/** The parts of a header without its date. */
export function partsOfHeader(
  header: readonly PlacedLine[],
  periodLine: PlacedLine | null,
  period: Period | null,
): Words[] {
  return header.flatMap((line) =>
    partsOf(line === periodLine ? withoutPeriod(line.text, period) : line.text, line),
  );
}

interface Anchor {
  at: number;
  period: Period;
  /** A single date, which other lines have too. */
  isLone: boolean;
}

/** A section while its entries are sought. */
class EntryFinder {
  readonly #lines: readonly PlacedLine[];
  readonly #points: HeaderPoints;
  readonly #isName: boolean[];
  readonly #anchors: Anchor[];
  readonly #looks: SectionLooks;
  readonly #periods: (Period | null)[];
  /** Lines with a further period of the post above. */
  readonly #further = new Set<PlacedLine>();

  constructor(lines: readonly PlacedLine[], points: HeaderPoints) {
    this.#lines = lines;
    this.#points = points;
    const isName = lines.map((_, at) => isNameLine(lines, at));
    this.#periods = lines.map(periodOf);
    this.#looks = looksOf(lines, (at) => isName[at] === true || !!this.#periods[at]);
    this.#isName = lines.map((line, at) => isName[at] || this.#looks.isName(line));
    this.#anchors = this.#findAnchors();
  }

  find(): Entry[] {
    const anchors = this.#anchors;
    if (anchors.length === 0) return entriesWithoutDates(this.#lines);
    const chosen = chooseShapes({
      dates: anchors.map(({ at }) => at),
      lines: this.#lines,
      isName: (at) => this.#isName[at] === true,
      lookOf: this.#looks.of,
      pointsOf: (date, shape) => this.#pointsOf(anchors[date] as Anchor, shape),
    });
    const blocks = anchors.map((anchor, index) => {
      const { above, below } = chosen[index] as Shape;
      return { anchor, start: anchor.at - above, end: anchor.at + below + 1 };
    });
    return blocks.map(({ anchor, start, end }, index) => {
      const body = this.#lines.slice(end, blocks[index + 1]?.start ?? this.#lines.length);
      const further = body.filter((line) => this.#further.has(line));
      return {
        header: [...this.#lines.slice(start, end), ...further],
        period: anchor.period,
        periodLine: this.#lines[anchor.at] as PlacedLine,
        body: body.filter((line) => !this.#further.has(line)),
        isCrowded:
          this.#isLeft(end, blocks[index + 1]?.start) ||
          this.#isLeft(start - 1, start, blocks[index - 1]?.end),
      };
    });
  }

  /** A name that no header took, between the end of one and the start of the next. */
  #isLeft(at: number, start = this.#lines.length, end = 0): boolean {
    return (
      at >= end &&
      at < start &&
      this.#isName[at] === true &&
      !this.#further.has(this.#lines[at] as PlacedLine)
    );
  }

  /** The lines with periods; single dates where the section has no periods, and where they clearly name an entry too. */
  #findAnchors(): Anchor[] {
    const lines = this.#lines;
    const periods: Anchor[] = [];
    for (const [at, line] of lines.entries()) {
      const period = this.#periods[at];
      const above = periods.findLast((one) => !lines[one.at]?.isBullet);
      if (period && !(line.isBullet && this.#isWithin(period, above)))
        periods.push({ at, period, isLone: false });
    }
    const taken = new Set(periods.map((one) => one.at));
    for (const anchor of periods.toReversed()) this.#joinNext(periods, anchor);
    const lone = lines.flatMap((line, at) => {
      const period = taken.has(at) ? null : loneDateOf(line);
      return period ? [{ at, period, isLone: true }] : [];
    });
    if (periods.length === 0) return lone;
    const named = lone.filter((anchor) => this.#isNamedByDate(anchor, taken));
    return [...periods, ...named].toSorted((a, b) => a.at - b.at);
  }

  /** "• 2015 - 2016: search" under a title with a longer time: what was done within that post. */
  #isWithin(period: Period, above: Anchor | undefined): boolean {
    const [start, whole] = [period.startDate, above?.period];
    if (!above || !start || !whole?.startDate || start < whole.startDate) return false;
    const header = this.#lines.slice(Math.max(0, above.at - 1), above.at + 2);
    const isEnded = whole.isCurrent || (!period.isCurrent && (period.endDate ?? '') <= (whole.endDate ?? ''));
    return isEnded && header.some((line) => !line.isBullet && namesRole(line.text));
  }

  /** "June 2017 - May 2018" and "April 2021 - Present" alone in two lines: one post with an interruption. */
  #joinNext(periods: Anchor[], anchor: Anchor): void {
    const next = periods[periods.indexOf(anchor) + 1];
    const isAlone = ({ at, period }: Anchor) => withoutPeriod(this.#lines[at]?.text ?? '', period) === '';
    if (next?.at !== anchor.at + 1 || !isAlone(anchor) || !isAlone(next)) return;
    const dates = [anchor.period, next.period];
    const isCurrent = dates.some((one) => one.isCurrent);
    const earliest = (of: (string | undefined)[]) => of.filter((one) => one !== undefined).toSorted();
    anchor.period = {
      ...anchor.period,
      isCurrent,
      startDate: earliest(dates.map((one) => one.startDate))[0],
      endDate: isCurrent ? undefined : earliest(dates.map((one) => one.endDate)).at(-1),
    };
    this.#further.add(this.#lines[next.at] as PlacedLine);
    periods.splice(periods.indexOf(next), 1);
  }

  #isNamedByDate(anchor: Anchor, taken: ReadonlySet<number>): boolean {
    const { text } = this.#lines[anchor.at] as PlacedLine;
    const rest = withoutPeriod(text, anchor.period);
    const isCell =
      rest === '' ||
      /[\t(|]\s*$/.test(text.slice(0, anchor.period.start)) ||
      (anchor.period.start === 0 && text[anchor.period.end] === '\t');
    const isBeside = taken.has(anchor.at - 1) || taken.has(anchor.at + 1);
    if (!isCell || (rest === '' && isBeside)) return false;
    return shapes.some(
      (shape) =>
        isFeasible(
          anchor.at,
          shape,
          this.#lines.length,
          (at) => this.#isName[at] === true && !taken.has(at),
        ) && this.#pointsOf(anchor, shape) >= loneDatePoints,
    );
  }

  #pointsOf(anchor: Anchor, { above, below }: Shape): number {
    const [start, end] = [anchor.at - above, anchor.at + below + 1];
    const parts = partsOfHeader(
      this.#lines.slice(start, end),
      this.#lines[anchor.at] as PlacedLine,
      anchor.period,
    );
    return this.#points(parts) + this.#edgePoints(start, end);
  }

  /** How much the look of the lines says that a header starts and ends here. */
  #edgePoints(start: number, end: number): number {
    const [first, before, after] = [
      this.#lines[start] as PlacedLine,
      this.#lines[start - 1],
      this.#lines[end],
    ];
    let points = !before || before.isBullet || /[.;:]$/.test(before.text) ? 0.5 : 0;
    if (before && first.gapAbove >= 0.4) points += 1;
    if (before && first.isBold && !before.isBold) points += 1;
    if (before && before.fontSize > 0 && first.fontSize > before.fontSize * 1.04) points += 0.5;
    for (let at = start + 1; at < end; at += 1)
      if ((this.#lines[at] as PlacedLine).gapAbove >= 0.5) points -= 1;
    if (!after || after.isBullet || after.gapAbove >= 0.4) points += 0.5;
    else if (after.isBold && !first.isBold) points -= 0.5;
    return points;
  }
}

/** Step three for projects: the lines of a section to its entries. `points` says how well the parts of a header name one. */
export function findEntries(section: readonly PlacedLine[], points: HeaderPoints): Entry[] {
  const lines = wholePosts(section.filter((line) => !isTableHead(line.text)));
  if (lines.length === 0) return [];
  return new EntryFinder(lines, points).find().flatMap((entry) => withUndated(entry, points));
}
