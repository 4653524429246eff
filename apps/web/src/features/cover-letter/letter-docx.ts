import { Document, Packer, Paragraph, TextRun } from 'docx';

export const docxMimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const rightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** XML forbids these, and half of a pair breaks a file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is left out
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const clean = (line: string) => line.toWellFormed().replace(forbidden, '');

const paragraph = (lines: readonly string[]) =>
  new Paragraph({
    spacing: { after: 200, line: 276 },
    bidirectional: lines.some((line) => rightToLeft.test(line)),
    children: lines.map((line, at) => new TextRun({ text: clean(line), break: at === 0 ? 0 : 1 })),
  });

/** A Word file of a letter: one column, plain fonts, margins of an inch. */
export async function buildLetterDocx(
  paragraphs: readonly (readonly string[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const margin = { top: 1440, right: 1440, bottom: 1440, left: 1440 };
  const document = new Document({
    creator: 'Greenroom',
    styles: { default: { document: { run: { font: 'Calibri', size: 22 } } } },
    sections: [{ properties: { page: { margin } }, children: paragraphs.map(paragraph) }],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}
