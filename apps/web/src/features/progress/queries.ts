import type { DashboardSummary, ProgressSummary } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { askOrCopy, keepCopy } from '@/lib/offline-copy.ts';
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
        async () => (await import('./kept-summaries.ts')).readKeptDashboard(userId),
        async () => {
          const client = await supabase();
          const { data } = await client.rpc('dashboard_summary').abortSignal(signal).throwOnError();
          return data as unknown as DashboardSummary;
        },
        (summary) => keepCopy(userId, 'dashboard', summary),
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
        async () => (await import('./kept-summaries.ts')).readKeptProgress(userId),
        async () => {
          const client = await supabase();
          const { data } = await client.rpc('progress_summary').abortSignal(signal).throwOnError();
          return data as unknown as ProgressSummary;
        },
        (summary) => keepCopy(userId, 'progress', summary),
      ),
  });
