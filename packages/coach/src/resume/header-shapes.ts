import type { PlacedLine } from './placed-line.ts';

/** Lines of a header above and below the line with the date. */
export interface Shape {
  above: number;
  below: number;
}

const aboveMost = 3;
const belowMost = 3;

export const shapes: readonly Shape[] = Array.from({ length: aboveMost + 1 }, (_, above) =>
  Array.from({ length: belowMost + 1 }, (_, below) => ({ above, below })),
).flat();

/** Names stand in all lines of the header, and it ends before the line `ceiling`. */
export function isFeasible(
  at: number,
  { above, below }: Shape,
  ceiling: number,
  isName: (at: number) => boolean,
): boolean {
  if (at - above < 0 || at + below >= ceiling) return false;
  for (let line = at - above; line <= at + below; line += 1) if (line !== at && !isName(line)) return false;
  return true;
}

/** What is known of the lines of a section. */
export interface SectionLines {
  /** The lines of the dates. */
  dates: readonly number[];
  lines: readonly PlacedLine[];
  isName: (at: number) => boolean;
  lookOf: (line: PlacedLine) => string;
  /** How well the header in this shape around one of the dates names an entry. */
  pointsOf: (date: number, shape: Shape) => number;
}

/** A header that looks like the section's others is likelier than a unique one. */
const sameAbove = 1.5;
const sameBelow = 1;
/** What a line costs that is printed unlike the others at its place, or like them and left out. */
const oddLook = 1;
/** What a name costs that is left above the first header, and one between headers that neither takes. */
const orphan = 2;
const left = 0.5;
const leftMost = 4;
/** Of a longer section, so many headers decide on the shape of all. */
const votersMost = 24;
const longSection = votersMost * 4;

/** What more than half of the values are, where as many are known. */
function mostly(values: readonly (string | undefined)[]): string | undefined {
  const [usual] = [...Map.groupBy(values, (one) => one)].toSorted(([, a], [, b]) => b.length - a.length);
  return usual && usual[1].length > values.length / 2 && values.length > 2 ? usual[0] : undefined;
}

/** A header in one of its shapes. */
interface Option {
  shape: Shape;
  start: number;
  end: number;
  points: number;
}

/** The best row of headers that ends with this one. */
interface Row {
  option: Option;
  total: number;
  before: Row | undefined;
}

const bestOf = <One extends { total: number }>(rows: readonly One[]): One | undefined =>
  rows.reduce<One | undefined>((best, one) => (!best || one.total > best.total ? one : best), undefined);

/** The rows of headers of a section that don't overlap. */
class HeaderRows {
  readonly #known: SectionLines;
  readonly #looks: (string | undefined)[];
  readonly #options: Option[][];

  constructor(known: SectionLines) {
    this.#known = known;
    this.#looks = known.lines.map(known.lookOf);
    this.#options = known.dates.map((at, index) => this.#optionsOf(at, index));
  }

  #optionsOf(at: number, index: number): Option[] {
    const { dates, lines, isName, pointsOf } = this.#known;
    const floor = (dates[index - 1] ?? -1) + 1;
    const ceiling = dates[index + 1] ?? lines.length;
    const isRead = dates.length <= longSection || index < votersMost;
    return shapes
      .filter((shape) => at - shape.above >= floor && isFeasible(at, shape, ceiling, isName))
      .map((shape) => ({
        shape,
        start: at - shape.above,
        end: at + shape.below + 1,
        points: isRead ? pointsOf(index, shape) : 0,
      }));
  }

  /** Names right below a header or right above the next one that neither took. */
  #leftBetween(end: number, start: number): number {
    const { isName } = this.#known;
    let [first, last] = [end, start];
    while (first < start && first < end + leftMost && isName(first)) first += 1;
    while (last > first && last > start - leftMost && isName(last - 1)) last -= 1;
    return Math.min(first - end + start - last, leftMost);
  }

  #namesAbove(start: number): number {
    const above = Array.from({ length: Math.min(start, leftMost) }, (_, at) => at);
    return above.filter(this.#known.isName).length;
  }

  /** The look of most lines at each place of a header of the usual shape. */
  #usualLooks({ above, below }: Shape): (string | undefined)[] {
    return Array.from({ length: above + below + 1 }, (_, place) =>
      mostly(this.#known.dates.map((at) => this.#looks[at + place - above])),
    );
  }

  /** How much a header is like those of the usual shape. */
  #likeness(at: number, { start, end, shape }: Option, usual: Shape, looks: (string | undefined)[]): number {
    const odd = looks.filter((look, place) => {
      const line = at + place - usual.above;
      return look !== undefined && (line >= start && line < end) !== (this.#looks[line] === look);
    });
    return (
      (shape.above === usual.above ? sameAbove : 0) +
      (shape.below === usual.below ? sameBelow : 0) -
      odd.length * oddLook
    );
  }

  /** The best row where one shape is the usual one. */
  bestRow(usual: Shape): Row | undefined {
    const { dates, lines } = this.#known;
    const looks = this.#usualLooks(usual);
    let rows: Row[] = [];
    for (const [index, at] of dates.entries()) {
      const isLast = index === dates.length - 1;
      const next: Row[] = [];
      for (const option of this.#options[index] as Option[]) {
        const { start, end } = option;
        const above = rows
          .filter((row) => row.option.end <= start)
          .map((row) => ({ row, total: row.total - this.#leftBetween(row.option.end, start) * left }));
        const before = bestOf(above);
        if (index > 0 && !before) continue;
        const edges =
          (index === 0 ? this.#namesAbove(start) * orphan : 0) +
          (isLast ? this.#leftBetween(end, lines.length) * left : 0);
        const total = (before?.total ?? 0) + option.points + this.#likeness(at, option, usual, looks) - edges;
        next.push({ option, total, before: before?.row });
      }
      rows = next;
    }
    return bestOf(rows);
  }
}

/**
 * The shapes of all headers of a section, chosen together: of all rows of headers that don't overlap, the one that names most,
 * leaves the fewest names over, and whose headers are most alike.
 */
export function chooseShapes(known: SectionLines): Shape[] {
  const rows = new HeaderRows(known);
  const best = bestOf(shapes.flatMap((usual) => rows.bestRow(usual) ?? []));
  const chosen: Shape[] = [];
  for (let row = best; row; row = row.before) chosen.unshift(row.option.shape);
  return chosen;
}
