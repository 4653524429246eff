import {
  type DashboardSummary,
  daysLeft,
  type FinishedSession,
  type JobSummary,
  momentIn,
} from '@greenroom/domain';
import { type LeftHere, type Unfinished, unfinishedOf } from './unfinished.ts';

/** A real interview and how many days it is away, counted today on this device. */
export interface ComingJob {
  job: JobSummary;
  daysLeft: number;
}

/** What the dashboard leads with, in the order of what matters most. */
export type Now =
  | { kind: 'unfinished'; interview: Unfinished; next: ComingJob | null }
  | { kind: 'day'; job: JobSummary; others: JobSummary[] }
  | { kind: 'afterwards'; job: JobSummary; daysAgo: number; next: ComingJob | null }
  | { kind: 'ahead'; coming: ComingJob; others: JobSummary[] }
  | { kind: 'undated'; job: JobSummary }
  | { kind: 'returning'; last: FinishedSession }
  | { kind: 'new' };

export interface NowInput {
  summary: Pick<DashboardSummary, 'open_interview' | 'recent_sessions'>;
  jobs: readonly JobSummary[];
  left: LeftHere | null;
  nowMs: number;
  /** The date on this device. */
  today: string;
  /** IANA name of this device's zone. */
  zone: string;
}

/** So many days after an interview we ask how it went. */
const askedForDays = 3;
/** An interview is taken to be over so long after its beginning. */
const interviewMs = 75 * 60_000;

/** The jobs that have a day, with how far away it is. */
function datedJobs(jobs: readonly JobSummary[], today: string, zone: string): ComingJob[] {
  return jobs.flatMap((job): ComingJob[] => {
    const days = daysLeft(job, zone, today);
    return days === null ? [] : [{ job, daysLeft: days }];
  });
}

/** Other interviews on the day of one. */
const othersThatDay = (dated: readonly ComingJob[], { job, daysLeft: days }: ComingJob) =>
  dated.filter((one) => one.daysLeft === days && one.job.id !== job.id).map((one) => one.job);

/** The next real interview, today's included; null where none has a day. */
export const nextJob = (jobs: readonly JobSummary[], today: string, zone: string): ComingJob | null =>
  soonest(datedJobs(jobs, today, zone).filter((one) => one.daysLeft >= 0));

/** Answers "What should I do now?". */
export function whatNow(input: NowInput): Now {
  const { summary, jobs, left, nowMs } = input;
  const dated = datedJobs(jobs, input.today, input.zone);
  const isOver = ({ job, daysLeft: days }: ComingJob) => days < 0 || (days === 0 && hasPassed(job, nowMs));
  const open = dated.filter((one) => !isOver(one));
  const next = soonest(open.filter((one) => one.daysLeft > 0));
  const interview = unfinishedOf(summary.open_interview, left, nowMs);
  if (interview) return { kind: 'unfinished', interview, next: soonest(open) };

  const ofToday = soonest(open.filter((one) => one.daysLeft === 0));
  if (ofToday) return { kind: 'day', job: ofToday.job, others: othersThatDay(open, ofToday) };

  const asked = dated
    .filter((one) => isOver(one) && one.daysLeft >= -askedForDays && one.job.afterwards === null)
    .sort((one, other) => other.daysLeft - one.daysLeft)[0];
  if (asked) return { kind: 'afterwards', job: asked.job, daysAgo: Math.abs(asked.daysLeft), next };

  if (next) return { kind: 'ahead', coming: next, others: othersThatDay(open, next) };
  const undated = jobs.find((job) => job.interviewDate === null);
  if (undated) return { kind: 'undated', job: undated };
  const last = summary.recent_sessions[0];
  return last ? { kind: 'returning', last } : { kind: 'new' };
}

function hasPassed({ interviewDate, interviewTime, timeZone }: JobSummary, nowMs: number): boolean {
  if (interviewDate === null || interviewTime === null) return false;
  return nowMs > momentIn(timeZone, interviewDate, interviewTime) + interviewMs;
}

/** When an interview begins; at the end of its day where no time is known. */
const beginOf = ({ interviewDate, interviewTime, timeZone }: JobSummary) =>
  interviewDate ? momentIn(timeZone, interviewDate, interviewTime ?? '23:59') : Number.POSITIVE_INFINITY;

function soonest(coming: readonly ComingJob[]): ComingJob | null {
  const inTurn = (one: ComingJob, other: ComingJob) =>
    one.daysLeft - other.daysLeft || beginOf(one.job) - beginOf(other.job);
  return coming.toSorted(inTurn)[0] ?? null;
}
