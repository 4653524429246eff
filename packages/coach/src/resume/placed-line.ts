import type { TextLine } from '../documents/document-text.ts';

/** A line with its place in the text of the document: `text.slice(start, end) === line.text`. */
export interface PlacedLine extends TextLine {
  start: number;
  end: number;
  /** Of wrapped lines that were joined: the words as written, with their break. */
  raw?: string;
  /** Of a cell that may be a heading beside its text: the line with both. */
  whole?: PlacedLine;
}

/** A line with its wrapped rest. Both stand one after the other in the text of the document. */
export const joinLines = (line: PlacedLine, rest: PlacedLine): PlacedLine => ({
  ...line,
  text: `${line.text} ${rest.text}`,
  raw: `${line.raw ?? line.text}\n${rest.raw ?? rest.text}`,
  end: rest.end,
});

const count = (text: string, mark: string) => text.split(mark).length;
/** "Sales (Fjord" / "Labs)": a bracket that the next line closes. */
export const isOpenBracket = (line: PlacedLine, next: PlacedLine): boolean =>
  count(line.text, '(') > count(line.text, ')') &&
  !line.isBullet &&
  !next.isBullet &&
  count(next.text, ')') > count(next.text, '(') &&
  next.text.indexOf(')') < 40;

/** Rows of one name are as close, in letter heights, and their letters as alike. */
const nameLeading = 0.4;
const sameLetters = 0.2;

/** "Massachusetts Institute of" / "Technology": a name in bold that found no more room on its line; a date at the right ends a line. */
export const isRestOfName = (before: PlacedLine, line: PlacedLine): boolean =>
  before.endsShort === false &&
  before.isBold &&
  line.isBold &&
  !before.isBullet &&
  !line.isBullet &&
  line.gapAbove < nameLeading &&
  before.page === line.page &&
  Math.abs(before.fontSize - line.fontSize) < sameLetters &&
  !line.text.includes('\t') &&
  !/(?:19|20)\d{2}/.test(line.text) &&
  !/(?:(?:19|20)\d{2}|present|current|now)\)?$/iu.test(before.text) &&
  !/[.:;]$/.test(before.text);
