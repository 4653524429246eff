import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeArchive } from '../resume/fixtures/make-archive.ts';
import { makePdf, type Piece } from '../resume/fixtures/make-pdf.ts';
import { readDocument } from './read-document.ts';

const words = 'Kubernetes Terraform Java';
const seen: Piece[] = [
  'Maya Okafor',
  'Experience',
  'Analyst, Fjord Labs, 2019 - 2021',
  'Built reports in SQL for 14 teams',
].map((text, at) => ({ x: 50, y: 740 - at * 14, text }));
const stuffed = { x: 50, y: 300, text: words };

const readText = async (bytes: Uint8Array) => {
  const { lines, hiddenCharacters, lost } = await readDocument(bytes);
  return { text: lines.map((line) => line.text).join('\n'), hiddenCharacters, lost };
};

describe('words that a page does not show', () => {
  it.each<[string, Piece]>([
    ['white on white', { ...stuffed, before: '1 1 1 rg' }],
    ['nearly white', { ...stuffed, before: '0.99 g' }],
    ['white by another colour space', { ...stuffed, before: '0 0 0 0 k' }],
    ['navy on a navy box', { ...stuffed, before: '0 0 0.4 rg 40 290 400 40 re f' }],
    ['invisible', { ...stuffed, before: '3 Tr' }],
    ['one point high', { ...stuffed, size: 1 }],
    ['left of the page', { ...stuffed, x: -900 }],
    ['above the page', { ...stuffed, y: 1_200 }],
  ])('are named and no content: %s', async (_how, piece) => {
    const { text, hiddenCharacters, lost } = await readText(makePdf([[...seen, piece]]));
    expect(text).not.toContain('Kubernetes');
    expect(text).toContain('Fjord Labs');
    expect(hiddenCharacters).toBe(words.length);
    expect(lost).toMatchObject([{ what: 'Hidden text', text: words }]);
  });

  it.each<[string, Piece]>([
    ['white on a dark box', { ...stuffed, before: '0 0 0.4 rg 40 290 400 40 re f 1 g' }],
    ['white on a dark shape', { ...stuffed, before: '0.1 g 40 290 m 440 290 l 460 340 l 40 330 l f 1 g' }],
    ['grey on white', { ...stuffed, before: '0.75 g' }],
    ['small print', { ...stuffed, size: 6 }],
    [
      'navy after a small navy bar, painted over the page through a clip',
      { ...stuffed, before: 'q 20 20 4 60 re W n 0 0 0.4 rg 0 0 612 792 re f Q 0 0 0.4 rg' },
    ],
    [
      'navy after a navy dot, painted through a round clip',
      {
        ...stuffed,
        before: 'q 60 305 m 64 309 l 60 313 l 56 309 l h W n 0 0 0.4 rg 0 0 612 792 re f Q 0 0 0.4 rg',
      },
    ],
  ])('are not those that can be seen: %s', async (_how, piece) => {
    const { text, hiddenCharacters } = await readText(makePdf([[...seen, piece]]));
    expect(text).toContain(words);
    expect(hiddenCharacters).toBe(0);
  });

  it('keeps the words that follow a white spacer in the same piece, and drops the spacer', async () => {
    const spaced = { ...stuffed, text: 'ii', before: '1 g' };
    const after = { ...stuffed, x: 55.5, before: '0 g' };
    const { text, hiddenCharacters } = await readText(makePdf([[...seen, spaced, after]]));
    expect(text.split('\n').at(-1)).toBe(words);
    expect(hiddenCharacters).toBeLessThan(3);
  });

  it('may be the letters under a scanned picture, which are read', async () => {
    const invisible = seen.map((piece) => ({ ...piece, before: '3 Tr' }));
    expect((await readText(makePdf([invisible], { picture: true }))).text).toContain('Fjord Labs');
  });

  const run = (properties: string) => `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t>${words}</w:t></w:r></w:p>`;
  const docx = (body: string) =>
    makeArchive({
      '[Content_Types].xml':
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      '_rels/.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      'word/document.xml': strToU8(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Maya Okafor</w:t></w:r></w:p>${body}</w:body></w:document>`,
      ),
    });

  it.each<[string, string, boolean]>([
    ['vanished', run('<w:vanish/>'), true],
    ['white', run('<w:color w:val="FFFFFF"/>'), true],
    ['one point high', run('<w:sz w:val="2"/>'), true],
    [
      'white in a dark cell',
      `<w:shd w:val="clear" w:fill="1F3864"/>${run('<w:color w:val="FFFFFF"/>')}`,
      false,
    ],
    ['small print', run('<w:sz w:val="14"/>'), false],
  ])('in a Word file: %s', async (_how, body, isHidden) => {
    const { text, hiddenCharacters } = await readText(docx(body));
    expect(text.includes('Kubernetes')).toBe(!isHidden);
    expect(hiddenCharacters).toBe(isHidden ? words.length : 0);
  });
});
