import { endsInRole, namesRole } from '../../text/role-words.ts';
import { findPeriod, findSingleDate, type Period } from '../dates.ts';
import { isHeaderLike, labelledName } from '../entry-lines.ts';
import {
  endsInLegalForm,
  findDegree,
  findPlace,
  isPlace,
  namesEmployer,
  namesField,
  namesSchool,
} from '../place-words.ts';
import type { PlacedLine } from '../placed-line.ts';
import { opensItem } from '../read-bullets.ts';

/** What a line of a section shows, asked once. */
export interface LineSigns {
  line: PlacedLine;
  /** Short names of what its words and its print say. */
  signs: readonly string[];
  words: readonly string[];
  /** Its print: lines in one look are printed alike. */
  look: string;
  period: Period | null;
  /** A single date, where there is no period. */
  date: Period | null;
  /** Where its date is: alone, first, last or within; empty without one. */
  dateForm: string;
}

/** How many of the steps a value has reached. */
export const stepOf = (value: number, steps: readonly number[]): number =>
  steps.filter((step) => value >= step).length;

const farthest = 300;
const lengths = [2, 3, 4, 6, 9, 13, 20, 30];
const sizes = [0.85, 0.96, 1.04, 1.2, 1.5];
const gaps = [0.1, 0.3, 0.5, 0.9, 1.6];

const known: readonly (readonly [string, (text: string) => boolean])[] = [
  ['role', namesRole],
  ['endsrole', endsInRole],
  ['employer', namesEmployer],
  ['legal', endsInLegalForm],
  ['school', namesSchool],
  ['degree', (text) => findDegree(text) !== null],
  ['place', isPlace],
  ['hasplace', (text) => findPlace(text) !== null],
  ['field', namesField],
  ['verb', opensItem],
  ['link', (text) => /https?:|www\.|@\w/i.test(text)],
  ['small', (text) => /^\p{Ll}/u.test(text)],
  ['closed', (text) => /[.!?;]$/.test(text)],
  ['comma end', (text) => /,$/.test(text)],
  ['colon end', (text) => /:$/.test(text)],
  ['names by label', (text) => labelledName.test(text)],
  ['labelled', (text) => /^[^:\t]{2,40}:\s/.test(text)],
  ['caps', (text) => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase()],
  [
    'title case',
    (text) =>
      /^(?:[\p{Lu}\d(]\S*(?:\s|$)|(?:and|of|the|for|in|to|at|de|la|und|et|y|e|&|-|–|\|)\s)+$/u.test(text),
  ],
  ['tab', (text) => text.includes('\t')],
  ['list', (text) => (text.match(/[,•|·]/g)?.length ?? 0) >= 3],
  ['comma', (text) => /,\s/.test(text)],
  ['dash', (text) => /\s[-–—]\s/.test(text)],
  ['at', (text) => /\s(?:at|@|chez|bei|en|presso)\s/.test(text)],
];

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .match(/[\p{L}']+/gu) ?? [];

function dateSigns(text: string, period: Period | null, date: Period | null): string[] {
  const found = period ?? date;
  if (!found) return /(?:19|20)\d{2}/.test(text) ? ['year'] : [];
  const rest = (text.slice(0, found.start) + text.slice(found.end)).replace(/[\s()[\]|,.–—-]/g, '');
  const form =
    rest.length < 3 ? 'alone' : found.start < 3 ? 'first' : text.length - found.end < 4 ? 'last' : 'within';
  const isCell = text[found.end] === '\t' || text[found.start - 1] === '\t';
  return [`${period ? 'period' : 'date'} ${form}`, ...(isCell ? ['date cell'] : [])];
}

/** The middle size of the letters of lines; 0 where the format has none. */
export const usualSize = (lines: readonly PlacedLine[]): number =>
  lines.map((line) => line.fontSize).toSorted((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0;

/** What a line shows, beside letters of the usual size. */
export function signsOf(line: PlacedLine, usual: number): LineSigns {
  const text = line.text.slice(0, farthest);
  const period = findPeriod(text);
  const date = period ? null : findSingleDate(text);
  const signs = known.flatMap(([name, has]) => (has(text) ? [name] : []));
  const dated = dateSigns(text, period, date);
  const isCaps = signs.includes('caps');
  signs.push(...dated, `length ${stepOf(text.split(/\s+/).length, lengths)}`);
  if (usual > 0) signs.push(`size ${stepOf(line.fontSize / usual, sizes)}`);
  if (line.isBold) signs.push('bold');
  if (line.hasBoldLead) signs.push('bold lead');
  if (line.isHeading) signs.push('styled');
  if (line.isBullet) signs.push('item');
  if (line.endsShort) signs.push('short');
  if (line.endsShort === false) signs.push('full');
  if (isHeaderLike(line)) signs.push('like');
  signs.push(`gap ${stepOf(line.gapAbove, gaps)}`);
  return {
    line,
    signs,
    words: wordsOf(text),
    look: `${Math.round(line.fontSize * 2)} ${line.isBold} ${line.isHeading} ${isCaps} ${line.isBullet}`,
    period,
    date,
    dateForm: dated[0] ?? '',
  };
}
