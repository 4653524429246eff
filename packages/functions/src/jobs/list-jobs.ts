import { defineFunction } from '../define-function.ts';
import { findStories } from '../stored-stories.ts';
import { findJobs } from './store.ts';
import { toSummaries } from './workspace.ts';

/** The caller's jobs as list and dashboard show them, the coming ones first. */
export const listJobs = defineFunction('list-jobs', {
  access: 'user',
  async run({ input, callerDb, coach }) {
    const [{ zone, jobs }, own] = await Promise.all([findJobs(callerDb), findStories(callerDb)]);
    return { jobs: toSummaries(jobs, { today: input.today, zone }, { coach, ...own }) };
  },
});
