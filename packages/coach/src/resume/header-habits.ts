import type { Words } from './field-log.ts';

/** What the header of a job names. */
export interface JobHeader {
  position?: Words;
  name?: Words;
  location?: Words;
  /** By how much this reading of title and employer beats the other way round, in log odds; 0 where one of them is missing. */
  margin?: number;
  /** By how much the employer beats the next part that could be it; missing where there is no other. */
  lead?: number | undefined;
  /** Only commas or places hinted at the borders of its parts. */
  isGuessed?: boolean | undefined;
}

/** What most headers of a section have in common, from -1 to 1; 0 where they show nothing. */
export interface HeaderHabits {
  /** The title comes before the employer. */
  titleFirst: number;
  /** The title is set in bold, and the employer isn't. */
  titleBold: number;
  /** Where the employer is, seen from the title, and the place, seen from the employer, in most clear headers. */
  employerAt?: string | undefined;
  placeAt?: string | undefined;
}

/** The first part stands before the second. */
export const isBefore = (a: Words, b: Words) =>
  a.line === b.line ? a.line.text.indexOf(a.text) < b.line.text.indexOf(b.text) : a.line.start < b.line.start;

/** 1 where only the first is bold, -1 where only the second is. */
export const boldness = (a: Words, b: Words) => Number(a.line.isBold) - Number(b.line.isBold);

const cellBorder = /\t+|\s[|•·]\s/;
const partBorder = /,\s|\s[–—-]\s/;

/** In which cell of its line a part is, and how many parts of the cell are before it. */
function slotOf({ line, text }: Words): { cell: number; part: number } {
  const cells = line.text.slice(0, Math.max(0, line.text.indexOf(text))).split(cellBorder);
  return { cell: cells.length - 1, part: (cells.at(-1) as string).split(partBorder).length - 1 };
}

/** Where one part is, seen from another: so many cells further on its line, or in which cell of a line above or below. */
export function seenFrom(one: Words, other: Words): string {
  const { cell, part } = slotOf(one);
  const from = slotOf(other);
  if (one.line !== other.line)
    return `${one.line.start < other.line.start ? 'above' : 'below'} ${cell} ${part}`;
  return cell === from.cell ? `beside ${part - from.part}` : `cell ${cell - from.cell} ${part}`;
}

/** A header votes on the habits of its section where its own words tell title and employer apart by this much. */
const clearMargin = 2;

/** What most of the values are, if there are enough of them. */
function usualOf(values: readonly string[], fewest: number): string | undefined {
  const [usual] = [...Map.groupBy(values, (one) => one)].toSorted(([, a], [, b]) => b.length - a.length);
  return usual && usual[1].length >= fewest && usual[1].length > values.length / 2 ? usual[0] : undefined;
}

/** What the headers have in common whose words tell title and employer apart. */
export function habitsOf(headers: readonly JobHeader[]): HeaderHabits {
  const pairs = headers.flatMap(({ position, name, location, margin = 0 }) =>
    position && name && margin >= clearMargin ? [{ position, name, location }] : [],
  );
  if (pairs.length === 0) return { titleFirst: 0, titleBold: 0 };
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    titleFirst: mean(pairs.map(({ position, name }) => (isBefore(position, name) ? 1 : -1))),
    titleBold: mean(pairs.map(({ position, name }) => boldness(position, name))),
    employerAt: usualOf(
      pairs.map(({ position, name }) => seenFrom(name, position)),
      2,
    ),
    placeAt: usualOf(
      pairs.flatMap(({ name, location }) => (location ? [seenFrom(location, name)] : [])),
      2,
    ),
  };
}

/** The order of title and employer in one header; 0 where its words don't tell them apart. */
export function orderOf({ position, name, margin = 0 }: JobHeader): number {
  return position && name && margin >= clearMargin ? (isBefore(position, name) ? 1 : -1) : 0;
}
