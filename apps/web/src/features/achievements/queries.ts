import type { AchievementsSummary } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase.ts';

/** Every badge with the user's progress to it, and streak and points. Gives what is met and not given yet. */
export const achievementsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['achievements', userId],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<AchievementsSummary> => {
      const client = await supabase();
      const { data } = await client.rpc('achievements_summary').abortSignal(signal).throwOnError();
      return data as unknown as AchievementsSummary;
    },
  });
