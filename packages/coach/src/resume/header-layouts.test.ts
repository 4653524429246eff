import { describe, expect, it } from 'vitest';
import { lineOf, type TextLine } from '../documents/document-text.ts';
import { textDocument } from '../documents/read-text.ts';
import { readResume } from './parse-resume.builtin.ts';

const read = (lines: readonly (string | TextLine)[]) =>
  readResume(
    textDocument(
      lines.map((line) => (typeof line === 'string' ? lineOf(line) : line)),
      'utf-8',
    ),
    { fileName: '', bytes: 0 },
  ).resume;
const bold = (text: string) => lineOf(text, { isBold: true, gapAbove: 1, fontSize: 10 });
const plain = (text: string) => lineOf(text, { fontSize: 10 });
const item = (text: string) => lineOf(text, { fontSize: 10, isBullet: true });
const top = [lineOf('Nadia Brandt', { fontSize: 20, isBold: true }), plain('nadia.brandt@example.com')];
const heading = lineOf('Experience', { fontSize: 14, isBold: true, gapAbove: 1 });
const jobsOf = (lines: readonly (string | TextLine)[]) =>
  read([...top, heading, ...lines]).work.map(({ position, name, location }) => [position, name, location]);

type Layout = (title: string, employer: string, place: string, dates: string) => TextLine[];
const layouts: readonly (readonly [string, Layout])[] = [
  ['title and date above employer, place', (t, e, p, d) => [bold(`${t}\t${d}`), plain(`${e}, ${p}`)]],
  ['employer, place and date above title', (t, e, p, d) => [bold(`${e}, ${p}\t${d}`), plain(t)]],
  ['employer and place above title and date', (t, e, p, d) => [bold(`${e}\t${p}`), plain(`${t}\t${d}`)]],
  ['title, employer, place and date', (t, e, p, d) => [bold(`${t}, ${e}, ${p}\t${d}`)]],
  ['date beside title, employer, place', (t, e, p, d) => [plain(`${d}\t${t}, ${e}, ${p}`)]],
  ['title above employer - place above date', (t, e, p, d) => [bold(t), plain(`${e} - ${p}`), plain(d)]],
  ['date above title above employer, place', (t, e, p, d) => [plain(d), bold(t), plain(`${e}, ${p}`)]],
  ['employer in bold, place — title above date', (t, e, p, d) => [bold(`${e},\t${p} —${t}`), plain(d)]],
  ['date above employer, place above title', (t, e, p, d) => [plain(`${d}\t${e}, ${p}`), plain(t)]],
  ['title | employer | place above date', (t, e, p, d) => [bold(`${t} | ${e} | ${p}`), plain(d)]],
];
/** Of each kind: names with and without words that tell, places that are known and places that aren't. */
const jobs: readonly (readonly [string, string, string, string])[] = [
  ['Sales Manager', 'Harbour Foods Ltd', 'Leeds, UK', 'Mar 2020 – Present'],
  ['Scrum Master', 'Lindgate', 'Zerv', 'Jan 2018 – Feb 2020'],
  ['Técnica de soporte', 'Fjord Labs', 'Lyon, France', 'May 2016 – Dec 2017'],
  ['Head of People', 'Brightlow', 'Quarrow', 'June 2014 – Apr 2016'],
];

