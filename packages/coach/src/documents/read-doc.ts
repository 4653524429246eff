/// <reference path="./word-extractor.d.ts" />
import WordExtractor from 'word-extractor';
import { isSoundContainer } from './doc-container.ts';
import { type DocumentText, lineOf, type TextLine, tidy, Unreadable } from './document-text.ts';
import { linesOfText } from './read-text.ts';

/** What the extractor wants of its bytes. Hosts without it cannot read the old format. */
interface BufferMaker {
  from(buffer: ArrayBufferLike, start: number, length: number): unknown;
}

const partLines = (text: string, region: TextLine['region']) =>
  text
    .split(/\r?\n/)
    .map((line) => tidy(line).trim())
    .filter(Boolean)
    .map((line) => lineOf(line, { region }));

async function extract(bytes: Uint8Array) {
  if (!isSoundContainer(bytes)) throw new Unreadable('broken');
  const { Buffer: maker } = globalThis as { Buffer?: BufferMaker };
  if (!maker) throw new Unreadable('wrong_type');
  const copy = new Uint8Array(bytes);
  try {
    return await new WordExtractor().extract(maker.from(copy.buffer, 0, copy.length));
  } catch (error) {
    const isEncrypted = error instanceof Error && /encrypt|password/i.test(error.message);
    throw new Unreadable(isEncrypted ? 'encrypted' : 'broken');
  }
}

/** Reads a Word file of the format before 2007. Throws Unreadable. */
export async function readDoc(bytes: Uint8Array): Promise<DocumentText> {
  const document = await extract(bytes);
  const header = partLines(document.getHeaders({ includeFooters: false }), 'header');
  const footer = partLines(document.getFooters(), 'footer');
  const boxes = partLines(document.getTextboxes(), 'text-box');
  const lines = [...header, ...linesOfText(document.getBody()), ...boxes, ...footer];
  if (lines.length === 0) throw new Unreadable('empty');
  const why = 'many tracking systems skip this part of a Word file';
  const lost = [
    { what: 'Text in the page header', why, text: header.map((line) => line.text).join(' / ') },
    { what: 'Text in the page footer', why, text: footer.map((line) => line.text).join(' / ') },
    { what: 'Text in text boxes', why, text: boxes.map((line) => line.text).join(' / ') },
  ];
  return {
    kind: 'doc',
    pages: null,
    encoding: null,
    lines,
    columns: 1,
    tables: 0,
    textBoxes: boxes.length,
    images: 0,
    hiddenCharacters: 0,
    isOutOfOrder: false,
    lost: lost.filter((part) => part.text !== ''),
    links: [],
  };
}
