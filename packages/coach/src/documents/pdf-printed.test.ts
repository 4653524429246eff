import { describe, expect, it } from 'vitest';
import { makePdf, type Piece } from '../resume/fixtures/make-pdf.ts';
import { chipGapsOf, isChipGap } from './pdf-chips.ts';
import { findMargin } from './pdf-labels.ts';
import { unzipItems } from './pdf-lists.ts';
import type { Segment } from './pdf-segments.ts';
import { joinStackedDates } from './pdf-wraps.ts';
import { readDocument } from './read-document.ts';

/** Runs of words at a place: text, left edge, height on the page, letter height. */
const runs = (...given: readonly [string, number, number, number?][]): Segment[] =>
  given.map(([text, x, y, fontSize = 10], order) => ({
    text,
    page: 1,
    x,
    xEnd: x + text.length * fontSize * 0.5,
    y,
    fontSize,
    isBold: false,
    order,
  }));
const texts = (rows: readonly Segment[][]) => rows.map((row) => row.map((one) => one.text));

async function readLines(...pages: Piece[][]): Promise<string[]> {
  const { lines } = await readDocument(makePdf(pages));
  return lines.map((line) => line.text);
}

describe('dates above each other in the cell beside an entry', () => {
  it.each<[string, [string, number], [string, number], string]>([
    ['are one period', ['2018', 50], ['2021', 50], '2018 – 2021'],
    ['are one period where they are centered', ['2018', 60], ['Present', 52.5], '2018 – Present'],
    ['begin with the earlier one', ['May 2021', 50], ['May 2018', 50], 'May 2018 – May 2021'],
  ])('%s', (_what, [first, x], [second, below], period) => {
    const rows = [runs([first, x, 700], ['Fjord College', 120, 700]), runs([second, below, 686])];
    expect(texts(joinStackedDates(rows))).toEqual([[period, 'Fjord College']]);
  });

  it('leave the rest of a bold name beside the second one on its line', () => {
    const bold = (rows: Segment[][]) => rows.map((row) => row.map((one) => ({ ...one, isBold: true })));
    const rows = [
      runs(['2018', 50, 700], ['Fjord', 120, 700]),
      runs(['2021', 50, 688], ['College', 120, 688]),
    ];
    expect(texts(joinStackedDates(bold(rows)))).toEqual([['2018 – 2021', 'Fjord'], ['College']]);
    expect(texts(joinStackedDates(rows))).toEqual(texts(rows));
  });

  it.each<[string, Segment[][]]>([
    [
      'of two entries',
      [runs(['2018', 50, 700], ['Fjord', 120, 700]), runs(['2021', 50, 640], ['Mill', 120, 640])],
    ],
    ['in another place', [runs(['2018', 50, 700], ['Fjord', 120, 700]), runs(['2021', 300, 686])]],
  ])('stay apart: %s', (_what, rows) => {
    expect(texts(joinStackedDates(rows))).toEqual(texts(rows));
  });
});

describe('a list in columns', () => {
  it('is read column by column, each item with the rows it wraps into', () => {
    const rows = [
      runs(['• Baked bread of rye', 50, 700], ['• Kept the books of', 300, 700]),
      runs(['and of wheat', 56, 688], ['two shops', 306, 688]),
      runs(['• Trained bakers', 50, 676]),
    ];
    expect(texts(unzipItems(rows)).flat()).toEqual([
      '• Baked bread of rye',
      'and of wheat',
      '• Trained bakers',
      '• Kept the books of',
      'two shops',
    ]);
  });

  it.each<[string, Segment[][]]>([
    ['a date beside an item', [runs(['• Baked bread', 50, 700], ['2019 – 2021', 400, 700])]],
    [
      'a title above items',
      [runs(['Baker', 50, 700], ['Leeds', 400, 700]), runs(['• Baked bread', 50, 688])],
    ],
  ])('is none: %s', (_what, rows) => {
    expect(texts(unzipItems(rows))).toEqual(texts(rows));
  });
});

