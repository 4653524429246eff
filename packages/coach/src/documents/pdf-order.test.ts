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

describe('a side column', () => {
  const jobs = [
    'Experience',
    'Fjord Labs',
    'Analyst, 2019 – 2021',
    'Cut the run time of 14 reports',
    'Led a team',
  ];

  it('in bold is read before or after the jobs, not between their lines', async () => {
    const side = ['Excel', 'SQL and Python', 'Tableau', 'Power BI', 'Statistics'];
    const lines = await readLines([
      { x: 40, y: 720, text: 'SKILLS', size: 14, bold: true },
      ...down(40, 700, side, { bold: true }),
      { x: 40, y: 620, text: 'LANGUAGES', size: 14, bold: true },
      ...down(40, 600, ['English', 'Danish'], { bold: true }),
      { x: 220, y: 722, text: 'JOBS', size: 14, bold: true },
      ...down(220, 703, [...jobs, ...jobs, 'Wrote the handbook of the bakery in two languages']),
    ]);
    const from = lines.indexOf('SKILLS');
    expect(lines.slice(from, from + 6)).toEqual(['SKILLS', ...side]);
    const first = lines.indexOf('JOBS');
    expect(lines.slice(first, first + 6)).toEqual(['JOBS', ...jobs]);
  });

  it('is none where names at the left have their values beside them, however long', async () => {
    const rows: [string, string][] = [
      ['Languages:', 'Danish, English, German'],
      ['Machine learning:', 'regression, trees, forests, boosting and everything that comes after'],
      ['Databases:', 'PostgreSQL, SQLite'],
      ['Web:', 'HTML, CSS and a little of what runs in a browser'],
      ['Tools:', 'git, make'],
      ['Hobbies:', 'bread'],
    ];
    const lines = await readLines([
      ...down(50, 740, ['Maya Okafor', 'maya@example.com']),
      ...rows.flatMap(([name, value], at) => [
        { x: 50, y: 690 - at * 24, text: name },
        { x: 190, y: 690 - at * 24, text: value },
        ...(at === 1 ? [{ x: 190, y: 690 - at * 24 - 12, text: 'and a text that wraps in its cell' }] : []),
      ]),
    ]);
    for (const [name, value] of rows) expect(lines).toContain(`${name}\t${value}`);
  });

  it.each([
    ['two headings of columns are lines of their own', 'SUMMARY', 'EXPERIENCE', 12, ['SUMMARY', 'Plans']],
    ['a name on both sides is one', 'MAYA', 'OKAFOR', 24, ['MAYA OKAFOR', 'Plans']],
  ])('beside another: %s', async (_what, left, right, size, read) => {
    const lines = await readLines([
      { x: 50, y: 740, text: left, size },
      { x: 310, y: 740, text: right, size },
      ...down(50, 715, ['Plans', 'bakes', 'and', 'sells bread of rye', 'in Leeds', 'and York with care']),
      ...down(300, 713, [...jobs, 'Wrote the handbook of the bakery', 'Cut its waste by half in a year']),
      { x: 50, y: 600, text: 'and more' },
      { x: 300, y: 620, text: 'EDUCATION', size: Math.min(size, 14) },
    ]);
    expect(lines.slice(0, 2)).toEqual(read);
  });
});

