import { findPeriod, findSingleDate, type Period } from './dates.ts';
import { withoutPeriod } from './header-parts.ts';
import type { PlacedLine } from './placed-line.ts';

/** A certificate, an award or a publication: its lines, the first of them its name. */
export interface Item {
  lines: PlacedLine[];
  period: Period | null;
}

const nameLength = 240;
const number = /^(?:\[\d{1,4}\]|\d{1,3}[.)])\s/;

export const dateIn = (text: string): Period | null => findPeriod(text) ?? findSingleDate(text);

export function isDateAlone({ text }: PlacedLine): boolean {
  const date = dateIn(text);
  return date !== null && withoutPeriod(text, date).replace(/[^\p{L}]/gu, '').length < 3;
}

/** The date is the last cell of the line. */
function endsInDateCell({ text }: PlacedLine): boolean {
  const cell = text.slice(text.lastIndexOf('\t') + 1);
  return text.includes('\t') && (dateIn(cell)?.start ?? 9) < 2;
}

/** The line goes on with the one before: in small letters, after a word or a mark that ends none, or in its brackets. */
const isWrapped = (before: PlacedLine, line: PlacedLine) =>
  !line.isBullet &&
  (/^[\p{Ll}(&]/u.test(line.text) ||
    /(?:[,:&–-]|\b(?:and|or|of|the|a|an|in|for|to|with|de|la|et|und|y|e|i))$/i.test(before.text) ||
    before.text.split('(').length > before.text.split(')').length);

/** Which lines of a list open an item: numbers, dates beside or below the name, or marks say so; else each line that doesn't go on. */
function openersOf(lines: readonly PlacedLine[]): (line: PlacedLine, at: number) => boolean {
  const count = (test: (line: PlacedLine) => boolean) => lines.filter(test).length;
  if (count((line) => number.test(line.text)) > 1) return (line) => number.test(line.text);
  if (endsInDateCell(lines[0] as PlacedLine)) return endsInDateCell;
  if (count(isDateAlone) > 0)
    return (line, at) => {
      const next = lines[at + 1];
      const before = lines[at - 1];
      const isRest = before !== undefined && isWrapped(before, line) && !isDateAlone(before);
      const wraps = next !== undefined && isWrapped(line, next) && isDateAlone(lines[at + 2] ?? line);
      return !isDateAlone(line) && !isRest && ((next !== undefined && isDateAlone(next)) || wraps);
    };
  if (count((line) => line.isBullet) > 1) return (line) => line.isBullet;
  return (line, at) => at === 0 || !isWrapped(lines[at - 1] as PlacedLine, line);
}

/** The items of a list of certificates, awards or publications. */
export function itemsIn(given: readonly PlacedLine[]): Item[] {
  const lines = given.filter((line) => line.text.length > 2);
  if (lines.length === 0) return [];
  const opens = openersOf(lines);
  const items: Item[] = [];
  for (const [at, line] of lines.entries()) {
    const open = items.at(-1);
    if (!open || opens(line, at)) items.push({ lines: [line], period: dateIn(line.text) });
    else {
      open.lines.push(line);
      open.period ??= isDateAlone(line) ? dateIn(line.text) : null;
    }
  }
  return items;
}

/** The name of an item with the lines it wraps into, without the cells beside it; at most 240 characters. */
export function nameOf({ lines }: Item): string {
  const end = lines.findIndex(
    (line, at) => at > 0 && (isDateAlone(line) || !isWrapped(lines[at - 1] as PlacedLine, line)),
  );
  const isNumbered = number.test(lines[0]?.text ?? '');
  const named = isNumbered ? lines : lines.slice(0, end < 0 ? lines.length : end);
  return named
    .map((line) => (endsInDateCell(line) ? line.text.slice(0, line.text.lastIndexOf('\t')) : line.text))
    .join(' ')
    .slice(0, nameLength);
}
