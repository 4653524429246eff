import { describe, expect, it } from 'vitest';
import { readingOfText } from './reading-of-text.ts';

const resumeOf = (lines: readonly string[]) =>
  readingOfText(['Nadia Brandt', 'nadia.brandt@example.com', 'EXPERIENCE', ...lines].join('\n')).resume;
const jobsOf = (lines: readonly string[]) =>
  resumeOf(lines).work.map(({ position, name, startDate, endDate, isCurrent }) => [
    position,
    name,
    startDate,
    isCurrent ? 'now' : endDate,
  ]);

it('projects without dates are told apart by the room above their names, and take no name along', () => {
  const { projects } = resumeOf([
    '',
    'PROJECTS',
    '',
    'Bike share and weather (fourth-year project)',
    '- Wrote a 30-page report with a classmate',
    '',
    'Rental listings dashboard (databases course)',
    '- Loaded about 6,000 listings into PostgreSQL',
  ]);
  expect(projects.map(({ name, highlights }) => [name, highlights])).toEqual([
    ['Bike share and weather (fourth-year project)', ['Wrote a 30-page report with a classmate']],
    ['Rental listings dashboard (databases course)', ['Loaded about 6,000 listings into PostgreSQL']],
  ]);
});

describe('jobs of a section', () => {
  it.each([
    ['Senior Software Engineer', 'Tarnfield Travel Tech'],
    ['Bank Teller', 'Otterburn Partners'],
    ['Hotel Receptionist', 'Quayside Real Estate'],
  ])('keep %s and %s apart, though both sound like the other', (position, name) => {
    expect(
      jobsOf([`${position}\tMar 2021 - Present`, `${name}, Leeds`, '- Answered 40 calls a day']),
    ).toEqual([[position, name, '2021-03', 'now']]);
  });

  it('start at single dates too, where these stand apart beside a header', () => {
    expect(
      jobsOf([
        'Cascade Labs\tMay 2021 - Present',
        'Lab Technician',
        '- Ran 40 assays a week',
        'Harbour Institute\tSummer 2020',
        'Research Assistant',
        '- Cleaned the survey of 2019',
      ]),
    ).toEqual([
      ['Lab Technician', 'Cascade Labs', '2021-05', 'now'],
      ['Research Assistant', 'Harbour Institute', undefined, '2020'],
    ]);
  });

  it('have all words of a title that a comma or a slash divides, and of an employer', () => {
    expect(
      jobsOf([
        'Intern, Data Science\tJun 2019 – Aug 2019',
        'Larkmoor, Inc.\tPortland, OR',
        'Developer / Operations\tJun 2018 – Aug 2018',
        'Computer Science, University of Leeds, Leeds, UK',
      ]),
    ).toEqual([
      ['Intern, Data Science', 'Larkmoor, Inc.', '2019-06', '2019-08'],
      ['Developer / Operations', 'Computer Science, University of Leeds', '2018-06', '2018-08'],
    ]);
  });

  it('have title and employer apart where a dash touches one of them', () => {
    expect(
      jobsOf(['Larkmoor Motors —Sales Representative —June 2017 - Feb 2018', '- Sold 9 cars a month']),
    ).toEqual([['Sales Representative', 'Larkmoor Motors', '2017-06', '2018-02']]);
  });

  it('take what follows "at" as the employer, though the title is not known', () => {
    expect(
      jobsOf([
        'Head of Sales, Iberia at Fjord Labs',
        'May 2019 - Present (2 years)',
        'Community and Growth at Harbour Media',
        'June 2016 - April 2019 (2 years 11 months)',
      ]),
    ).toEqual([
      ['Head of Sales, Iberia', 'Fjord Labs', '2019-05', 'now'],
      ['Community and Growth', 'Harbour Media', '2016-06', '2019-04'],
    ]);
  });

  it('have no employer of another job where each names its own', () => {
    expect(
      jobsOf([
        'Account Manager at Fjord Labs',
        'May 2019 - Present',
        'Freelance Editor',
        'June 2016 - April 2019',
      ])[1],
    ).toEqual(['Freelance Editor', undefined, '2016-06', '2019-04']);
  });

  it('are read from labels, also in bullets', () => {
    expect(
      jobsOf([
        '- Company: Harbour Bank',
        '- Duration: January 2018 to March 2020',
        '- Position Held: Compliance Analyst',
        '- Job description:',
        '- Monitor trades against the guidelines',
      ]),
    ).toEqual([['Compliance Analyst', 'Harbour Bank', '2018-01', '2020-03']]);
  });

  it.each([
    ['Empresa: Lindgate', 'Puesto: Zerv', 'Periodo: enero 2015 - marzo 2017'],
    ['Azienda: Lindgate', 'Ruolo: Zerv', 'Durata: 01/2015 - 03/2017'],
    ['Entreprise : Lindgate', 'Poste : Zerv', 'Période : janvier 2015 - mars 2017'],
    ['Unternehmen: Lindgate', 'Funktion: Zerv', 'Zeitraum: 01/2015 - 03/2017'],
  ])('are read from labels in other languages: %s', (name, title, dates) => {
    const read = ['Zerv', 'Lindgate', '2015-01', '2017-03'];
    expect(jobsOf([name, title, dates, name, title, dates])).toEqual([read, read]);
  });

  it('have one without dates among them where a line between bullets names a title and an employer', () => {
    expect(
      jobsOf([
        'Site Engineer, Lindgate Ltd\tJan 2015 - Mar 2017',
        '- Ran 4 sites',
        'Assistant Manager, Oakfield Bank',
        '- Kept the books',
        'Key clients and partners',
        '- Harbour Media',
        'Baker, Dune Ltd\tJan 2010 - Mar 2012',
        '- Baked',
      ]),
    ).toEqual([
      ['Site Engineer', 'Lindgate Ltd', '2015-01', '2017-03'],
      ['Assistant Manager', 'Oakfield Bank', undefined, undefined],
      ['Baker', 'Dune Ltd', '2010-01', '2012-03'],
    ]);
  });

  it.each([
    'Seeking a position where my background in electrical work counts for the good of all who are there',
    'Zerv obra lind',
  ])('are not made from words without a date, a title or an employer: %s', (line) => {
    const { work, coverage } = resumeOf([line, '- Kept 40 lines of it']);
    expect(work).toEqual([]);
    expect(coverage?.unassigned.map((one) => one.source.text)).toContain(line);
  });

  it('are read from a sentence that tells of the post at hand', () => {
    expect(jobsOf(['Presently I am working in Lindgate Ltd. as Site Engineer since July 2013.'])).toEqual([
      ['Site Engineer', 'Lindgate Ltd.', '2013-07', 'now'],
    ]);
  });

  it('leave periods inside wrapped sentences alone', () => {
    expect(
      jobsOf([
        'Editor, Harbour Media\t2015 - 2018',
        '- Grew the list of readers and raised the',
        'revenue in Jan-Jun 2017.',
      ]),
    ).toEqual([['Editor', 'Harbour Media', '2015', '2018']]);
  });
});

