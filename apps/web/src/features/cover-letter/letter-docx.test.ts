import { detectFileKind } from '@greenroom/domain';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildLetterDocx } from './letter-docx.ts';
import { paragraphsOf } from './letter-file.ts';

const documentOf = async (text: string) =>
  strFromU8(unzipSync(await buildLetterDocx(paragraphsOf(text)))['word/document.xml'] ?? new Uint8Array());

describe('a Word file of a letter', () => {
  it('is one that the upload knows as Word, with every paragraph and line', async () => {
    const text =
      'Maya Okafor\nmaya@example.com\r\n\r\nDear hiring team,\n\n\nI led R&D <teams>.\n\nSincerely,\nMaya';
    expect(detectFileKind(await buildLetterDocx(paragraphsOf(text)))).toBe('docx');
    const xml = await documentOf(text);
    expect(xml.match(/<w:p>/g)).toHaveLength(4);
    expect(xml.match(/<w:br\/>/g)).toHaveLength(2);
    expect(xml).toContain('I led R&amp;D &lt;teams&gt;.');
  });

  it('has each line of a list as a paragraph with its mark, and the lines around it together', async () => {
    const xml = await documentOf('My work:\n• Led a ward\n• Taught nurses\nSince 2019.');
    expect(xml.match(/<w:p>/g)).toHaveLength(4);
    expect(xml.match(/w:hanging=/g)).toHaveLength(2);
    expect(xml.match(/•/g)).toHaveLength(2);
    expect(xml.indexOf('Taught nurses')).toBeLessThan(xml.indexOf('Since 2019.'));
  });

  it.each([
    ['a name from right to left', 'ليلى حداد', '<w:bidi/>'],
    ['symbols', 'Maya 🌸 Okafor', '🌸'],
    ['half a character and a bell', 'Maya\ud83c \u0007Okafor', 'Okafor'],
    ['4,000 characters without a space', 'x'.repeat(4_000), 'x'.repeat(4_000)],
  ])('holds %s', async (_what, text, said) => {
    const xml = await documentOf(text);
    expect(xml).toContain(said);
    expect(xml.includes('\u0007')).toBe(false);
  });

  it('is one of no words for an empty letter', async () => {
    expect(paragraphsOf(' \n\n ')).toEqual([]);
    expect(detectFileKind(await buildLetterDocx([]))).toBe('docx');
  });
});
