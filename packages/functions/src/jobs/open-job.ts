import { defineFunction } from '../define-function.ts';
import { findStories } from '../stored-stories.ts';
import { linesFor, type ResumeReader, resumeOfJob } from './resume-of-job.ts';
import { requireJob, saveResumeLines, type WholeJob } from './store.ts';
import { toWorkspace } from './workspace.ts';

type Coach = Parameters<typeof linesFor>[0];

/** The lines of a resume that was corrected since, by requirement; null where nothing has changed or it can't be read now. */
async function newLines(coach: Coach, reader: ResumeReader, job: WholeJob) {
  if (!job.resume || job.resume.revision === job.resume_revision) return null;
  const resume = await resumeOfJob(reader, job.resume.id);
  if (!resume) return null;
  const lines = linesFor(
    coach,
    resume,
    job.requirements.map(({ starts, ends, ...one }) => ({ ...one, start: starts, end: ends })),
  );
  return { revision: resume.revision, lines };
}

/** Everything about one job of the caller's. Its resume lines follow the resume's corrections. Refuses with `not_found`. */
export const openJob = defineFunction('open-job', {
  access: 'user',
  elevated: 'the resume lines of requirements are written by the server side only',
  async run({ input, user, callerDb, serviceDb, coach, limiter, parseDocument }) {
    const [{ zone, job }, own] = await Promise.all([
      requireJob(callerDb, input.jobId),
      findStories(callerDb),
    ]);
    const fresh = await newLines(coach, { user, callerDb, limiter, parseDocument }, job);
    if (fresh) {
      for (const [at, requirement] of job.requirements.entries())
        requirement.resume_line = fresh.lines[at] ?? null;
      const byId = Object.fromEntries(job.requirements.map((one) => [one.id, one.resume_line]));
      await saveResumeLines(serviceDb, user.id, job.id, fresh.revision, byId);
    }
    return toWorkspace(job, { today: input.today, zone }, { coach, ...own });
  },
});