describe('confidence of a job', () => {
  const sureOf = (lines: readonly string[]) =>
    Object.fromEntries(resumeOf(lines).fields.map((field) => [field.path, field.confidence >= 0.85]));

  it('is sure of an employer and dates beside a known title, and never of the title', () => {
    const sure = sureOf(['Cascade Labs\tMay 2021 - Present', 'Lab Technician', '- Ran 40 assays a week']);
    expect(sure).toMatchObject({ 'work.0.position': false, 'work.0.name': true, 'work.0.startDate': true });
  });

  it.each([
    [
      'an unknown title',
      ['Cascade Labs\tMay 2021 - Present', 'Zerv Obra', '- Ran 40 assays a week'],
      'work.0.position',
    ],
    ['a department behind the title', ['Manager, Advisory Services\tMay 2021 - Present'], 'work.0.name'],
    [
      'another name behind a slash',
      ['Fjord Labs / Zerv\tMay 2021 - Present', 'Lab Technician'],
      'work.0.name',
    ],
    [
      'a line of an unknown title',
      ['Cascade Labs\tMay 2021 - Present', 'Zerv Obra', '- Ran 40 assays'],
      'work.0.highlights.0',
    ],
    ['an end before the start', ['Cascade Labs\tMay 2021 - June 2019', 'Lab Technician'], 'work.0.startDate'],
  ])('is not sure with %s', (_, lines, path) => {
    expect(sureOf(lines)[path]).toBe(false);
  });
});
