import { DashboardSummary, JobSummary, type ListJobsOutput, ProgressSummary } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { localDay } from '@/lib/calendar.ts';
import { invoke } from '@/lib/functions.ts';
import { askOrCopy, keepCopy, readCopy } from '@/lib/offline-copy.ts';
import { supabase } from '@/lib/supabase.ts';

/** What practice changes is read again on every visit; the last reading stands in meanwhile. */
const staleTime = 0;

/** All that the dashboard shows of practice, in one request; the last known state where there is no network. */
export const dashboardQuery = (userId: string) =>
  queryOptions({
    queryKey: ['dashboard', userId],
    staleTime,
    networkMode: 'offlineFirst',
    queryFn: ({ signal }): Promise<DashboardSummary> =>
      askOrCopy<DashboardSummary>(
        readCopy(userId, 'dashboard', DashboardSummary),
        async () => {
          const client = await supabase();
          const { data } = await client.rpc('dashboard_summary').abortSignal(signal).throwOnError();
          return data as unknown as DashboardSummary;
        },
        (summary) => keepCopy(userId, 'dashboard', summary),
      ),
  });

const KeptJobs = z.object({ jobs: z.array(JobSummary) });

/** The user's real interviews; the last known list where there is no network. Key and copy are those of the page of all interviews. */
export const comingJobsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['jobs', userId, 'list', localDay()],
    staleTime,
    networkMode: 'offlineFirst',
    queryFn: ({ signal }): Promise<ListJobsOutput> =>
      askOrCopy<ListJobsOutput>(
        readCopy(userId, 'jobs', KeptJobs),
        () => invoke('list-jobs', { today: localDay() }, { signal }),
        (list) => keepCopy(userId, 'jobs', list),
      ),
  });

/** All that the progress page shows of interviews and skills, in one request; the last known state without a network. */
export const progressQuery = (userId: string) =>
  queryOptions({
    queryKey: ['progress', userId],
    staleTime,
    networkMode: 'offlineFirst',
    queryFn: ({ signal }): Promise<ProgressSummary> =>
      askOrCopy<ProgressSummary>(
        readCopy(userId, 'progress', ProgressSummary),
        async () => {
          const client = await supabase();
          const { data } = await client.rpc('progress_summary').abortSignal(signal).throwOnError();
          return data as unknown as ProgressSummary;
        },
        (summary) => keepCopy(userId, 'progress', summary),
      ),
  });
