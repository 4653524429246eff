import type { PlacedLine } from './placed-line.ts';

/** The print of a line: its size, its weight, and whether the format calls it a heading. */
const lookOf = ({ fontSize, isBold, isHeading }: PlacedLine) =>
  `${Math.round(fontSize * 5)} ${isBold} ${isHeading}`;

/** How the names of a section are printed. */
export interface SectionLooks {
  of: (line: PlacedLine) => string;
  /** The line is printed as names are here and as nothing else is, whatever its words. */
  isName: (line: PlacedLine) => boolean;
}

const longest = 110;
/** As many names in one print, and as large a share of all lines in it, show that it is for names. */
const fewestNames = 3;
const nameShare = 0.6;

/** The looks of a section; `isName` says which lines have the words of a name, or a date. */
export function looksOf(lines: readonly PlacedLine[], isName: (at: number) => boolean): SectionLooks {
  const plain = lines.filter((line) => !line.isBullet);
  const all = Map.groupBy(plain, lookOf);
  const named = Map.groupBy(
    lines.filter((line, at) => !line.isBullet && isName(at)),
    lookOf,
  );
  const forNames = new Set(
    [...named].flatMap(([look, { length }]) =>
      length >= fewestNames && length >= (all.get(look)?.length ?? 0) * nameShare && all.size > 1
        ? [look]
        : [],
    ),
  );
  return {
    of: lookOf,
    isName: (line) =>
      !line.isBullet &&
      (line.isBold || line.isHeading) &&
      line.text.length <= longest &&
      !/[.:;]$/.test(line.text) &&
      forNames.has(lookOf(line)),
  };
}
