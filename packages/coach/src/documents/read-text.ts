import { decodeText } from '@greenroom/domain';
import { detect } from 'chardet';
import {
  type DocumentText,
  lineOf,
  type TextLine,
  tidy,
  Unreadable,
  unspaced,
  withoutBullet,
} from './document-text.ts';

/** Single-byte encodings that a detector may name; anything else is read as Windows-1252. */
const legacy = new Set([
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'iso-8859-2',
  'iso-8859-5',
  'koi8-r',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'gb18030',
  'big5',
]);
const minimumConfidentBytes = 200;

function strictUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.subarray(0, 400).includes(0)) return bytes[0] === 0 ? 'utf-16be' : 'utf-16le';
  if (strictUtf8(bytes)) return 'utf-8';
  const guess = bytes.length >= minimumConfidentBytes ? (detect(bytes)?.toLowerCase() ?? '') : '';
  return legacy.has(guess) ? guess : 'windows-1252';
}

/** An export that lost its line breaks holds whole sections in one line, with wide gaps where they were. */
const lostBreaksLength = 400;
const wideGap = /[^\S\n\t]{4,}/g;

/** Two or three blanks set cells apart too, where the line has few of them and no sentence ends before. */
const cellGap = /(?<=[^\s.!?:;,-])[^\S\n\t]{2,3}(?=\S)/g;
const cellGapsMax = 3;
const cellLineLength = 140;

const withCells = (line: string) =>
  line.length <= cellLineLength &&
  line.split(/\s+/, 4).length > 3 &&
  (line.match(cellGap)?.length ?? 0) <= cellGapsMax
    ? line.replace(cellGap, '\t')
    : line;

function rawLines(text: string): string[] {
  return text
    .split(/\r\n?|\n|\f/)
    .flatMap((line) => (line.length > lostBreaksLength ? line.split(wideGap) : [line]))
    .map((line) => tidy(withCells(line.replace(wideGap, '\t'))));
}

/** The lines of a plain text; blank lines show as gaps, wide ones as tabs. */
export function linesOfText(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let blanks = 0;
  for (const raw of rawLines(text)) {
    const spaced = unspaced(raw.trim());
    if (spaced === '') {
      blanks += 1;
      continue;
    }
    const { text: words, isBullet } = withoutBullet(spaced);
    const marked = /^(?:#{1,4}\s+|\*\*|__)(.+?)(?:\*\*|__)?:?$/.exec(words);
    if (words !== '') {
      lines.push(
        lineOf(marked?.[1] ?? words, { isBullet, gapAbove: blanks, isHeading: /^#{1,4}\s/.test(words) }),
      );
    }
    blanks = 0;
  }
  return lines;
}

/** Reads a plain text in UTF-8, UTF-16, Windows-1252 or another single-byte encoding. Throws Unreadable. */
export function readText(bytes: Uint8Array): DocumentText {
  const encoding = encodingOf(bytes);
  const isCommon = encoding.startsWith('utf') || encoding === 'windows-1252';
  const text = isCommon ? decodeText(bytes) : new TextDecoder(encoding).decode(bytes);
  if (text === null) throw new Unreadable('wrong_type');
  const lines = linesOfText(text);
  if (lines.length === 0) throw new Unreadable('empty');
  return textDocument(lines, encoding);
}

/** A document of lines alone: no pages, and no layout that could hide anything. */
export function textDocument(lines: TextLine[], encoding: string): DocumentText {
  return {
    kind: 'text',
    pages: null,
    encoding,
    lines,
    columns: 1,
    tables: 0,
    textBoxes: 0,
    images: 0,
    hiddenCharacters: 0,
    isOutOfOrder: false,
    lost: [],
    links: [],
  };
}
