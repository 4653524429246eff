import type { JobSummary } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { weekdayOf } from './dates.ts';
import { outcomeLabels } from './labels.ts';
import { sessionText, todayOf } from './walk.ts';

/** What the page of all interviews is for. It says the same while it waits, so that it's read before the list is there. */
export const jobsPromise = (): string =>
  t`Paste the job ad. You'll get a day-by-day plan, the questions they're likely to ask and one page to take with you.`;

/** The three groups of the list, in the order that the server gives. */
export function jobGroups(jobs: readonly JobSummary[]) {
  return {
    coming: jobs.filter(({ daysLeft }) => daysLeft !== null && daysLeft >= 0),
    undated: jobs.filter(({ daysLeft }) => daysLeft === null),
    past: jobs.filter(({ daysLeft }) => daysLeft !== null && daysLeft < 0),
  };
}

/** One line of what is next for an interview that is coming. */
export function nextText(job: JobSummary): string {
  const { daysLeft, covered, requirements, plan } = job;
  if (daysLeft === null) return t`Add the date and we'll plan your practice`;
  if (daysLeft === 0) return t`Today. Your day sheet is ready`;
  const today = todayOf(plan);
  if (today) {
    const session = sessionText(today);
    return t`Today: ${session}`;
  }
  const next = plan.find(({ state, questionIds }) => state === 'ahead' && questionIds.length > 0);
  const progress = requirements > 0 ? t`${covered} of ${requirements} covered.` : '';
  if (!next) return progress || t`Open your plan`;
  const day = weekdayOf(next.date);
  const isDone = plan.some(({ state }) => state === 'done');
  const after = isDone ? t`Done for today. Next: ${day}` : t`Plan starts ${day}`;
  return progress ? `${progress} ${after}` : after;
}

/** What a past interview came to, or the question about it. */
export function pastText({ afterwards }: Pick<JobSummary, 'afterwards'>): string {
  if (!afterwards) return t`How did it go? It takes two minutes`;
  const { predicted, came, outcome } = afterwards;
  const result = outcome && outcome !== 'waiting' ? t(outcomeLabels[outcome]) : '';
  if (came === 0) return result || t`Saved`;
  const hits = t`We predicted ${predicted} of ${came}.`;
  return result ? `${hits} ${result}` : hits;
}

/** What stands by the number of days: `days left`. */
export const daysLeftText = (daysLeft: number) => plural(daysLeft, { one: 'day left', other: 'days left' });

/** The same in a list, where there is little room. */
export const daysText = (days: number) => plural(days, { one: 'day', other: 'days' });
