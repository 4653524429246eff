import { type FinishedSession, recentSessionsOnProgress } from '@greenroom/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase.ts';

const pageSize = 20;

/**
 * Finished interviews before the recent ones of the progress page, newest first, a page at each call of `readMore`. `completed` is how
 * many there are in all.
 */
export function useEarlierSessions(userId: string, completed: number) {
  const { data, fetchNextPage, isFetching } = useInfiniteQuery({
    // A finished interview moves each of the others by one: the pages are read anew.
    queryKey: ['earlier-sessions', userId, completed],
    enabled: false,
    initialPageParam: recentSessionsOnProgress,
    getNextPageParam: (_page: FinishedSession[], pages: FinishedSession[][]) =>
      recentSessionsOnProgress + pages.length * pageSize,
    queryFn: async ({ pageParam: from, signal }): Promise<FinishedSession[]> => {
      const client = await supabase();
      const { data: rows } = await client
        .from('interview_sessions')
        .select('id, job_role, interview_type, overall_score, started_at, completed_at')
        .eq('user_id', userId)
        .eq('status', 'completed')
        .order('completed_at', { ascending: false })
        .order('id')
        .range(from, from + pageSize - 1)
        .abortSignal(signal)
        .throwOnError();
      return rows as FinishedSession[];
    },
  });
  const sessions = data?.pages.flat() ?? [];
  return {
    sessions,
    hasMore: recentSessionsOnProgress + sessions.length < completed,
    isReading: isFetching,
    /** Resolves to whether the next page is there. */
    readMore: async () => (await fetchNextPage()).isSuccess,
  };
}
