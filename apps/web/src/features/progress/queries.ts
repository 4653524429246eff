import { DashboardSummary, ProgressSummary } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
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
