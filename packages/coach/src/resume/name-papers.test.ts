import { expect, it } from 'vitest';
import { parseResume } from './parse-resume.builtin.ts';

const certificatesOf = async (name: string, more = '') => {
  const text = `${name}\nsam@example.com | 765-555-0164\n\nExperience\nAccountant, Northgate Supplies Inc, 2019 - Present\n- Closed the books in 5 days\n\nEducation\nB.S. Accounting, Indiana University, 2015\n${more}`;
  const reading = await parseResume({ fileName: 'resume.txt', bytes: new TextEncoder().encode(text) });
  if (!reading.ok) throw new Error(reading.refusal.code);
  return reading.resume.certificates.map((one) => one.name);
};

it('reads the papers behind a name as certificates', async () => {
  expect(await certificatesOf('Yusuf Demir, CPA')).toEqual(['CPA']);
  expect(await certificatesOf('Yusuf Demir, CPA, CFA')).toEqual(['CPA', 'CFA']);
});

it('reads none behind a name alone or a degree, and none twice', async () => {
  expect(await certificatesOf('Yusuf Demir')).toEqual([]);
  expect(await certificatesOf('Yusuf Demir, MBA')).toEqual([]);
  expect(await certificatesOf('Yusuf Demir, CPA', '\nCertifications\nCPA, State of Indiana\n')).toEqual([
    'CPA',
  ]);
});
