import type { ListJobsOutput } from '@greenroom/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { localDay } from './calendar.ts';
import { invoke } from './functions.ts';
import { askOrCopy, keepCopy } from './offline-copy.ts';

/** Everything about a user's interviews is under this key: whatever changes one refreshes all. */
export const jobsKey = (userId: string) => ['jobs', userId] as const;

/** The user's real interviews; the last known list where there is no network. */
export const jobsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...jobsKey(userId), 'list', localDay()],
    staleTime: 0,
    networkMode: 'offlineFirst',
    queryFn: ({ signal }): Promise<ListJobsOutput> =>
      askOrCopy<ListJobsOutput>(
        // The shape of what is kept is loaded where it is needed: without a network.
        async () => (await import('./kept-jobs.ts')).readKeptJobs(userId),
        () => invoke('list-jobs', { today: localDay() }, { signal }),
        (list) => keepCopy(userId, 'jobs', list),
      ),
  });

/**
 * Reads again what a page shows of a user's interviews, and the list on every page: the copy on this device would
 * otherwise stay without the interview that was just added.
 */
export async function refreshJobs(queries: QueryClient, userId: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: jobsKey(userId) });
  await queries.prefetchQuery(jobsQuery(userId));
}
