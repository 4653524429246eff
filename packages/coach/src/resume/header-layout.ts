import type { Entry } from './entry.ts';
import type { Words } from './field-log.ts';
import type { JobHeader } from './header-habits.ts';
import { isNoName, withoutPeriod } from './header-parts.ts';
import { type Piece, trimmedPart } from './header-pieces.ts';
import { contract, employerPoints, placeName, titlePoints } from './job-header.ts';
import { findPlace, isPlace, namesEmployer, namesSchool } from './place-words.ts';

/** A part of a header between wide gaps or bars, and where it is: in which line of the header, in which cell of that line. */
interface Cell extends Piece {
  slot: string;
}

/** In which cell the headers of a section have the title, the employer and the place. */
export interface HeaderLayout {
  title: string;
  employer: string;
  place?: string | undefined;
  /** Where the place has no cell: of how many parts it is, at the end of the employer's, in most headers. */
  placeParts?: number | undefined;
}

const border = /\t+|\s+[|•·¦]\s*|\s*[|¦]\s+/;

/** The cells of a header without its dates. A line that holds nothing else is no line of the layout. */
function cellsOf({ header, period, periodLine }: Entry): Cell[] {
  return header
    .map((line) => ({ line, text: line === periodLine ? withoutPeriod(line.text, period) : line.text }))
    .map(({ line, text }) =>
      text
        .split(border)
        .map(trimmedPart)
        .filter((part) => /\p{L}.*\p{L}/u.test(part) && !isNoName(part))
        .map((part) => ({ text: part, line })),
    )
    .filter((cells) => cells.length > 0)
    .flatMap((cells, row) => cells.map((cell, at) => ({ ...cell, slot: `${row} ${at}` })));
}

const placeWords = 6;

/** How much a cell looks like a place, whether or not we know all of it. */
function placePoints(cell: Cell): number {
  const { text } = cell;
  if (isPlace(text)) return 3;
  const isOther = titlePoints(cell) > 0 || namesEmployer(text) || namesSchool(text) || contract.test(text);
  if (isOther || text.split(/\s+/).length > placeWords) return -2;
  if (findPlace(text)) return 2;
  return placeName.test(text) ? (text.includes(', ') ? 1.5 : 0.5) : 0;
}

/** As many headers share a layout. */
const fewestHeaders = 2;
/** A slot of the layout is there in as large a share of the headers. */
const slotShare = 0.5;
/** By how much, for each header, a layout beats the one with title and employer the other way round. */
const clearLead = 1;
/** What cells in the slot of the place look like, on average. */
const clearPlace = 1;
const mostSlots = 5;
/** What a cell costs that the layout has no name for. */
const leftOver = 0.5;

/** The points of a slot in one role: those of its cells, as a mean over all headers. */
const pointsOf = (headers: readonly Cell[][], slot: string, worth: (cell: Cell) => number) =>
  headers.reduce((sum, cells) => {
    const cell = cells.find((one) => one.slot === slot);
    return sum + (cell ? worth(cell) : 0);
  }, 0) / headers.length;

/**
 * The layout that the headers of a section share, where title and employer are in separate cells: all headers vote
 * on each cell, so that one without a known word is read as the others are. Null where the cells don't tell.
 */
