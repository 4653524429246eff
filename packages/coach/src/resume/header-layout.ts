import type { Entry } from './entry.ts';
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
 * The layout that the headers of a section share, where they have cells of their own for title and employer: all headers vote
 * on each cell, so that one without a known word is read as the others are. Null where the cells don't tell.
 */
export function layoutOf(entries: readonly Entry[]): HeaderLayout | null {
  const headers = entries.map(cellsOf).filter((cells) => cells.length > 1);
  if (headers.length < Math.max(1, entries.length * slotShare)) return null;
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
  const hasPlace = place !== undefined && slots.length > 2 && of(place).place >= clearPlace;
  const open = slots.filter((slot) => !(hasPlace && slot === place));
  const pairs = open.flatMap((title) =>
    open.filter((slot) => slot !== title).map((employer) => ({ title, employer })),
  );
  const points = ({ title, employer }: { title: string; employer: string }) =>
    of(title).title + of(employer).employer - leftOver * (open.indexOf(title) + open.indexOf(employer));
  const [best] = pairs.toSorted((a, b) => points(b) - points(a));
  if (!best) return null;
  const lead = points(best) - points({ title: best.employer, employer: best.title });
  return lead >= clearLead ? { ...best, place: hasPlace ? place : undefined } : null;
}

/** Another part may be in a cell with such a border. */
const innerBorder = /,\s|\s[–—/-]\s|\s(?:at|@)\s/;

/** Title, employer and place of a header, a whole cell each; null where the header isn't set like the others of its section. */
export function readByLayout(entry: Entry, layout: HeaderLayout | null): JobHeader | null {
  if (!layout) return null;
  const cells = cellsOf(entry);
  const at = (slot: string | undefined) => cells.find((cell) => cell.slot === slot);
  const [position, name, location] = [at(layout.title), at(layout.employer), at(layout.place)];
  if (!position || !name) return null;
  // Without a cell of its own, the place may be in that of the employer or the title, or in one more.
  const isBare = cells.length === 2 && ![name, position].some(({ text }) => innerBorder.test(text));
  if (!location && !isBare) return null;
  const margin = titlePoints(position) + employerPoints(name) - titlePoints(name) - employerPoints(position);
  return { position, name, location, margin };
}
