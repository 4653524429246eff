import { describe, expect, it } from 'vitest';
import { makePdf, type PdfOptions, type Piece } from '../resume/fixtures/make-pdf.ts';
import { readDocument } from './read-document.ts';

const head: Piece[] = ['Maya Okafor', 'Experience', 'Analyst, Fjord Labs'].map((text, at) => ({
  x: 50,
  y: 740 - at * 14,
  text,
}));

async function readLines(pieces: readonly Piece[], options: PdfOptions = {}): Promise<string[]> {
  const { lines } = await readDocument(makePdf([[...head, ...pieces]], options));
  return lines.slice(head.length).map((line) => line.text);
}

describe('the letters of a PDF', () => {
  it.each([
    ['Sep. 2023 - Mar. 2024', 'Sep. 2023 – Mar. 2024'],
    ['2019 - Present', '2019 – Present'],
    ['Found high-impact work for 14 teams', 'Found high-impact work for 14 teams'],
    ['Cut short- and long-term costs by half', 'Cut short- and long-term costs by half'],
  ])('keep a hyphen that the font calls soft: %s', async (painted, read) => {
    expect(await readLines([{ x: 50, y: 600, text: painted, hasSoftHyphens: true }])).toEqual([read]);
  });

  it.each([
    ['Universit´e de Gen`eve', 'Université de Genève'],
    ['Technische Universit¨at M¨unchen', 'Technische Universität München'],
    ['Fa¸cade design in Besan¸con', 'Façade design in Besançon'],
    ['Fac¸ade design in Besanc¸on', 'Façade design in Besançon'],
  ])('take back the accent that is painted beside them: %s', async (painted, read) => {
    expect(await readLines([{ x: 50, y: 600, text: painted }])).toEqual([read]);
  });

  it.each([
    ['by the font', 'Sr. Software Engineer', '3 Tc'],
    ['by the font, a little', 'WORK EXPERIENCE', '1.2 Tc'],
    ['by blanks', 'F e b  2 0 2 4  -  J u n  2 0 2 5', ''],
  ])('are words where they are spaced %s', async (_how, painted, before) => {
    const read = before ? painted : 'Feb 2024 - Jun 2025';
    expect(await readLines([{ x: 50, y: 600, text: painted, before }])).toEqual([read]);
  });

  it('are not spaced where words of one letter follow each other', async () => {
    const text = 'Plan B or C in R at an A B C desk';
    expect(await readLines([{ x: 50, y: 600, text }])).toEqual([text]);
  });

  it('are a word with an accent that is painted on its own, and a word by itself after a blank', async () => {
    // In Helvetica at ten points "Universit" is 38.9 wide.
    const word = [
      { x: 50, y: 600, text: 'Universit' },
      { x: 90.4, y: 600, text: '´' },
      { x: 89, y: 600, text: 'e Laval' },
    ];
    expect(await readLines(word)).toEqual(['Université Laval']);
    expect(await readLines([{ x: 50, y: 600, text: 'Stage `a Paris' }])).toEqual(['Stage à Paris']);
  });

  it('are read once where they are painted twice to cast a shadow', async () => {
    const name = { x: 50, y: 600, text: 'Head of Baking', size: 20 };
    expect(await readLines([name, { ...name, x: 50.8, y: 599.2 }])).toEqual(['Head of Baking']);
  });

  it('leave out those of icon fonts, and count them', async () => {
    const pieces = [
      { x: 50, y: 600, text: 'z', isIcon: true },
      { x: 64, y: 600, text: 'Mar 2019 – May 2021' },
      { x: 300, y: 600, text: 'house-chimney', isIcon: true },
      { x: 400, y: 600, text: 'Leeds, UK' },
    ];
    expect(await readLines(pieces)).toEqual(['Mar 2019 – May 2021\tLeeds, UK']);
    expect((await readDocument(makePdf([[...head, ...pieces]]))).iconCharacters).toBe(14);
  });

  const broken = (...texts: string[]) => texts.map((text, at) => ({ x: 50, y: 600 - at * 12, text }));

  it.each([
    ['top 5% of submis-', 'sions at the fair', ['top 5% of submissions', 'at the fair']],
    ['wrote the cross-', 'team guide in May', ['wrote the cross-team', 'guide in May']],
    ['see git.example.com/okb-', 'engine for more', ['see git.example.com/okb-engine', 'for more']],
    ['led the re-', 'structuring', ['led the restructuring']],
    ['worked 2019 -', 'present day', ['worked 2019 -', 'present day']],
  ])('are one word again where TeX broke it: %s %s', async (first, second, read) => {
    expect(await readLines(broken(first, second), { producer: 'pdfTeX-1.40.26' })).toEqual(read);
  });

  it('are one word again before a date at the right', async () => {
    const date = { x: 480, y: 600, text: 'July 2023' };
    const [first, second] = broken('Efficient routing for large mod-', 'els');
    const lines = await readLines([first as Piece, date, second as Piece], { producer: 'Typst 0.14' });
    expect(lines).toEqual(['Efficient routing for large models\tJuly 2023']);
  });

  it('keep the hyphen before the second half of a name', async () => {
    const texts = broken('Clerk, Université de Franche-', 'Comté, Besançon');
    expect(await readLines(texts, { producer: 'pdfTeX-1.40.26' })).toEqual([
      'Clerk, Université de Franche-Comté,',
      'Besançon',
    ]);
  });

  it('keep the hyphen at the end of a line where the program breaks no words', async () => {
    const lines = await readLines(broken('Shipped an action-', 'adventure game'), {
      producer: 'Skia/PDF m144',
    });
    expect(lines).toEqual(['Shipped an action-adventure', 'game']);
  });
});
