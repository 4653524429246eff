import { findPeriod, findSingleDate } from './dates.ts';
import type { Words } from './field-log.ts';
import type { PlacedLine } from './placed-line.ts';
import type { FormedStudy } from './read-formed-study.ts';

type Column = 'degree' | 'school' | 'board' | 'year' | 'area' | 'score' | 'other';

/** What the name of a column says is in it. The first that fits counts: "Year of passing the exam" has years. */
const columns: readonly (readonly [RegExp, Column])[] = [
  [/^(?:s(?:r|l|n)?\.? ?no\.?|#|no\.?|location|place|city|medium|remarks)$/i, 'other'],
  [/%|percent|marks|\bc?gpa\b|grade|results?|division|score|aggregate|\bclass$/i, 'score'],
  [/\byear|of passing|^pass(?:ing|ed)|\bdates?\b|period|duration|session|^from$|^to$/i, 'year'],
  [/board|universit/i, 'board'],
  [/institut|school|college/i, 'school'],
  [/stream|speciali[sz]ation|branch|discipline|major|subject/i, 'area'],
  [/qualification|course|degree|exam|standard|^class\b|program|diploma/i, 'degree'],
];
const cellLength = 40;
const headShare = 0.75;

const cellsOf = (text: string) => text.split(/\s*[\t|]\s*/);

/** The columns that a row names; null where the row is no head of a table of studies. */
function columnsOf({ text }: PlacedLine): Column[] | null {
  const cells = cellsOf(text);
  const found = cells.map((cell) =>
    cell.length > cellLength || /\d/.test(cell)
      ? undefined
      : columns.find(([words]) => words.test(cell))?.[1],
  );
  const known = found.filter((one) => one !== undefined);
  const isHead =
    cells.length >= 3 &&
    known.length >= cells.length * headShare &&
    new Set(known).size >= 3 &&
    (known.includes('school') || known.includes('board'));
  return isHead ? found.map((one) => one ?? 'other') : null;
}

function rowOf(line: PlacedLine, names: readonly Column[]): FormedStudy {
  const cells = cellsOf(line.text);
  const cell = (name: Column): Words | undefined => {
    const text = cells[names.indexOf(name)] ?? '';
    return /[\p{L}\d]/u.test(text) ? { text, line } : undefined;
  };
  const year = cell('year')?.text ?? '';
  const date = findPeriod(year) ?? findSingleDate(year);
  const start = line.text.indexOf(year);
  return {
    lines: [line],
    school: cell('school') ?? cell('board'),
    degree: cell('degree'),
    area: cell('area'),
    score: cell('score'),
    periodLine: date ? line : null,
    period: date && { ...date, start: start + date.start, end: start + date.end },
  };
}

/**
 * The rows of a table whose first row names its columns ("Qualification", "University", "Year", "%"). Lines of one cell are the rest of
 * the row above. Null where there is no such table, or rows that have other cells.
 */
export function studyTable(lines: readonly PlacedLine[]): FormedStudy[] | null {
  const [head, ...rest] = lines;
  const names = head && columnsOf(head);
  if (!names?.includes('degree')) return null;
  const rows: FormedStudy[] = [];
  for (const line of rest) {
    const count = cellsOf(line.text).length;
    const open = rows.at(-1);
    if (count === names.length) rows.push(rowOf(line, names));
    // Their numbers have no name above them.
    else if (count === names.length + 1 && /^\d{1,2}[.)]?\t/.test(line.text))
      rows.push(rowOf(line, ['other', ...names]));
    else if (count === 1 && open) open.lines.push(line);
    else return null;
  }
  return rows.length > 0 ? rows : null;
}