describe('a line with gaps', () => {
  it('that is justified is one, beside a line that is as wide', async () => {
    const full = 'Responsible for what the database of the archive of the town has';
    const words = ['Kept', 'the', 'old', 'books', 'and', 'lists'];
    // In Helvetica at ten points; the gaps between the words are equal, and the line ends where the full one does.
    const widths = [20.57, 13.9, 13.34, 26.68, 16.68, 17.22];
    const gap = (287.38 - widths.reduce((sum, one) => sum + one, 0)) / (words.length - 1);
    let x = 50;
    const pieces = words.map((text, at) => {
      const piece = { x, y: 688, text };
      x += (widths[at] as number) + gap;
      return piece;
    });
    const lines = await readLines([
      { x: 50, y: 700, text: full },
      ...pieces,
      { x: 50, y: 676, text: 'in order' },
    ]);
    expect(lines).toEqual([full, words.join(' '), 'in order']);
  });

  it('keeps title and employer apart where only the font says so', async () => {
    const head = (y: number, title: string, employer: string, date: string): Piece[] => [
      { x: 50, y, text: title, bold: true },
      { x: 50 + title.length * 5.9, y, text: employer },
      { x: 450, y, text: date },
    ];
    const lines = await readLines([
      ...down(50, 740, ['Maya Okafor', 'Experience']),
      ...head(700, 'Research Assistant', 'Fjord Innovation Arena', '2019 – 2021'),
      { x: 50, y: 688, text: '• Led a team' },
      ...head(660, 'Head of', 'Baking', '2017 – 2019'),
    ]);
    expect(lines).toContain('Research Assistant\tFjord Innovation Arena\t2019 – 2021');
    expect(lines).toContain('Head of Baking\t2017 – 2019');
  });

  it('keeps title and employer apart at a comma between two fonts beside a date', async () => {
    const lines = await readLines([
      ...down(50, 740, ['Maya Okafor', 'Experience']),
      { x: 50, y: 700, text: '2019 – 2021' },
      { x: 180, y: 700, text: 'Research Assistant,', bold: true },
      { x: 279, y: 700, text: 'Fjord Innovation Arena' },
    ]);
    expect(lines).toContain('2019 – 2021\tResearch Assistant,\tFjord Innovation Arena');
  });

  it('beside a date goes on below where its cell was full', async () => {
    const rows: [string, string[]][] = [
      ['02.2013-08.2013', ['Paramedic of the night shift at', 'Mercy Hospital, Leeds']],
      ['08.2013-02.2015', ['Nurse on the ward for children', 'and their mothers, York']],
      ['03.2015-03.2016', ['Nurse at the clinic of the town of', 'Hull']],
    ];
    const lines = await readLines([
      ...down(50, 740, ['Maya Okafor', 'Experience']),
      ...rows.flatMap(([date, texts], at) => [
        { x: 50, y: 700 - at * 30, text: date },
        ...down(200, 700 - at * 30, texts),
      ]),
    ]);
    expect(lines.slice(2)).toEqual(rows.map(([date, texts]) => `${date}\t${texts.join(' ')}`));
  });
});

describe('words that are painted out of order', () => {
  it('are read from top to bottom in one column where the stream keeps jumping up', async () => {
    const job = (y: number, name: string): Piece[] => [
      ...down(
        50,
        y - 12,
        Array(7).fill('Kept the archive of the town in order for all of the people who ask for a book of it'),
      ),
      { x: 50, y, text: name },
      { x: 470, y, text: '2019 – 2021' },
    ];
    const lines = await readLines([
      ...down(50, 760, ['Maya Okafor', 'Experience']),
      ...job(560, 'Clerk'),
      ...job(690, 'Nurse'),
      ...job(300, 'Baker'),
      ...job(430, 'Porter'),
    ]);
    const heads = lines.filter((line) => line.includes('\t'));
    expect(heads).toEqual(['Nurse', 'Clerk', 'Porter', 'Baker'].map((name) => `${name}\t2019 – 2021`));
    expect(lines.indexOf(heads[1] as string) - lines.indexOf(heads[0] as string)).toBe(8);
  });

  it('are marks of a list that belong to the line beside them', async () => {
    const { lines } = await readDocument(
      makePdf([
        [
          ...down(50, 740, ['Maya Okafor', 'Experience']),
          ...down(60, 700, ['Led a team of three bakers', 'and their ovens']),
          { x: 50, y: 700, text: '•' },
          { x: 50, y: 670, text: 'Mercury Retail' },
        ],
      ]),
    );
    expect(lines.slice(2).map(({ text, isBullet }) => [text, isBullet])).toEqual([
      ['Led a team of three bakers', true],
      ['and their ovens', false],
      ['Mercury Retail', false],
    ]);
  });
});
