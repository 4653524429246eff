import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GenerateCoverLetterInput } from '@greenroom/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildLetterDocx } from '../apps/web/src/features/cover-letter/letter-docx.ts';
import { paragraphsOf } from '../apps/web/src/features/cover-letter/letter-file.ts';
import { printLetter } from '../apps/web/src/features/cover-letter/pdf/print-letter.ts';
import { unprintable } from '../apps/web/src/features/cover-letter/pdf/unprintable.ts';
import { loadFonts } from '../apps/web/src/lib/pdf/fonts.ts';
import type { Coverage } from '../apps/web/src/lib/pdf/printable.ts';
import { nurse, shapes } from '../packages/coach/src/cover-letter/fixtures/shapes.ts';
import { writeCoverLetter } from '../packages/coach/src/cover-letter/write-cover-letter.builtin.ts';
import { parseResume } from '../packages/coach/src/resume/parse-resume.builtin.ts';

const fonts = path.join(import.meta.dirname, '../apps/web/src/lib/pdf/fonts');
let hasGlyph: Coverage;
beforeAll(async () => {
  hasGlyph = await loadFonts(async (url) => {
    const bytes = await readFile(path.join(fonts, path.basename(url)));
    return `data:font/woff;base64,${bytes.toString('base64')}`;
  });
});

const textOf = async (form: GenerateCoverLetterInput) => {
  const letter = await writeCoverLetter(form);
  if ('error' in letter) throw new Error(letter.error);
  return letter.coverLetter;
};
/** The words of a text. Our reader takes the marks of a list out. */
const plain = (text: string) => text.replace(/[\s•]+/g, ' ').trim();
async function linesOf(bytes: Uint8Array): Promise<string[]> {
  const reading = await parseResume({ bytes, fileName: 'letter' });
  if (!reading.ok) throw new Error(reading.refusal.message);
  return reading.document.text.split('\n').map(plain);
}
const readBack = async (bytes: Uint8Array) => plain((await linesOf(bytes)).join(' '));
const pdfOf = async (text: string) =>
  new Uint8Array(await printLetter({ title: 'letter.pdf', paragraphs: paragraphsOf(text) }, hasGlyph));

const [job] = nurse.history;
const long = `Led ${'a longer and longer line '.repeat(160)}`.slice(0, 4_000);
/** What people bring that a letter could break on. */
const hard: Record<string, GenerateCoverLetterInput> = {
  'a usual resume': nurse,
  'nothing but the required fields': shapes['the required fields alone'] ?? nurse,
  'empty sections': { ...nurse, history: nurse.history.map((one) => ({ ...one, lines: [] })), skills: '' },
  '15 jobs': {
    ...nurse,
    history: Array.from({ length: 15 }, (_, at) => ({
      ...nurse.history[at % 2],
      name: `Clinic ${at}`,
    })) as typeof nurse.history,
  },
  'bullets of 4,000 characters': {
    ...nurse,
    history: [{ ...job, lines: [long, long] }] as typeof nurse.history,
  },
  emoji: { ...nurse, name: 'Maya 🌸 Okafor', skills: 'Handoffs 🎉, precepting' },
  accents: { ...nurse, name: 'Zoë Ångström-Łukasz', companyName: 'Clínica São José' },
  'an ad in another language': shapes['an ad in another language'] ?? nurse,
};

describe('an exported letter, read back by our own reader', { timeout: 60_000 }, () => {
  it.each(Object.entries(hard))('has every word in a PDF and a Word file: %s', async (_what, form) => {
    const text = await textOf(form);
    expect(await readBack(await pdfOf(text))).toBe(plain(text));
    expect(await readBack(await buildLetterDocx(paragraphsOf(text)))).toBe(plain(text));
  });

  it('has each line of a list as a line of its own', async () => {
    const text = await textOf(nurse);
    const listed = text
      .split('\n')
      .filter((line) => line.startsWith('• '))
      .map(plain);
    const short = listed.filter((line) => line.length < 60);
    expect(short.length).toBeGreaterThan(1);
    for (const bytes of [await pdfOf(text), await buildLetterDocx(paragraphsOf(text))])
      expect(await linesOf(bytes)).toEqual(expect.arrayContaining(short));
  });

  it('is refused as a PDF and whole as a Word file with a name from right to left', async () => {
    const text = await textOf(shapes['a name from right to left'] ?? nurse);
    await expect(pdfOf(text)).rejects.toThrow(unprintable);
    expect(await readBack(await buildLetterDocx(paragraphsOf(text)))).toBe(plain(text));
  });
});
