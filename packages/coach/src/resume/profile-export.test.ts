import { describe, expect, it } from 'vitest';
import { makePdf, type Piece } from './fixtures/make-pdf.ts';
import { parseResume } from './parse-resume.builtin.ts';

/** Lines of a page with their type and the space to the next one: "12 Fjord Labs", "B Title" in bold. */
function pageOf(lines: readonly (readonly [look: number | 'B', text: string, below?: number])[]): Piece[] {
  let y = 760;
  return lines.map(([look, text, below = 14]) => {
    const piece = { x: 50, y, text, size: look === 'B' ? 12 : look, bold: look === 'B' };
    y -= below;
    return piece;
  });
}

async function read(lines: Parameters<typeof pageOf>[0]) {
  const reading = await parseResume({ bytes: makePdf([pageOf(lines)]), fileName: 'Profile.pdf' });
  if (!reading.ok) throw new Error(reading.refusal.code);
  const { work, education, coverage, fields } = reading.resume;
  return {
    jobs: work.map((job) => [
      job.position,
      job.name,
      job.location,
      job.startDate,
      job.isCurrent ? 'now' : job.endDate,
    ]),
    studies: education.map((one) => [one.institution, one.studyType, one.area, one.startDate, one.endDate]),
    unassigned: coverage?.unassigned.map((one) => one.source.text),
    isSure: fields.find((one) => one.path === 'work.1.name')?.confidence === 0.9,
  };
}

const top = [
  [26, 'Nadia Brandt', 40],
  [12, 'Lab Technician', 40],
  [15.8, 'Experience', 26],
] as const;

describe('an exported profile', () => {
  it('has the employer in larger type above all posts there', async () => {
    const { jobs, studies, unassigned, isSure } = await read([
      ...top,
      [12, 'Oakfield Gdansk'],
      [10.5, '3 years 2 months', 18],
      [11.5, 'Laboratory Engineer II - Assays/QC'],
      [10.5, 'March 2021 - Present (2 years)', 30],
      [11.5, 'Lab Technician'],
      [10.5, 'January 2020 - March 2021 (1 year 3 months)'],
      [10.5, 'Leeds, England, United Kingdom', 22],
      [10.5, 'Ran 40 assays a week with a team of three, and wrote the', 16],
      [10.5, 'plan of the new bench', 34],
      [12, 'dunewell'],
      [11.5, 'Growth and Community'],
      [10.5, 'June 2018 - December 2019 (1 year 7 months)'],
      [10.5, 'Zerv Obra', 40],
      [15.8, 'Education', 26],
      [12, 'Harbour Institute', 16],
      [10.5, 'Bachelor of Science - BSc, Chemistry, Applied · (2014 - 2018)', 34],
      [12, 'Lindgate', 16],
      [10.5, 'Mathematics · (2012 - 2014)'],
    ]);
    expect(jobs).toEqual([
      ['Laboratory Engineer II - Assays/QC', 'Oakfield Gdansk', undefined, '2021-03', 'now'],
      ['Lab Technician', 'Oakfield Gdansk', 'Leeds, England, United Kingdom', '2020-01', '2021-03'],
      ['Growth and Community', 'dunewell', 'Zerv Obra', '2018-06', '2019-12'],
    ]);
    expect(studies).toEqual([
      ['Harbour Institute', 'Bachelor of Science - BSc', 'Chemistry, Applied', '2014', '2018'],
      ['Lindgate', undefined, 'Mathematics', '2012', '2014'],
    ]);
    expect(unassigned).toEqual([]);
    expect(isSure).toBe(true);
  });

  it('has the employer behind "at", also of a post without dates, and no post in what a post tells', async () => {
    const { jobs, studies, unassigned } = await read([
      ...top,
      ['B', 'Specialist - Demand at Scale at Movewell', 14],
      [12, 'March 2016 - Present (5 months)', 14],
      [12, 'Growth Manager (April 2015 - present)', 14],
      [12, 'http://dunewell.example/2012/08/growth.html', 26],
      ['B', 'Data Analyst at Lindgate', 30],
      ['B', 'Graphic, UX, and Product Design at Ferrowell', 14],
      [12, 'October 2013 - May 2015 (less than a year)', 30],
      ['B', 'Owner', 14],
      [12, 'April 2011 - May 2012 (1 year 2 months)', 40],
      [15.8, 'Education', 26],
      ['B', 'Harbour School of Law, Lindgate University', 14],
      [12, 'JD, 2003 - 2007', 14],
      ['B', 'Dune High School', 14],
      [12, '1999 - 2003', 26],
      [13, 'nadia.brandt@example.com'],
    ]);
    expect(jobs).toEqual([
      ['Specialist - Demand at Scale', 'Movewell', undefined, '2016-03', 'now'],
      ['Data Analyst', 'Lindgate', undefined, undefined, undefined],
      ['Graphic, UX, and Product Design', 'Ferrowell', undefined, '2013-10', '2015-05'],
      ['Owner', undefined, undefined, '2011-04', '2012-05'],
    ]);
    expect(studies).toEqual([
      ['Harbour School of Law, Lindgate University', 'JD', undefined, '2003', '2007'],
      ['Dune High School', undefined, undefined, '1999', '2003'],
    ]);
    expect(unassigned).toEqual([]);
  });

  it.each([
    ['10 meses', 'maio de 2023 - Present (10 meses)', '1 ano 11 meses'],
    ['7 años 2 meses', 'mayo de 2023 - Present (7 años 2 meses)', '8 años'],
    ['1 an 3 mois', 'mai 2023 - Present (1 an 3 mois)', '2 ans 1 mois'],
    ['2 Jahre 1 Monat', 'Mai 2023 - Present (2 Jahre 1 Monat)', '2 Jahre'],
  ])('says how long in its language: %s', async (_, dates, whole) => {
    const { jobs, unassigned } = await read([
      ...top,
      [12, 'Lindgate'],
      [10.5, whole, 18],
      [11.5, 'Zerv Obra'],
      [10.5, dates],
    ]);
    expect(jobs).toEqual([['Zerv Obra', 'Lindgate', undefined, '2023-05', 'now']]);
    expect(unassigned).toEqual([]);
  });
});

