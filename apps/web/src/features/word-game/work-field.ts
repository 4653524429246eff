import { fieldOf, type JobSummary, type WorkField } from '@greenroom/domain';

/**
 * The field whose words the game takes: that of the next real interview, else of the last practice. A title of no known
 * field gets the general words, whatever was practiced before. Expects the coming interviews first, as the list has them.
 */
export function workFieldOf(
  jobs: readonly Pick<JobSummary, 'title' | 'daysLeft'>[],
  lastRole: string | null,
): WorkField | null {
  const next = jobs.find(({ daysLeft }) => daysLeft === null || daysLeft >= 0);
  return fieldOf(next?.title ?? lastRole ?? '');
}
