import { describe, expect, it } from 'vitest';
import { makePdf, type Piece } from '../resume/fixtures/make-pdf.ts';
import { readDocument } from './read-document.ts';

/** Lines painted one below the other. */
const down = (x: number, y: number, texts: readonly string[], more: Partial<Piece> = {}): Piece[] =>
  texts.map((text, at) => ({ x, y: y - at * 12, text, ...more }));

async function readLines(...pages: Piece[][]): Promise<string[]> {
  const { lines } = await readDocument(makePdf(pages));
  return lines.map((line) => line.text);
}

describe('headers and footers', () => {
  const body = (page: number) =>
    down(50, 700, [`Employer ${page}, Analyst, 2019 – 2020`, 'Led a team of three', 'Wrote the guide']);

  it.each([
    ['Maya Okafor – 1/2', 'Maya Okafor – 2/2'],
    ['Page 1 of 2 · updated March 2024', 'Page 2 of 2 · updated March 2024'],
    ['Seite 1 von 2', 'Seite 2 von 2'],
    ['March 10, 2026   Maya Okafor · Resume   1', 'March 10, 2026   Maya Okafor · Resume   2'],
    ['1', '2'],
  ])('are no text of the resume: %s', async (first, second) => {
    const lines = await readLines(
      [...down(50, 740, ['Maya Okafor']), ...body(1), { x: 250, y: 30, text: first }],
      [...body(2), { x: 250, y: 30, text: second }],
    );
    expect(lines).toEqual(
      ['Maya Okafor', ...body(1), ...body(2)].map((one) => (typeof one === 'string' ? one : one.text)),
    );
  });

  it('keep a heading that repeats on its first page, and every other last line', async () => {
    const lines = await readLines(
      [...down(50, 760, ['Maya Okafor', 'maya@example.com']), ...body(1)],
      [...down(50, 760, ['Maya Okafor', 'maya@example.com']), ...body(2)],
    );
    expect(lines.filter((line) => line === 'Maya Okafor')).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('Employer'))).toHaveLength(2);
  });

  it('give the contact details that every footer repeats once, before the first line', async () => {
    const footer = { x: 150, y: 30, text: 'maya@example.com · +44 7700 900118' };
    const lines = await readLines(
      [...down(50, 740, ['Maya Okafor']), ...body(1), footer],
      [...body(2), footer],
    );
    expect(lines.slice(0, 2)).toEqual([footer.text, 'Maya Okafor']);
    expect(lines.filter((line) => line === footer.text)).toHaveLength(1);
  });

  it.each([
    'Generated 30 more leads in 2019',
    'Updated 12 menus',
    'Graduated 06/21',
    'Scored 4 of 10',
    'GPA 3.8 / 4.0',
  ])('are not the last line of a page that says something: %s', async (text) => {
    const lines = await readLines([...down(50, 740, ['Maya Okafor']), ...body(1), { x: 50, y: 30, text }]);
    expect(lines.at(-1)).toBe(text);
  });

  it('include the day of the last change, which is no date of a job', async () => {
    const lines = await readLines([
      { x: 450, y: 770, text: 'Last updated in March 2024' },
      ...down(50, 740, ['Maya Okafor']),
      ...body(1),
    ]);
    expect(lines[0]).toBe('Maya Okafor');
  });
});