describe('words set side by side as chips', () => {
  const item = (str: string, x: number, fontName = 'f1') => ({
    str,
    transform: [10, 0, 0, 10, x, 700],
    width: str.length * 5,
    fontName,
    hasEOL: false,
  });
  /** Words with 7 points between them. */
  const row = (font: string) => [
    item('Rye', 50, font),
    item('Oat', 72, font),
    item('Wheat', 94, font),
    item('Spelt', 126, font),
  ];

  it('are known by their gaps, which are equal and wider than a blank', () => {
    const gaps = chipGapsOf([...row('f1'), item('Two words', 50)]);
    expect([isChipGap(gaps, 0.7), isChipGap(gaps, 0.3)]).toEqual([true, false]);
  });

  it('are none in a font whose blanks are gaps', () => {
    expect(chipGapsOf([...row('typewriter'), item('Two words', 50)]).size).toBe(0);
  });
});

describe('headings in the left margin', () => {
  const page = (heading: string, ...more: [string, number, number][]) =>
    runs([heading, 40, 700, 16], ['Baker', 200, 700, 12], ['Fjord Bread', 200, 686], ...more);

  it('are known across pages that have one each', () => {
    expect(findMargin([page('Work'), page('Education')])).toBe(198);
  });

  it.each<[string, Segment[][]]>([
    ['one heading', [page('Work'), runs(['Baker', 200, 700])]],
    [
      'other words in the margin',
      [page('Work', ['Leeds', 40, 640], ['York', 40, 620]), page('Education', ['Hull', 40, 640])],
    ],
  ])('are none: %s', (_what, pages) => {
    expect(findMargin(pages)).toBeNull();
  });

  it('come before their text where they are painted in the middle of its cell', async () => {
    const section = (heading: string, y: number, lines: string[]): Piece[] => [
      { x: 40, y: y - 12 * Math.floor(lines.length / 2), text: heading, size: 13 },
      ...lines.map((text, at) => ({ x: 220, y: y - at * 12, text })),
    ];
    const lines = await readLines([
      { x: 220, y: 760, text: 'Maya Okafor', size: 20 },
      ...section('SKILLS', 720, ['Rye bread', 'Wheat bread', 'Kept the books']),
      ...section('WORK', 660, [
        'Baker at Fjord Bread',
        'Baked for 40 shops a day',
        'Trained two bakers',
        'Led one',
      ]),
      ...section('EDUCATION', 590, ['Leeds College', 'Baking and pastry', 'With honors']),
    ]);
    for (const [heading, first] of [
      ['SKILLS', 'Rye bread'],
      ['WORK', 'Baker at Fjord Bread'],
      ['EDUCATION', 'Leeds College'],
    ] as const)
      expect(lines[lines.indexOf(heading) + 1]).toBe(first);
  });
});

describe('columns over two pages', () => {
  const down = (x: number, y: number, lines: readonly string[]): Piece[] =>
    lines.map((text, at) => ({ x, y: y - at * 12, text }));
  const jobs = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `Job ${from + at}: baked the bread of many shops in the town`);
  const side = ['SKILLS', 'Rye bread', 'Wheat bread', 'Accounting', 'Danish', 'German', 'English', 'Rowing'];
  const first = [...down(50, 720, jobs(1, 12)), ...down(330, 720, side)];

  it('keep the rest of the left column on the next page before the right one', async () => {
    const lines = await readLines(first, down(50, 720, jobs(13, 14)));
    expect(lines.indexOf('Job 13: baked the bread of many shops in the town')).toBe(12);
    expect(lines.slice(-8)).toEqual(side);
  });

  it('keep the first line of the next page in its column, beside a heading of the other', async () => {
    const lines = await readLines(first, [
      ...down(330, 720, ['LANGUAGES', 'Danish and German', 'English and a little Dutch', 'Frisian', 'Latin']),
      ...down(50, 720, jobs(13, 12)),
    ]);
    expect(lines.indexOf('Job 13: baked the bread of many shops in the town')).toBe(12);
    expect(lines.slice(-5)[0]).toBe('LANGUAGES');
  });

  it('are none where the right side has dates with a note below them', async () => {
    const entries = Array.from({ length: 6 }, (_, at) => [
      ...down(50, 720 - at * 40, [
        `Fjord College ${at} of trade and commerce`,
        'Baking for beginners and masters',
      ]),
      ...down(450, 720 - at * 40, [`201${at} – 202${at}`, 'Honors:']),
    ]);
    const lines = await readLines(entries.flat());
    expect(lines[0]).toMatch(/^Fjord College 0 of trade and commerce\t2010 – 2020/);
    expect(lines[1]).toMatch(/^Baking for beginners/);
  });
});
