import type { TextLine } from '../documents/document-text.ts';

/** A line with its place in the text of the document: `text.slice(start, end) === line.text`. */
export interface PlacedLine extends TextLine {
  start: number;
  end: number;
  /** Of wrapped lines that were joined: the words as written, with their break. */
  raw?: string;
}

/** A line with its wrapped rest. Both stand one after the other in the text of the document. */
export const joinLines = (line: PlacedLine, rest: PlacedLine): PlacedLine => ({
  ...line,
  text: `${line.text} ${rest.text}`,
  raw: `${line.raw ?? line.text}\n${rest.raw ?? rest.text}`,
  end: rest.end,
});
