import { expect, it } from 'vitest';
import { JobSent } from './arrival.ts';

it.each([[null], [{ jobDescription: ' ' }], [{ jobRole: 'Nurse' }], ['text']])(
  '%j is no job that was sent',
  (state) => {
    expect(JobSent.safeParse(state).success).toBe(false);
  },
);
