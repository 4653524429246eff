import { letterMove, letterRemarks } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { readJob } from '../job-analyzer/analyze-job.builtin.ts';
import { nurse } from './fixtures/shapes.ts';
import { writeCoverLetter } from './write-cover-letter.builtin.ts';

const letterOf = async (fields: object) => {
  const made = await writeCoverLetter({
    ...nurse,
    jobDescription: '',
    skills: '',
    why: '',
    ...fields,
  } as never);
  return 'error' in made ? made.error : made.coverLetter;
};
const job = (title: string, name: string, time: string, isCurrent = false) => ({
  kind: 'work' as const,
  title,
  name,
  time,
  isCurrent,
  isChecked: true,
  lines: [],
});

describe('what was typed about work', () => {
  it('says how long it was as how long it was', async () => {
    const text = await letterOf({
      experience: 'Six years as a crane technician in the Navy and two years in plant maintenance in Texas',
    });
    expect(text).toContain('I have six years of experience as a crane technician in the Navy');
    expect(text).not.toContain('as a six');
  });
});

describe('the jobs of a letter', () => {
  const history = [
    job('Web Developer', 'Hill Ranch', 'since 2019', true),
    job('Security Officer', 'Simmons Security', '2014 to 2018'),
  ];
  it('open with the current one, and name the one that is like the job where its employer was not typed', async () => {
    const text = await letterOf({
      jobRole: 'Armed Security Guard',
      experience: 'I worked 4 years as a security officer in Texas.',
      history,
    });
    expect(text).toContain('I was a Security Officer at Simmons Security from 2014 to 2018.');
    expect(text.indexOf('Web Developer at Hill Ranch')).toBeLessThan(
      text.indexOf('Security Officer at Simmons'),
    );
  });
  it('keeps a title that is no plain role', async () => {
    const one = await letterOf({
      experience: '',
      history: [job('Health and Fitness Professional', 'Anytime Gym', '2018 to 2020')],
    });
    expect(one).toContain('I was a Health and Fitness Professional at Anytime Gym from 2018 to 2020.');
    const other = await letterOf({
      experience: '',
      history: [job('Front of Store Management', 'Hill Foods', '2018 to 2020')],
    });
    expect(other).toContain('Front of Store Management');
  });
});

describe('a degree that goes on', () => {
  it.each([
    'BS in Nursing, Hill College, expected May 2027',
    'BS in Nursing, Hill College (4th year)',
    'B.S. in Nursing, Hill College, fourth year',
    'Bachelor of Science in Nursing, Hill College, senior year',
    'BS in Nursing (expected 2027), Hill College',
    'BS Nursing 4th year, Hill College',
  ])('is never held: %s', async (qualifications) => {
    const text = await letterOf({ qualifications, today: 'November 30, 2026' });
    expect(text).not.toMatch(/I (?:also )?hold/);
    expect(text).toContain('Nursing');
  });
});

describe('“You already say this further up”', () => {
  it.each([
    'Dear team,\n\nI run the PLC and the 480V panels. I repair motors, pumps and valves.\n\nMy skills include PLC, 480V panels, motors, pumps and valves.\n\nSincerely,\nA',
    'Dear team,\n\nI want to map Geography for the river town of Falls.\n\nI hold a B.S. in Geography from the University of River Falls (2013).\n\nSincerely,\nA',
    'Dear team,\n\nI am applying for the Outside Sales Representative position at PDR.\n\nI have been an Outside Sales Representative at PDR-Team Inc. since 2024.\n\nSincerely,\nA',
  ])('isn’t said of skills, degrees and jobs', (letter) => {
    const found = letterRemarks(letter, {
      companyName: '',
      place: '',
      jobDescription: '',
      history: [],
    } as never);
    expect(found.filter(({ kind }) => kind === 'twice')).toEqual([]);
  });
});

describe('the company of an ad', () => {
  it.each([
    ['Maintenance Technician\nUS Farwell\nKansas City, MO\n\nWe build parts.', 'US Farwell'],
    [
      'Cost Analyst\nSmith & Associates, LLC.\nGrand Rapids, MI\n\nI need an analyst.',
      'Smith & Associates, LLC',
    ],
    [
      'Research Technician\nUHMS - University of Hill for Medical Sciences\nLittle Rock, AR\n\nThe institute is open.',
      'UHMS',
    ],
    ['Cashier\nGas n Go\nOgden, UT\n\nRun the till.', 'Gas n Go'],
    ['Sales Rep\nConfidential\nColumbia, SC\n\nWe are growing.', null],
    ['Sales Rep\nFull-time\nColumbia, SC\n\nWe are growing.', null],
  ])('is on the line above its city: %s', (jobDescription, name) => {
    const { company } = readJob(jobDescription) as { company?: string | null };
    expect(company ?? null).toBe(name);
  });
});

describe('a move', () => {
  it('isn’t asked about where the work is remote but for visits', () => {
    const jobDescription =
      'Cost Analyst\nSmith\nGrand Rapids, MI\n\nTravel to the job site for a week to start, and then once a month. The remainder of the time this person can work remotely.';
    expect(letterMove({ place: 'Houston, TX', jobDescription })).toBeNull();
    expect(
      letterMove({
        place: 'Houston, TX',
        jobDescription: 'Cost Analyst\nSmith\nGrand Rapids, MI\n\nOn-site role with some travel.',
      }),
    ).not.toBeNull();
  });
});

describe('the questions of a letter', () => {
  it('ask about what an ad requires where its duties can’t be quoted', async () => {
    const made = await writeCoverLetter({
      ...nurse,
      jobRole: 'Cost Analyst',
      jobDescription:
        'Cost Analyst\nHill\nOgden, UT\n\nI need an analyst. Must have advanced Microsoft Excel skills and data mining experience. A degree is required. A criminal history check is required for this position. You get paid weekly.',
    } as never);
    const [first] = 'error' in made ? [] : made.asks;
    expect(first?.task).toBe('Must have advanced Microsoft Excel skills and data mining experience');
  });
});
