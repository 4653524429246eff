import { describe, expect, it } from 'vitest';
import { lineOf, type TextLine } from '../documents/document-text.ts';
import { textDocument } from '../documents/read-text.ts';
import { readResume } from './parse-resume.builtin.ts';

const line = (text: string, more: Partial<TextLine> = {}) => lineOf(text, { fontSize: 10, ...more });
const heading = (text: string) => line(text, { fontSize: 14, isBold: true, gapAbove: 1 });
const name = (text: string) => line(text, { fontSize: 12, gapAbove: 0.5 });

const resumeOf = (lines: TextLine[]) =>
  readResume(
    textDocument([line('Nadia Brandt', { fontSize: 20 }), line('nadia@example.com'), ...lines], 'utf-8'),
    { fileName: '', bytes: 0 },
  ).resume;

describe('the name of a project', () => {
  it.each(['CNC - Machine for waste', 'Master thesis – Paths in graphs'])(
    'is its whole cell: %s',
    (whole) => {
      const { projects } = resumeOf([heading('Projects'), line(`${whole}\t2019 – 2020`), line('Built it.')]);
      expect(projects.map((one) => one.name)).toEqual([whole]);
    },
  );
});

describe('projects without a date', () => {
  it('are told apart by the larger print of their names', () => {
    const { projects } = resumeOf([
      heading('Projects'),
      name('Breadmap'),
      line('Has all the bakeries of the county on one page.'),
      name('Tidewatch\tMay 2019 – June 2020'),
      line('Tells when the fjord is calm.'),
      name('Harbor log'),
      line('2018'),
      line('Counts the boats.'),
    ]);
    expect(projects.map((one) => [one.name, one.startDate, one.endDate])).toEqual([
      ['Breadmap', undefined, undefined],
      ['Tidewatch', '2019-05', '2020-06'],
      ['Harbor log', undefined, '2018'],
    ]);
  });

  it('are an item each where all items have a name before a colon', () => {
    const { projects } = resumeOf([
      heading('Projects'),
      line('Breadmap: has all the bakeries of the county on one page, with their', { gapAbove: 0.6 }),
      line('opening hours'),
      line('Tidewatch: tells when the fjord is calm', { gapAbove: 0.6 }),
    ]);
    expect(projects.map((one) => one.name)).toEqual(['Breadmap', 'Tidewatch']);
  });

  it('are not made of the labels under a name', () => {
    const { projects } = resumeOf([
      heading('Projects'),
      line('Breadmap', { isBold: true }),
      line('Role: lead', { isBullet: true }),
      line('Team: three people', { isBullet: true }),
    ]);
    expect(projects.map((one) => one.name)).toEqual(['Breadmap']);
  });
});

describe('studies', () => {
  it('are told apart by the larger print of their schools, though no word names them', () => {
    const { education } = resumeOf([
      heading('Education'),
      ...['Lindgate', 'Zerv', 'Dunewell'].flatMap((school, at) => [
        name(school),
        line(`Wood turning for masters, part ${at + 1}`),
        line(`Dec 201${at} – Dec 201${at + 1}`),
      ]),
    ]);
    expect(education.map((one) => [one.institution, one.startDate, one.endDate])).toEqual([
      ['Lindgate', '2010-12', '2011-12'],
      ['Zerv', '2011-12', '2012-12'],
      ['Dunewell', '2012-12', '2013-12'],
    ]);
  });

  it('have a school in bold that wraps as one name', () => {
    const { education } = resumeOf([
      heading('Education'),
      line('Fjord University of Applied', { isBold: true, endsShort: false, gapAbove: 0.5 }),
      line('Sciences', { isBold: true }),
      line('BSc Chemistry, 2010 – 2013'),
    ]);
    expect(education[0]?.institution).toBe('Fjord University of Applied Sciences');
  });
});

describe('a group of skills', () => {
  it('is named without how well somebody knows them', () => {
    const { skills } = resumeOf([heading('Skills'), line('Databases (Experienced): PostgreSQL, SQLite')]);
    expect(skills).toEqual([{ name: 'Databases', keywords: ['PostgreSQL', 'SQLite'] }]);
  });
});

describe('what a job tells without marks', () => {
  it('is an item for each line with room above it, though one of them ends a sentence within', () => {
    const row = (text: string, gapAbove: number, endsShort: boolean) => line(text, { gapAbove, endsShort });
    const { work } = resumeOf([
      heading('Experience'),
      line('Baker, Fjord Bread Ltd\t2019 – 2021', { isBold: true, gapAbove: 0.5 }),
      row('Built the oven of the new shop with three other bakers of the town. Moved', 0.4, false),
      row('Leeds customers to orders by phone', 0, true),
      row('Kept the books of two shops and wrote the plan of each week with the team', 0.4, false),
      row('that bakes at night', 0, true),
      row('Bread for 40 schools', 0.4, true),
    ]);
    expect(work[0]?.highlights).toEqual([
      'Built the oven of the new shop with three other bakers of the town. Moved Leeds customers to orders by phone',
      'Kept the books of two shops and wrote the plan of each week with the team that bakes at night',
      'Bread for 40 schools',
    ]);
  });
});

it('a project among jobs, in other print than these, is no sure job', () => {
  const job = (title: string, employer: string, dates: string) => [
    line(`${title} at ${employer}\t${dates}`, { gapAbove: 1 }),
    line('Answered 40 calls a day', { isBullet: true }),
  ];
  const { work, fields } = resumeOf([
    heading('Experience'),
    ...job('Clerk', 'Fjord Labs', '2021 - 2023'),
    ...job('Bank Teller', 'Zerv Inc.', '2018 - 2020'),
    line('Web Developer at Harbor Log\t2016 - 2017', { isBold: true, gapAbove: 1 }),
    line('Counts the boats', { isBullet: true }),
  ]);
  const isSure = work.map(
    (_, at) => (fields.find(({ path }) => path === `work.${at}.startDate`)?.confidence ?? 0) >= 0.85,
  );
  expect(isSure).toEqual([true, true, false]);
});

describe('a name in large print', () => {
  it.each([
    ['wraps', ['Anika Tahsin', 'Brandt Simi'], 'Anika Tahsin Brandt Simi', true],
    ['wraps before a name in brackets', ['Hesamuel', 'Brandt (Sam)'], 'Hesamuel Brandt (Sam)', true],
    ['wraps beside other words', ['Anika Tahsin', 'Brandt\tBorn in Leeds'], 'Anika Tahsin Brandt', true],
    ['has a wide gap before the surname', ['Nadia K.\tBrandt\tCode and maps'], 'Nadia K. Brandt', true],
    ['has a title in the next cell', ['Nadia Brandt\tAstronomer'], 'Nadia Brandt', true],
    ['has a trade behind a comma', ['Nadia Brandt, Astronomy'], 'Nadia Brandt, Astronomy', false],
  ])('that %s', (_, top, whole, isSure) => {
    const lines = [
      ...top.map((text) => line(text, { fontSize: 30 })),
      line('brandt@example.com'),
      heading('Skills'),
    ];
    const { basics, fields } = readResume(textDocument(lines, 'utf-8'), { fileName: '', bytes: 0 }).resume;
    expect(basics.name).toBe(whole);
    expect((fields.find(({ path }) => path === 'basics.name')?.confidence ?? 0) >= 0.85).toBe(isSure);
  });
});