it.each([
  ['nadiabrandt.lindgate@example.c', 'om'],
  ['nadiabrandt.lindgate@example.co', 'm'],
])('an address that breaks in a narrow column is whole: %s', async (mail, rest) => {
  const reading = await parseResume({
    bytes: makePdf([
      pageOf([
        [26, 'Nadia Brandt', 40],
        [13, 'Contact', 20],
        [10.5, mail, 13],
        [10.5, rest, 13],
        [10.5, '+55 (48) 9 9835-0000 (Mobile)', 13],
        [10.5, 'www.linkedin.com/in/', 13],
        [10.5, 'nadiabrandt (LinkedIn)', 30],
        [15.8, 'Experience', 26],
        [12, 'Lindgate'],
        [11.5, 'Clerk'],
        [10.5, 'May 2020 - Present (2 years)'],
      ]),
    ]),
    fileName: 'Profile.pdf',
  });
  const basics = reading.ok ? reading.resume.basics : undefined;
  expect([basics?.email, basics?.phone, basics?.profiles[0]?.url]).toEqual([
    'nadiabrandt.lindgate@example.com',
    '+55 (48) 9 9835-0000',
    'www.linkedin.com/in/nadiabrandt',
  ]);
});

it('a section is no exported profile where titles look like what the posts tell', async () => {
  const { jobs } = await read([
    ...top,
    [10.5, 'Senior Analyst, Oakfield'],
    [9, 'January 2020 - March 2021 1 year 3 months', 18],
    [10.5, 'Ran 40 assays a week with a team of three.'],
    [10.5, 'Wrote the plan of the new bench.', 30],
    [10.5, 'Analyst, Dunewell'],
    [9, 'January 2018 - December 2019 2 years', 18],
    [10.5, 'Counted the stock of 14 shops.'],
    [10.5, 'Trained two new colleagues.', 30],
  ]);
  expect(jobs.map(([title, name]) => [title, name])).toEqual([
    ['Senior Analyst', 'Oakfield'],
    ['Analyst', 'Dunewell'],
  ]);
});
