import { describe, expect, it } from 'vitest';
import { readingOfText } from './reading-of-text.ts';

const resumeOf = (lines: readonly string[], heading = 'EXPERIENCE') =>
  readingOfText(['Nadia Brandt', 'nadia.brandt@example.com', heading, ...lines].join('\n')).resume;
const jobsOf = (lines: readonly string[], heading?: string) =>
  resumeOf(lines, heading).work.map(({ position, name, location }) => [position, name, location]);

describe('title, employer, and place of a job', () => {
  it.each([
    ['"Zerv" and "Lindgate" as in the other jobs, employers first', 'employer'],
    ['"Zerv" and "Lindgate" as in the other jobs, titles first', 'title'],
  ])('are told apart by the order of the section: %s', (_what, first) => {
    const pair = (title: string, name: string) =>
      (first === 'title' ? [title, name] : [name, title]).join(' | ');
    const jobs = jobsOf([
      `${pair('Sales Manager', 'Harbour Foods Ltd')}\t2019 – 2021`,
      '- Led 4 people',
      `${pair('Store Clerk', 'Fjord Bank')}\t2016 – 2019`,
      '- Counted the cash',
      `${pair('Zerv', 'Lindgate')}\t2013 – 2016`,
      '- Sorted the mail',
    ]);
    expect(jobs[2]).toEqual(['Zerv', 'Lindgate', undefined]);
  });

  it('take the order of another section where their own shows none', () => {
    const { work } = resumeOf([
      '2019 – 2021 | Fjord Labs | Sales Manager',
      '- Led 4 people',
      'OTHER EXPERIENCE',
      '2016 – 2018 | Lindgate | Zerv',
      '- Sorted the mail',
    ]);
    expect(work.map(({ position, name }) => [position, name])[1]).toEqual(['Zerv', 'Lindgate']);
  });

  it.each<[string, (string | undefined)[]]>([
    [
      '03/2018 – 07/2018\tBerufspraktikum, Nordlicht Logistik, Emden.',
      ['Berufspraktikum', 'Nordlicht Logistik', 'Emden'],
    ],
    [
      'Researcher Department of Zoology, Fjord University\t2019 – 2021',
      ['Researcher', 'Department of Zoology, Fjord University', undefined],
    ],
    ['Lindgate Austin, TX Senior Engineer\t2019 – 2021', ['Senior Engineer', 'Lindgate', 'Austin, TX']],
    ['Stage Développeur à l’ENSEM\tavril 2019 – juin 2019', ['Stage Développeur', 'ENSEM', undefined]],
    ['Lindgate —Sales Clerk —June 2017 - Feb 2018', ['Sales Clerk', 'Lindgate', undefined]],
    ['@lind_gate (X) | Social Media Admin\t2021 – 2022', ['Social Media Admin', '@lind_gate (X)', undefined]],
    [
      'Quality Assurance - Trainee at Lindgate GmbH\t2019 – 2021',
      ['Quality Assurance - Trainee', 'Lindgate GmbH', undefined],
    ],
    [
      'Lindgate GmbH\thttps://www.lindgate.example\tSales Clerk\t2019 – 2021',
      ['Sales Clerk', 'Lindgate GmbH', undefined],
    ],
    [
      'Sales Clerk (Freelance, Part-time)\tLindgate GmbH\t2019 – 2021',
      ['Sales Clerk (Freelance, Part-time)', 'Lindgate GmbH', undefined],
    ],
    [
      'Lindgate GmbH\t(Internship) Sales Clerk\t2019 – 2021',
      ['(Internship) Sales Clerk', 'Lindgate GmbH', undefined],
    ],
    [
      'Lindgate GmbH\tInternship as Store Clerk\t2019 – 2021',
      ['Internship as Store Clerk', 'Lindgate GmbH', undefined],
    ],
    [
      'Full stack developer, PM\tLindgate S.r.l.\t2015 – 2017',
      ['Full stack developer, PM', 'Lindgate S.r.l.', undefined],
    ],
  ])('are found in "%s"', (line, read) => {
    expect(jobsOf([line, '- Told 30 people'])).toEqual([read]);
  });

  it('keep "for" in a title beside an employer on another line', () => {
    expect(jobsOf(['Lindgate\t2019 – 2021', 'Sr. Programmer for News Graphics', '- Told 30 people'])).toEqual(
      [['Sr. Programmer for News Graphics', 'Lindgate', undefined]],
    );
  });

  it('are found where the employer and its place have nothing between them', () => {
    expect(
      jobsOf(['LNDG Oslo, Norway', 'Site Engineer\tSeptember 2021 – Present', '- Built 2 bridges']),
    ).toEqual([['Site Engineer', 'LNDG', 'Oslo, Norway']]);
  });

  it('are found where the title wraps before its last word', () => {
    expect(
      jobsOf([
        'Lindgate, Orem, Utah — Business Development',
        'Representative',
        'May 2019 - June 2021',
        '- Called 90 firms',
      ]),
    ).toEqual([['Business Development Representative', 'Lindgate', 'Orem, Utah']]);
  });

  // Which of two unknown names is the employer, and which the client, the page doesn't show.
  it('has its title from a label, with a client between', () => {
    const jobs = jobsOf([
      '07.2019 - ∞ LINDGATE',
      'Harbour, Vynam Engage',
      'Stanowisko: Junior Test Engineer',
      '11.2018 - 06.2019 QUAREST',
      'Stanowisko: Tester IT',
    ]);
    expect(jobs.map(([title]) => title)).toEqual(['Junior Test Engineer', 'Tester IT']);
    expect(jobs[1]).toEqual(['Tester IT', 'QUAREST', undefined]);
  });
});

describe('the lines of a header', () => {
  it.each(['Pallets Officer.', 'ing Magazine'])('need not look like names: %s', (below) => {
    const jobs = resumeOf([
      'Fjord Foods Ltd, Leeds, UK\t2019 – 2021',
      'Store Manager',
      '- Led 4 people',
      'Social Media Editor\t2016 – 2019',
      below,
      '- Wrote 9 posts a week',
    ]).work;
    expect([jobs[1]?.name, jobs[1]?.position].map((one) => one?.replace(/\.$/, ''))).toContain(
      below.replace(/\.$/, ''),
    );
  });
});

describe('an employer', () => {
  it('stands above several titles and is theirs', () => {
    expect(
      jobsOf([
        'Lindgate',
        'Store Manager\t2019 – 2021',
        '- Led 4',
        'Store Clerk\t2016 – 2019',
        '- Sold 9',
      ]).map(([, name]) => name),
    ).toEqual(['Lindgate', 'Lindgate']);
  });

  it('below its title is not the next title’s', () => {
    expect(
      jobsOf([
        'Store Manager\t2019 – 2021',
        'Lindgate Ltd',
        '- Led 4',
        'Freelance Editor\t2016 – 2019',
        '- Edited 9 books',
      ]).map(([, name]) => name),
    ).toEqual(['Lindgate Ltd', undefined]);
  });

  it('is not sure where only a place showed where it ends', () => {
    const resume = resumeOf([
      'LNDG Oslo, Norway',
      'Site Engineer\tSeptember 2021 – Present',
      '- Built 2 bridges',
    ]);
    expect(resume.fields.find(({ path }) => path === 'work.0.name')?.confidence).toBeLessThan(0.85);
  });
});
