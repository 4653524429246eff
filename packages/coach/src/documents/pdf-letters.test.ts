import { describe, expect, it } from 'vitest';
import { makePdf, type Piece } from '../resume/fixtures/make-pdf.ts';
import { readDocument } from './read-document.ts';

const head: Piece[] = ['Maya Okafor', 'Experience', 'Analyst, Fjord Labs'].map((text, at) => ({
  x: 50,
  y: 740 - at * 14,
  text,
}));

const readLines = async (...pieces: Piece[]) =>
  (await readDocument(makePdf([[...head, ...pieces]]))).lines.map((line) => line.text);

describe('the letters of a PDF', () => {
  it.each([
    ['Sep. 2023 - Mar. 2024', 'Sep. 2023 – Mar. 2024'],
    ['2019 - Present', '2019 – Present'],
    ['Found high-impact work for 14 teams', 'Found high-impact work for 14 teams'],
    ['Cut short- and long-term costs by half', 'Cut short- and long-term costs by half'],
  ])('keep a hyphen that the font calls soft: %s', async (painted, read) => {
    expect(await readLines({ x: 50, y: 600, text: painted, hasSoftHyphens: true })).toContain(read);
  });
});
