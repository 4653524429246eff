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

const bullets = [
  '• Cut the run time of 14 weekly reports by 40 percent with',
  'incremental models',
  '• Led a team of 3',
];

describe('a cell of dates and places', () => {
  it('at the right belongs to the first line of its entry, not to the bullets beside it', async () => {
    const lines = await readLines([
      ...down(50, 740, ['Maya Okafor', 'Experience']),
      ...down(50, 700, ['Fjord Labs, Analyst', ...bullets]),
      ...down(470, 700, ['Leeds, UK', 'May 2021 – Aug 2022', '1 year 4 months']),
      ...down(50, 630, ['Mercury Retail, Clerk', ...bullets]),
      ...down(470, 630, ['York, UK', 'May 2019 – Apr 2021', '2 years']),
    ]);
    expect(lines).toContain('Fjord Labs, Analyst\tLeeds, UK\tMay 2021 – Aug 2022\t1 year 4 months');
    expect(lines).toContain('Mercury Retail, Clerk\tYork, UK\tMay 2019 – Apr 2021\t2 years');
    expect(lines.filter((line) => line === 'incremental models')).toHaveLength(2);
  });

  it.each([
    ['at the right', 470, 'Fjord Labs, Analyst\tMay 2021 – Aug 2022\tLeeds, UK'],
    ['at the left', 50, 'May 2021 – Aug 2022\tLeeds, UK\tFjord Labs, Analyst'],
  ])('%s may begin with the date', async (_where, x, read) => {
    const cell = down(x, 700, ['May 2021 – Aug 2022', 'Leeds, UK']);
    const entry = down(x > 200 ? 50 : 200, 700, [
      'Fjord Labs, Analyst',
      '• Led a team of three',
      '• Wrote it',
    ]);
    const pieces = x > 200 ? [...entry, ...cell] : [...cell, ...entry];
    const lines = await readLines([...down(50, 740, ['Maya Okafor', 'Experience']), ...pieces]);
    expect(lines).toContain(read);
    expect(lines).toContain('Led a team of three');
  });

  it('is not the lines of an entry whose date is painted last', async () => {
    const entry = ['A study of one thousand loaves of bread', 'M. Okafor, J. Roe', 'Bakers 2022, Leeds'];
    const lines = await readLines([
      ...down(50, 740, ['Maya Okafor', 'Publications']),
      ...down(50, 700, entry),
      { x: 480, y: 700, text: 'Dec 2022' },
    ]);
    expect(lines.slice(2)).toEqual([`${entry[0]}\tDec 2022`, entry[1], entry[2]]);
  });

  it('at the left may break within its period', async () => {
    const lines = await readLines([
      ...down(50, 740, ['Maya Okafor', 'Education']),
      ...down(50, 700, ['Sep 2012 – Jun', '2016']),
      ...down(170, 700, ['BSc Statistics', 'University of York']),
    ]);
    expect(lines).toContain('Sep 2012 – Jun 2016\tBSc Statistics');
    expect(lines).toContain('University of York');
  });

  it('makes a marked line the head of its entry', async () => {
    const { lines } = await readDocument(
      makePdf([
        [
          ...down(50, 740, ['Maya Okafor', 'Experience']),
          { x: 50, y: 700, text: '• Fjord Labs' },
          { x: 480, y: 700, text: 'Austin, TX' },
          ...down(60, 688, ['• Led a team of three', '• Wrote the guide']),
        ],
      ]),
    );
    expect(lines.slice(2).map((line) => line.isBullet)).toEqual([false, true, true]);
  });

  it('that is painted line by line stays with its lines', async () => {
    const lines = await readLines([
      ...down(50, 740, ['Maya Okafor', 'Experience']),
      { x: 50, y: 700, text: 'Fjord Labs' },
      { x: 480, y: 700, text: 'Leeds, UK' },
      { x: 50, y: 688, text: 'Analyst' },
      { x: 480, y: 688, text: '2021 – 2022' },
      ...down(50, 676, bullets),
    ]);
    expect(lines.slice(2, 4)).toEqual(['Fjord Labs\tLeeds, UK', 'Analyst\t2021 – 2022']);
  });
});

describe('two columns', () => {
  const side = ['Skills', 'SQL and Python', 'Tableau', 'Snowflake', 'Languages', 'English and Igbo'];
  const main = [
    'Fjord Labs, Analyst, 2021 – 2022',
    'Cut the run time of 14 weekly reports',
    'Led a team of 3 analysts',
  ];
  const more = [
    'Mercury Retail, Clerk, 2018 – 2020',
    'Automated the stock reports in Python',
    'Met 5 managers',
  ];

  it('that go on over pages are read to their ends one after the other', async () => {
    const lines = await readLines(
      [
        { x: 220, y: 760, text: 'Maya Okafor', size: 20 },
        ...down(40, 700, side),
        ...down(230, 700, ['Experience', ...main, ...main]),
      ],
      [
        ...down(40, 700, ['Interests', 'Chess', 'Rowing', 'Opera', 'Maps']),
        ...down(230, 700, [...more, ...more]),
      ],
    );
    expect(lines.indexOf('Interests')).toBeLessThan(lines.indexOf('Experience'));
    expect(lines.indexOf('Experience')).toBeLessThan(lines.indexOf(main[0] as string));
    expect(lines.indexOf('Led a team of 3 analysts')).toBeLessThan(lines.indexOf(more[0] as string));
  });

  it('whose headings were painted before everything else are put in order', async () => {
    const lines = await readLines([
      { x: 220, y: 760, text: 'Maya Okafor', size: 20 },
      ...down(40, 700, side),
      { x: 230, y: 700, text: 'Experience', size: 13 },
      { x: 230, y: 640, text: 'Education', size: 13 },
      { x: 40, y: 620, text: 'Chess and rowing' },
      ...down(230, 685, main),
      ...down(230, 625, ['University of York, 2018', 'BSc Statistics', 'First-class honours']),
    ]);
    const at = (text: string) => lines.indexOf(text);
    expect(at('Experience')).toBeLessThan(at(main[0] as string));
    expect(at(main[2] as string)).toBeLessThan(at('Education'));
    expect(at('Education')).toBeLessThan(at('University of York, 2018'));
  });
});

