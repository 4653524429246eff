import { defineFunction } from '../define-function.ts';
import { findJobs } from './store.ts';
import { toSummaries } from './workspace.ts';

/** The caller's jobs as list and dashboard show them, the coming ones first. */
export const listJobs = defineFunction('list-jobs', {
  access: 'user',
  async run({ input, callerDb }) {
    const { zone, jobs } = await findJobs(callerDb);
    return { jobs: toSummaries(jobs, { today: input.today, zone }) };
  },
});
