import { daysLeft, isKnownZone, type JobDetails, Refusal, type SaveJobInput } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';
import { contentOf } from './job-content.ts';
import { resumeOfJob } from './resume-of-job.ts';
import { findJob, type JobRecord, saveJobRecord, type WholeJob } from './store.ts';

const rate = perHour(120);

const hasSameDay = (before: WholeJob | null, details: JobDetails) =>
  before !== null &&
  before.interview_date === details.interviewDate &&
  before.interview_time === details.interviewTime &&
  before.time_zone === details.timeZone;

/** Refuses a date that is over, unless it was there already: an interview of yesterday can still be corrected. */
function refusePast(input: SaveJobInput, details: JobDetails, zone: string, before: WholeJob | null): void {
  const left = daysLeft(details, zone, input.today);
  if (left !== null && left < 0 && !hasSameDay(before, details)) throw new Refusal('job_date_past');
}

function record(
  input: SaveJobInput,
  details: JobDetails,
  before: WholeJob | null,
  resume: { id: string; revision: number } | null,
): JobRecord['details'] {
  const { title, company, format, place, people } = details;
  return {
    ...{ title, company, format, place, people },
    interview_date: details.interviewDate,
    interview_time: details.interviewDate === null ? null : details.interviewTime,
    time_zone: details.timeZone,
    planned_on: before && hasSameDay(before, details) ? before.planned_on : input.today,
    ad: input.ad,
    resume_id: details.resumeId,
    resume_revision: resume?.revision ?? null,
  };
}

/**
 * Adds a job, or replaces what the user said of it; a repeated request changes nothing. Refuses with `job_limit` where the trial
 * has one already, with `job_date_past`, and with `not_found` for an id of somebody else's.
 */
export const saveJob = defineFunction('save-job', {
  access: 'user',
  elevated: 'requirements and likely questions are written by the server side only',
  async run({ input, user, callerDb, serviceDb, coach, limiter, parseDocument }) {
    await holdToRate(limiter, `save job:${user.id}`, rate, 'too_many_attempts');
    const { zone, job: before } = await findJob(callerDb, input.jobId);
    const timeZone = isKnownZone(input.details.timeZone) ? input.details.timeZone : zone;
    const details = { ...input.details, timeZone };
    refusePast(input, details, zone, before);
    const resume = await resumeOfJob({ user, callerDb, limiter, parseDocument }, details.resumeId);
    const content = await contentOf(coach, input, resume, before);
    await saveJobRecord(serviceDb, user.id, input.jobId, {
      details: record(input, details, before, resume),
      content,
    });
    return { jobId: input.jobId };
  },
});