describe('the headers of a section', () => {
  it.each(layouts)('are read as its other headers are: %s', (_what, layout) => {
    const lines = jobs.flatMap((job) => [...layout(...job), item('Trained four colleagues on the new tool')]);
    expect(jobsOf(lines)).toEqual(jobs.map(([title, employer, place]) => [title, employer, place]));
  });

  it.each([
    ['title first', (title: string, employer: string) => `${title}, ${employer}`],
    ['employer first', (title: string, employer: string) => `${employer}, ${title}`],
  ])('show how a list without a known word is read: %s', (_what, pair) => {
    const lines = [
      ['Sales Manager', 'Harbour Foods Ltd', '2019 – 2021'],
      ['Store Clerk', 'Fjord Bank', '2016 – 2019'],
      ['Zerv', 'Lindgate', '2013 – 2016'],
    ].flatMap(([title = '', employer = '', dates]) => [
      bold(`${pair(title, employer)}\t${dates}`),
      item('Led four people'),
    ]);
    expect(jobsOf(lines)[2]?.slice(0, 2)).toEqual(['Zerv', 'Lindgate']);
  });

  it('are in the print of the others, whatever their words', () => {
    const lines = [
      ['(Research) Safe Kernels', 'Lindgate Institute', '2019 – 2021'],
      ['(Internship) Fast Nets', 'Harbour Foods Ltd', '2016 – 2019'],
      ['(Research) Slow Nets', 'Fjord University', '2013 – 2016'],
      ['(Internship)Nets that catch no seals', 'Brightlow', '2011 – 2012'],
    ].flatMap(([title = '', employer, dates]) => [
      bold(title),
      plain(`${employer}\t${dates}`),
      item('Led four people'),
    ]);
    expect(jobsOf(lines)[3]).toContain('(Internship)Nets that catch no seals');
  });

  it('are no lines of a list with times of their own, within those of the post', () => {
    const work = read([
      ...top,
      heading,
      bold('Sales Manager\t2012 – 2020'),
      plain('Harbour Foods Ltd'),
      item('2016 – 2019: search for the new shop'),
      item('2013 – 2015: Lead of the stall in Leeds'),
      bold('Store Clerk\t2008 – 2011'),
      plain('Fjord Bank'),
    ]).work;
    expect(work.map(({ position, highlights }) => [position, highlights?.length])).toEqual([
      ['Sales Manager', 2],
      ['Store Clerk', 0],
    ]);
  });

  it('end where a dash with one blank begins the title', () => {
    expect(jobsOf([bold('Lindgate LLC -Delivery Driver\t2019 – 2021')])).toEqual([
      ['Delivery Driver', 'Lindgate LLC', undefined],
    ]);
  });
});

describe('the cells of a header', () => {
  const cells: readonly (readonly [string, Layout])[] = [
    ['title, place above employer, date', (t, e, p, d) => [bold(`${t}\t${p}`), plain(`${e}\t${d}`)]],
    ['employer, place above title, date', (t, e, p, d) => [bold(`${e}\t${p}`), plain(`${t}\t${d}`)]],
    ['employer, date above title, place', (t, e, p, d) => [bold(`${e}\t${d}`), plain(`${t}\t${p}`)]],
    ['employer above title above date, place', (t, e, p, d) => [bold(e), plain(t), plain(`${d} | ${p}`)]],
    ['date beside employer, title, place', (t, e, p, d) => [plain(`${d}\t${e}\t${t}\t${p}`)]],
  ];
  /** Each alone could be read otherwise: another employer in a title, a place in a name, a place that nobody knows. */
  const hard: readonly (readonly [string, string, string, string])[] = [
    ['Sales Manager', 'Harbour Foods Ltd', 'Leeds, UK', 'Mar 2020 – Present'],
    [
      'Editor at large / Part-time',
      'Lindgate – Division of Quarrow',
      'Zerv, Upper Marrow',
      'Jan 2018 – Feb 2020',
    ],
    ['Clerk @ Fjord Labs & Delta', 'Leeds University', 'Remote, Vilar, Portugal', 'May 2016 – Dec 2017'],
    [
      'Store Lead, Team of Four',
      'Brightlow, Department of Sails',
      'Marrow Triangle Park, NC',
      'June 2014 – Apr 2016',
    ],
  ];

  it.each(cells)('are one thing each where its section has them so: %s', (_what, layout) => {
    const lines = hard.flatMap((job) => [...layout(...job), item('Trained four colleagues on the new tool')]);
    expect(jobsOf(lines)).toEqual(hard.map(([title, employer, place]) => [title, employer, place]));
  });

  it('stay in their line where the first is bold and sounds like a heading', () => {
    const lines = hard.flatMap(([title, employer, place, dates]) => [
      lineOf(`Volunteer ${title}\t${place}`, { fontSize: 10, isBold: true, hasBoldLead: true, gapAbove: 1 }),
      plain(`${employer}\t${dates}`),
      item('Trained four colleagues on the new tool'),
    ]);
    expect(jobsOf(lines).map(([, , place]) => place)).toEqual(hard.map(([, , place]) => place));
  });

  it('give the place behind the employer as many parts as in the other headers', () => {
    const lines = [
      ['Sales Manager', 'Harbour Foods Ltd, Leeds, UK', '2019 – 2021'],
      ['Store Clerk', 'Fjord Bank, Department of Sails, Porto, Portugal', '2016 – 2019'],
      ['Intern', 'Lindgate Research Centre, Zerv (Marrow), Portugal', '2013 – 2016'],
    ].flatMap(([title, employer, dates]) => [
      plain(`${dates}\t${title},\t${employer}.`),
      item('Led four people'),
    ]);
    expect(jobsOf(lines).map(([, employer, place]) => [employer, place])).toEqual([
      ['Harbour Foods Ltd', 'Leeds, UK'],
      ['Fjord Bank, Department of Sails', 'Porto, Portugal'],
      ['Lindgate Research Centre', 'Zerv (Marrow), Portugal'],
    ]);
  });
});

