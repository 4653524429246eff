import { Document, Packer, Paragraph, Tab, TabStopType, TextRun } from 'docx';
import { listed } from './letter-lines.ts';

export const docxMimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const rightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** XML forbids these, and half of a pair breaks a file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is left out
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const clean = (line: string) => line.toWellFormed().replace(forbidden, '');

const after = 200;
const indent = 284;

const plainParagraph = (lines: readonly string[], isLast: boolean) =>
  new Paragraph({
    spacing: { after: isLast ? after : 60, line: 276 },
    bidirectional: lines.some((line) => rightToLeft.test(line)),
    children: lines.map((line, at) => new TextRun({ text: clean(line), break: at === 0 ? 0 : 1 })),
  });

/** A line of a list, its mark in front of the indented words. */
const listParagraph = (line: string, isLast: boolean) =>
  new Paragraph({
    spacing: { after: isLast ? after : 40, line: 276 },
    indent: { left: indent, hanging: indent },
    tabStops: [{ type: TabStopType.LEFT, position: indent }],
    children: [new TextRun({ children: ['•', new Tab(), clean(line)] })],
  });

/** One paragraph of the letter in Word's paragraphs: one for its plain lines, and one for each list item. */
function paragraphs(lines: readonly string[]): Paragraph[] {
  const items = lines.map(listed);
  const start = items.findIndex((item) => item !== null);
  const end = items.findLastIndex((item) => item !== null) + 1;
  if (start < 0) return [plainParagraph(lines, true)];
  const [front, back] = [lines.slice(0, start), lines.slice(end)];
  return [
    ...(front.length > 0 ? [plainParagraph(front, false)] : []),
    ...lines
      .slice(start, end)
      .map((line, at) => listParagraph(listed(line) ?? line, end === lines.length && start + at === end - 1)),
    ...(back.length > 0 ? [plainParagraph(back, true)] : []),
  ];
}

/** A Word file of a letter: one column, plain fonts, margins of an inch. */
export async function buildLetterDocx(
  letter: readonly (readonly string[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const margin = { top: 1440, right: 1440, bottom: 1440, left: 1440 };
  const document = new Document({
    creator: 'Greenroom',
    styles: { default: { document: { run: { font: 'Calibri', size: 22 } } } },
    sections: [{ properties: { page: { margin } }, children: letter.flatMap(paragraphs) }],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}
