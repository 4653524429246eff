import { z } from 'zod';
import { blocksOf, plainText, type Span, type TableBlock } from './text.ts';

/** What somebody wrote into a sheet, by the names of its cells. */
export const SheetShape = z.record(z.string(), z.string());
export type SheetValues = Readonly<z.infer<typeof SheetShape>>;

/** A cell of a sheet: words, a field to fill in, or what is worked out of the fields. */
export type Cell =
  | { kind: 'words'; spans: Span[] }
  | { kind: 'field'; name: string; value: string }
  | { kind: 'figure'; name: string; value: number | null };

/** The longest text of a field, and the most rows that one can add to a table. */
export const fieldLength = 500;
const mostRows = 30;

const isBlank = (cell: readonly Span[]) => plainText(cell) === '';
const formulaOf = (cell: readonly Span[]) => /^=(sum|product)$/.exec(plainText(cell))?.[1];

/** Whether a table has anything to fill in. */
export const isSheet = ({ rows }: TableBlock): boolean => rows.some((row) => row.slice(1).some(isBlank));

/** Whether a resource has a table to fill in. */
export const hasSheet = (text: string): boolean =>
  blocksOf(text).some((block) => block.kind === 'table' && isSheet(block));

/** A row without a single word is a pattern: there is always one more of it. */
const isPattern = (row: readonly Span[][]) => row.every(isBlank);

/** "Pay, Offer A", or "Employer, row 2" where the row has no name. */
const nameOf = (table: TableBlock, row: readonly Span[][], at: number, column: number) => {
  const head = plainText(table.head[column] ?? []);
  const own = row[0] ? plainText(row[0]) : '';
  return own === '' ? `${head}, ${at + 1}` : `${own}, ${head}`;
};

/** The last comma or period of a number; a group of three digits behind the only kind of sign means thousands. */
function decimalSignAt(number: string): number {
  const at = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  if (at < 0) return -1;
  const sign = number[at] ?? '';
  const before = number.slice(0, at);
  if (/[.,]/.test(before)) return before.includes(sign) ? -1 : at;
  return number.length - at === 4 && !/^-?0$/.test(before) ? -1 : at;
}

/** The first number of a text, as people write one: "$52,000", "1.500", "1,5", "about 1.5"; null for words alone. */
export function numberIn(text: string): number | null {
  const found = /-?\d(?:[\d.,]*\d)?/.exec(text)?.[0];
  if (found === undefined) return null;
  const at = decimalSignAt(found);
  const digits = (part: string) => part.replace(/[.,]/g, '');
  return Number(at < 0 ? digits(found) : `${digits(found.slice(0, at))}.${found.slice(at + 1)}`);
}

const sumOf = (numbers: readonly number[]) =>
  numbers.length === 0 ? null : Math.round(numbers.reduce((sum, one) => sum + one, 0) * 100) / 100;

interface Row {
  cells: Span[][];
  /** Its place, which names its fields: among the rows that were added, or in the table. */
  at: number;
}

/** The rows of a table as they are drawn, with one more row where it can grow. */
function rowsOf(table: TableBlock, values: SheetValues): Row[] {
  const patterns = table.rows.filter(isPattern);
  return table.rows.flatMap((cells, place): Row[] => {
    if (!isPattern(cells)) return [{ cells, at: place }];
    if (cells !== patterns[0]) return [];
    const isUsed = (at: number) =>
      cells.some((_, column) => Boolean(values[nameOf(table, cells, at, column)]));
    let used = 0;
    for (let at = 0; at < mostRows; at += 1) if (isUsed(at)) used = at + 1;
    const length = Math.min(mostRows, Math.max(patterns.length, used + 1));
    return Array.from({ length }, (_, at) => ({ cells, at }));
  });
}

/** A table with what was written into it. Rows that begin with "Minus" are taken from a sum. */
export function cellsOf(table: TableBlock, values: SheetValues): Cell[][] {
  const rows = rowsOf(table, values);
  const figures = rows.map(({ cells }) => cells.map((): number | null => null));
  const valueAt = (at: number, column: number) => {
    const row = rows[at];
    if (!row) return null;
    if (!isBlank(row.cells[column] ?? [])) return figures[at]?.[column] ?? null;
    return numberIn(values[nameOf(table, row.cells, row.at, column)] ?? '');
  };
  const figure = (formula: string, at: number, column: number) => {
    if (formula === 'product') {
      const [one, other] = [valueAt(at, column - 2), valueAt(at, column - 1)];
      return one === null || other === null ? null : one * other;
    }
    return sumOf(
      rows.slice(0, at).flatMap(({ cells }, above) => {
        const value = valueAt(above, column);
        if (value === null) return [];
        return [/^minus\b/i.test(plainText(cells[0] ?? [])) ? -Math.abs(value) : value];
      }),
    );
  };
  return rows.map(({ cells, at: own }, at) =>
    cells.map((spans, column): Cell => {
      const name = nameOf(table, cells, own, column);
      const formula = formulaOf(spans);
      if (formula) {
        const value = figure(formula, at, column);
        (figures[at] ?? [])[column] = value;
        return { kind: 'figure', name, value };
      }
      const isField = isBlank(spans) && (column > 0 || isPattern(cells));
      if (isField) return { kind: 'field', name, value: values[name] ?? '' };
      // A dash says that there is nothing to fill in.
      return { kind: 'words', spans: plainText(spans) === '-' ? [] : spans };
    }),
  );
}

const textOf = (cell: Cell) =>
  cell.kind === 'words' ? plainText(cell.spans) : String(cell.value ?? '').replace(/\s*\n\s*/g, ' ');

/** The text of a resource with what was written into its sheets, to be copied. */
export function filledText(text: string, values: SheetValues): string {
  const tables = blocksOf(text).filter((block): block is TableBlock => block.kind === 'table');
  const isRow = (line: string) => line.trim().startsWith('|');
  const lines = text.split('\n');
  let next = 0;
  return lines
    .flatMap((line, at) => {
      if (!isRow(line)) return [line];
      if (at > 0 && isRow(lines[at - 1] ?? '')) return [];
      const table = tables[next];
      next += 1;
      if (!table) return [line];
      const drawn = [table.head.map(plainText), ...cellsOf(table, values).map((row) => row.map(textOf))];
      return drawn.map((row) => `| ${row.join(' | ')} |`);
    })
    .join('\n');
}