describe('a period', () => {
  it.each([['Exp. May 2028'], ['Expected May 2028'], ['anticipated May 2028']])(
    'has an end that is still to come: %s',
    (end) => {
      const [study] = read([
        ...top,
        lineOf('Education', { fontSize: 14, isBold: true, gapAbove: 1 }),
        bold(`Leeds University\tSep 2024 – ${end}`),
        plain('BSc in Physics'),
      ]).education;
      expect([study?.startDate, study?.endDate]).toEqual(['2024-09', '2028-05']);
    },
  );
});

describe('parts of a header', () => {
  it.each([['Remote'], ['Híbrido'], ['Télétravail'], ['Zdalnie'], ['Home office'], ['Leeds / Remote']])(
    'are places where they say how somebody worked: %s',
    (place) => {
      expect(jobsOf([bold(`Sales Clerk\t2019 – 2021`), plain(`Lindgate GmbH\t${place}`)])).toEqual([
        ['Sales Clerk', 'Lindgate GmbH', place],
      ]);
    },
  );

  it.each([['Contract'], ['Freelance'], ['Internship'], ['CDI'], ['Staż']])(
    'are no places where they name a contract: %s',
    (kind) => {
      expect(
        jobsOf([bold(`Sales Clerk\t2019 – 2021`), plain(`Lindgate GmbH\t${kind}`)])[0]?.[2],
      ).toBeUndefined();
    },
  );

  it.each([
    ['Fjord Labs - Delta', 'Fjord Labs - Delta'],
    ['Fjord Labs / Delta', 'Fjord Labs / Delta'],
    ['Data Analytics, University of Leeds', 'Data Analytics, University of Leeds'],
    ['Fjord Labs - Leeds, UK', 'Fjord Labs'],
  ])('are one employer with both of its names: %s', (cell, name) => {
    expect(jobsOf([bold('Sales Clerk\t2019 – 2021'), plain(cell)])[0]?.[1]).toBe(name);
  });

  it.each([
    ['Stagista presso l’Istituto Lindgate', 'Stagista', 'Istituto Lindgate'],
    ['Business Development at Lindgate', 'Business Development', 'Lindgate'],
    ['Site Engineer in Lindgate Traders Ltd.', 'Site Engineer', 'Lindgate Traders Ltd.'],
    ['Trainee Engineer in Data Science', 'Trainee Engineer in Data Science', undefined],
  ])('are title and employer where a preposition joins them: %s', (text, title, name) => {
    expect(jobsOf([bold(`${text}\t2019 – 2021`)])[0]?.slice(0, 2)).toEqual([title, name]);
  });
});

describe('a client with a time of its own', () => {
  const job = [bold('Consultant, Lindgate GmbH\t2015 – 2020'), item('Led four people')];

  it.each([
    ['stays in the job whose dates hold its own', '2016 – 2017', 1],
    ['is a job of its own where its dates leave those of the job', '2011 – 2013', 2],
  ])('%s', (_what, dates, count) => {
    expect(jobsOf([...job, bold(`Harbour Foods Ltd\t${dates}`), item('Counted the cash')])).toHaveLength(
      count,
    );
  });
});

describe('schools', () => {
  const studiesOf = (lines: readonly TextLine[]) =>
    read([...top, lineOf('Education', { fontSize: 14, isBold: true, gapAbove: 1 }), ...lines]).education.map(
      ({ studyType, area, institution, endDate }) => [studyType, area, institution, endDate],
    );

  it('may be marked like an item under their degree', () => {
    expect(
      studiesOf([bold('BSc in Physics\t2015 – 2019'), item('Lindgate University of Technology')]),
    ).toEqual([['BSc', 'Physics', 'Lindgate University of Technology', '2019']]);
  });

  it('are told apart by bold names of a little different size', () => {
    const name = (text: string, fontSize: number) => lineOf(text, { isBold: true, gapAbove: 1, fontSize });
    expect(
      studiesOf([
        name('Lindgate Technology', 9),
        plain('Network Engineering'),
        plain('2022'),
        name('Quarrow Academy', 10),
        plain('Web Engineering'),
        plain('2019'),
      ]),
    ).toEqual([
      [undefined, 'Network Engineering', 'Lindgate Technology', '2022'],
      [undefined, 'Web Engineering', 'Quarrow Academy', '2019'],
    ]);
  });
});
