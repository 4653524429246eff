import type { JobAnalysis } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { readJob } from './analyze-job.builtin.ts';

const asks = '\n\nWe are looking for somebody to join our team.\n\nRequirements\n- Reliable and punctual';

describe('the head of a job ad', () => {
  it.each<[string, Partial<Pick<JobAnalysis, 'title' | 'company'>>]>([
    [
      'Barback, Willow Bar\nThe ROWAN Leeds\n12 Mill Street\nfull time',
      { title: 'Barback, Willow Bar', company: 'The ROWAN Leeds' },
    ],
    ['Bagel Maker\nCorner Oven\nPortland, OR\nPart-time', { title: 'Bagel Maker', company: 'Corner Oven' }],
    [
      'PIPEFITTER\nBAY HARBOR AUTHORITY\nWork location: North Yard\nSalary: $58,000 annual',
      { company: 'BAY HARBOR AUTHORITY' },
    ],
    ['Alder Foods\nLine Cook\nBoise, ID\nFull-time', { title: 'Line Cook', company: 'Alder Foods' }],
    ['Account Manager\nRadio Nine+\nDenver, CO, US', { title: 'Account Manager', company: 'Radio Nine+' }],
    ['Street Worker - Drains\nCity of Millford', { title: 'Street Worker', company: 'City of Millford' }],
    [
      'Data Clerk\nHomes for River Valley\n\nHomes for River Valley builds houses with the people who will live in them.',
      { title: 'Data Clerk', company: 'Homes for River Valley' },
    ],
    ['Nurse\nCardiology Department\nDenver, CO', { title: 'Nurse', company: null }],
    [
      'Northside School is seeking a dynamic and engaging World Language Teacher to teach Spanish.',
      { title: 'World Language Teacher' },
    ],
  ])('names the title and the employer: %j', (head, expected) => {
    expect(readJob(head + asks)).toMatchObject(expected);
  });

  it.each(['- ', ''])('reads a form whose labels have a line of their own, after %j', (mark) => {
    const form = [
      'Main area',
      'Stroke',
      'Grade',
      'Band 5',
      'Employer',
      'Northmoor Health Trust',
      'Town',
      'Dunford',
      'Salary',
      '£29,970 - £36,483 per annum (pro rata)',
    ];
    const text = `Job summary\n${form.map((line) => mark + line).join('\n')}\n\nStaff Nurse - Stroke Unit\nBand 5${asks}`;
    expect(readJob(text)).toMatchObject({
      title: 'Staff Nurse',
      company: 'Northmoor Health Trust',
      place: { value: 'Dunford' },
      salary: { value: '£29,970 - £36,483 per annum' },
    });
  });

  it('takes a single label for a heading', () => {
    expect(readJob(`Cook${asks}\n\nCompany\nWe bake bread since 1990.`).company).toBeNull();
  });
});

describe('the facts of a job ad', () => {
  const years = (line: string) => readJob(`Clerk\n\nRequirements\n- ${line}`).years;

  it.each([
    ['Three years of experience as a roofer within the last 10 years', 3],
    ['Two years of paid experience in the past five years', 2],
    ['Has at least a year in a kitchen', 1],
    ['At least 4 years of experience, up to 12 years', 4],
  ])('reads how many years are asked for: %s', (line, min) => {
    expect(years(line)?.min).toBe(min);
  });

  it('takes a limit for no years of experience', () => {
    expect(years('Maximum tenure in this title is 6 years')).toBeNull();
  });

  it.each([
    ['2 years of critical care experience in a hospital setting', 'critical care'],
    ['3 years of experience in a sales role, preferably in software', 'a sales role'],
  ])('reads what the years are to be in: %s', (line, field) => {
    expect(years(line)?.field).toBe(field);
  });

  it.each([
    ['Teach mathematics to high school students', null],
    ['Training at a vocational high school counts', null],
    ['High school diploma or equivalent', 'secondary'],
    ['Graduation from high school', 'secondary'],
  ])('reads the degree: %s', (line, level) => {
    expect(readJob(`Clerk\n\nRequirements\n- ${line}`).degree?.level ?? null).toBe(level);
  });

  it('names the fields of an open degree', () => {
    const text =
      'Analyst\n\nRequirements\n- Degree in a quantitative field such as statistics, economics or physics';
    expect(readJob(text).degree?.fields).toEqual(['statistics', 'economics', 'physics']);
  });

  it.each<[string, string | undefined, string | null]>([
    ['Experience: student teaching, an approved internship, or related work experience', undefined, null],
    ['This is a paid internship for the summer', 'internship', 'intern'],
    ['This is a per diem position', 'temporary', null],
  ])('reads contract and level: %s', (line, contract, level) => {
    const job = readJob(`Teacher\n\nRequirements\n- ${line}`);
    expect(job.contract?.value).toBe(contract);
    expect(job.seniority).toBe(level);
  });

  it('reads a workplace that has a line of its own', () => {
    expect(readJob(`Clerk\nAlder Foods\nBoise, ID\nFull-time\nOn-site${asks}`).workplace?.value).toBe(
      'on-site',
    );
  });

  it.each([
    ['Wage: $18.00-$20.00/HR, depending on experience', '$18.00-$20.00/HR'],
    ['Hiring salary range: $75,000.00 - 100,000.00.', '$75,000.00 - 100,000.00'],
  ])('reads the pay as it is written: %s', (line, value) => {
    expect(readJob(`Clerk\n\n${line}${asks}`).salary?.value).toBe(value);
  });
});
