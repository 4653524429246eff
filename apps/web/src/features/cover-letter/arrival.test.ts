import { expect, it } from 'vitest';
import { withJob } from './arrival.ts';
import { emptyForm } from './queries.ts';

const form = { ...emptyForm, name: 'Maya Okafor', jobRole: 'Nurse', companyName: 'Mercy Hospital' };

it('a job that is sent here replaces the job of the form, and what the form says of the person stays', () => {
  const job = { jobRole: 'Product Analyst', companyName: '', jobDescription: 'You must have SQL.' };
  expect(withJob(form, job)).toEqual({ ...form, ...job });
});

it.each([[null], [{ jobDescription: ' ' }], [{ jobRole: 'Nurse' }], ['text']])(
  '%j changes nothing',
  (state) => {
    expect(withJob(form, state)).toBe(form);
  },
);