describe('names and values side by side', () => {
  it('are lines, not two columns', async () => {
    const names = ['Name', 'Nationality', 'Place of birth', 'Languages', 'License', 'Hobbies'];
    const values = [
      'Maya Okafor',
      'British',
      'Enugu, Nigeria',
      'English and Igbo',
      'Full, since May',
      'Rowing and chess',
    ];
    const lines = await readLines([
      ...down(50, 740, ['Personal details']),
      ...names.flatMap((text, at) => [
        { x: 50, y: 700 - at * 12, text },
        { x: 300, y: 700 - at * 12, text: values[at] as string },
      ]),
    ]);
    expect(lines.slice(1)).toEqual(names.map((name, at) => `${name}\t${values[at]}`));
  });
});

describe('words that were painted after the rest of the page', () => {
  it('go back under what they are right below', async () => {
    const lines = await readLines([
      ...down(50, 740, ['Maya Okafor', 'Skills']),
      { x: 50, y: 700, text: 'Reporting' },
      { x: 50, y: 660, text: 'SQL and Tableau' },
      { x: 300, y: 700, text: 'Modeling' },
      { x: 300, y: 660, text: 'Python and R' },
      ...down(50, 620, ['Experience', 'Fjord Labs, Analyst, 2019 – 2020']),
      { x: 50, y: 680, text: 'Expert' },
      { x: 300, y: 680, text: 'Advanced' },
    ]);
    const at = (text: string) => lines.findIndex((line) => line.includes(text));
    expect(at('Expert')).toBeLessThan(at('SQL and Tableau'));
    expect(at('Advanced')).toBeLessThan(at('Experience'));
  });
});

describe('headings in the left margin', () => {
  const text = (y: number, name: string) =>
    down(150, y, [
      `${name}, Analyst, 2019 – 2020`,
      'Cut the run time of 14 weekly reports by 40 percent',
      'Led 3 people',
    ]);
  const label = (y: number, words: string): Piece => ({ x: 40, y, text: words, size: 13 });

  it('are lines to themselves before what is beside them, on every page', async () => {
    const lines = await readLines(
      [
        ...down(150, 760, ['Maya Okafor', 'maya@example.com']),
        label(698, 'Experience'),
        ...text(700, 'Fjord Labs'),
        label(638, 'Education'),
        ...text(640, 'University of York'),
        label(578, 'Voluntary'),
        { ...label(565, 'Work') },
        ...text(580, 'Harrow Shelter'),
      ],
      [label(698, 'Research'), ...text(700, 'Selby Institute'), ...text(650, 'Leeds Museum')],
    );
    const below = (heading: string) => lines[lines.indexOf(heading) + 1];
    expect(below('Experience')).toBe('Fjord Labs, Analyst, 2019 – 2020');
    expect(below('Education')).toBe('University of York, Analyst, 2019 – 2020');
    expect(below('Voluntary Work')).toBe('Harrow Shelter, Analyst, 2019 – 2020');
    expect(below('Research')).toBe('Selby Institute, Analyst, 2019 – 2020');
  });
});

describe('headings in the left margin, lower than the first line of their text', () => {
  it('come before that line', async () => {
    const section = (y: number, heading: string, lines: string[]): Piece[] => [
      { x: 40, y: y - 6, text: heading, size: 13, bold: true },
      ...down(220, y, lines),
    ];
    const lines = await readLines([
      ...down(220, 760, ['Maya Okafor', 'maya@example.com']),
      ...section(700, 'Education', ['Leeds College', 'Baking', 'With honors']),
      ...section(640, 'Experience', ['Baker at Fjord Bread', '2018 – 2020', 'Baked for 40 shops a day']),
      ...section(580, 'Skills', ['Rye bread', 'Wheat bread', 'Bookkeeping']),
    ]);
    const below = (heading: string) => lines[lines.indexOf(heading) + 1];
    expect(['Education', 'Experience', 'Skills'].map(below)).toEqual([
      'Leeds College',
      'Baker at Fjord Bread',
      'Rye bread',
    ]);
  });
});

describe('dates in the left margin', () => {
  it('are cells of their lines, however small the gap', async () => {
    const rows = [
      'August 2002 – Present',
      'March 2002 – July 2002',
      'May 2001 – June 2001',
      'July 1999 – May 2001',
    ];
    const pieces = rows.flatMap((date, at) => [
      { x: 60, y: 700 - at * 40, text: date },
      { x: 180, y: 700 - at * 40, text: 'Consultant' },
      { x: 180, y: 688 - at * 40, text: 'Fjord Labs, Leeds' },
    ]);
    const lines = await readLines([...down(60, 740, ['Maya Okafor', 'Experience']), ...pieces]);
    for (const date of rows) expect(lines).toContain(`${date}\tConsultant`);
  });
});
