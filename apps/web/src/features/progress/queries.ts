import type { DashboardSummary, ProgressSummary } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase.ts';

/** What practice changes is read again on every visit; the last reading stands in meanwhile. */
const staleTime = 0;

/** All that the dashboard shows, in one request. */
export const dashboardQuery = (userId: string) =>
  queryOptions({
    queryKey: ['dashboard', userId],
    staleTime,
    queryFn: async ({ signal }): Promise<DashboardSummary> => {
      const client = await supabase();
      const { data } = await client.rpc('dashboard_summary').abortSignal(signal).throwOnError();
      return data as unknown as DashboardSummary;
    },
  });

/** All that the progress page shows of interviews and skills, in one request. */
export const progressQuery = (userId: string) =>
  queryOptions({
    queryKey: ['progress', userId],
    staleTime,
    queryFn: async ({ signal }): Promise<ProgressSummary> => {
      const client = await supabase();
      const { data } = await client.rpc('progress_summary').abortSignal(signal).throwOnError();
      return data as unknown as ProgressSummary;
    },
  });