export function layoutOf(entries: readonly Entry[]): HeaderLayout | null {
  const headers = entries.map(cellsOf).filter((cells) => cells.length > 1);
  if (headers.length < Math.max(fewestHeaders, entries.length * slotShare)) return null;
  const counts = Map.groupBy(
    headers.flat().map((cell) => cell.slot),
    (slot) => slot,
  );
  const slots = [...counts]
    .filter(([, { length }]) => length >= headers.length * slotShare)
    .map(([slot]) => slot)
    .toSorted()
    .slice(0, mostSlots);
  const worth = new Map(
    slots.map((slot) => [
      slot,
      {
        title: pointsOf(headers, slot, titlePoints),
        employer: pointsOf(headers, slot, employerPoints),
        place: pointsOf(headers, slot, placePoints),
      },
    ]),
  );
  const of = (slot: string) => worth.get(slot) as { title: number; employer: number; place: number };
  const place = slots.toSorted((a, b) => of(b).place - of(a).place)[0];
  const hasPlace = place !== undefined && of(place).place >= clearPlace;
  // Beside a place alone, one cell has both title and employer.
  const open = slots.filter((slot) => slot !== place || of(slot).place < clearPlace);
  const pairs = open.flatMap((title) =>
    open.filter((slot) => slot !== title).map((employer) => ({ title, employer })),
  );
  const points = ({ title, employer }: { title: string; employer: string }) =>
    of(title).title + of(employer).employer - leftOver * (open.indexOf(title) + open.indexOf(employer));
  const [best] = pairs.toSorted((a, b) => points(b) - points(a));
  if (!best) return null;
  const lead = points(best) - points({ title: best.employer, employer: best.title });
  if (lead < clearLead) return null;
  return hasPlace ? { ...best, place } : { ...best, placeParts: usualPlaceParts(headers, best.employer) };
}

/** A border within a cell. */
const listBorder = /,\s+|\s[–—-]\s/g;

/** The cell with its last parts apart. */
function splitTail({ text, line }: Words, parts: number): { name: Words; tail: Words } | null {
  const borders = [...text.matchAll(listBorder)];
  const last = borders.at(-parts);
  if (!last) return null;
  return {
    name: { line, text: trimmedPart(text.slice(0, last.index)) },
    tail: { line, text: trimmedPart(text.slice(last.index + last[0].length)).replace(/^([^.]+)\.$/, '$1') },
  };
}

/** Of how many parts the known place at the end of a cell is; 0 where it ends in none. */
const placePartsOf = (cell: Words): number =>
  [3, 2, 1].find((parts) => isPlace(splitTail(cell, parts)?.tail.text ?? '')) ?? 0;

/** Of how many parts the place at the end of the employer's cell is in most headers. */
function usualPlaceParts(headers: readonly Cell[][], employer: string): number | undefined {
  const ends = headers.flatMap((cells) => cells.filter((cell) => cell.slot === employer).map(placePartsOf));
  const known = ends.filter((parts) => parts > 0).toSorted();
  return known.length * 2 >= ends.length ? known[Math.floor(known.length / 2)] : undefined;
}

/** The employer and the place behind it, which is of as many parts as in the other headers; null where it isn't written as one. */
function withPlaceApart(cell: Words, usual: number): { name: Words; location: Words } | null {
  const split = splitTail(cell, Math.max(usual, placePartsOf(cell)));
  const place = split?.tail.text.replace(/\s\([^()]+\)/g, '') ?? '';
  if (!split || namesEmployer(place) || !(isPlace(place) || placeName.test(place))) return null;
  return { name: split.name, location: split.tail };
}

/** Another part may be in a cell with such a border. */
const innerBorder = /,\s|\s[–—/-]\s|\s[–—]|[–—]\s|\s(?:at|@)\s/;

/** Title, employer and place of a header, a whole cell each; null where the header isn't set like the others of its section. */
export function readByLayout(entry: Entry, layout: HeaderLayout | null): JobHeader | null {
  if (!layout) return null;
  const cells = cellsOf(entry);
  const at = (slot: string | undefined) => cells.find((cell) => cell.slot === slot);
  const [position, name, location] = [at(layout.title), at(layout.employer), at(layout.place)];
  if (!position || !name) return null;
  const margin = titlePoints(position) + employerPoints(name) - titlePoints(name) - employerPoints(position);
  const split = layout.placeParts && cells.length === 2 ? withPlaceApart(name, layout.placeParts) : null;
  if (split) return { position, ...split, margin };
  // A place without a cell in the layout may be part of the employer's or the title's cell, or one cell more.
  const [other, ...more] = cells.filter((cell) => cell !== position && cell !== name);
  const isBehind = other && cells.at(-1) === other;
  const place = isBehind && more.length === 0 && placePoints(other) > 0 ? other : undefined;
  const isBare = !other || place !== undefined;
  const isWhole = isBare && ![name, position].some(({ text }) => innerBorder.test(text));
  return location || isWhole ? { position, name, location: location ?? place, margin } : null;
}
