import type { Database } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase.ts';

type Tables = Database['public']['Tables'];

/** One finished interview, as lists show it. Times are ISO text. */
export type FinishedSession = Pick<
  Tables['interview_sessions']['Row'],
  'id' | 'job_role' | 'interview_type' | 'overall_score' | 'started_at' | 'completed_at'
>;

export type Streak = Pick<Tables['user_streaks']['Row'], 'current_streak' | 'total_points'>;

export interface EarnedBadge {
  id: string;
  earned_at: string;
  badge: Pick<Tables['badges']['Row'], 'name' | 'description' | 'icon'>;
}

/** What a finished interview changes is read again on every visit; the last reading stands in meanwhile. */
const staleTime = 0;

/** Every finished interview of the user, newest first. */
export const finishedSessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['interview-sessions', 'completed', userId],
    staleTime,
    queryFn: async ({ signal }): Promise<FinishedSession[]> => {
      const client = await supabase();
      const { data } = await client
        .from('interview_sessions')
        .select('id, job_role, interview_type, overall_score, started_at, completed_at')
        .eq('user_id', userId)
        .eq('status', 'completed')
        .order('completed_at', { ascending: false })
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });

/** The user's streak and points; null before the first row is written. */
export const streakQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user-streak', userId],
    staleTime,
    queryFn: async ({ signal }): Promise<Streak | null> => {
      const client = await supabase();
      const { data } = await client
        .from('user_streaks')
        .select('current_streak, total_points')
        .eq('user_id', userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data;
    },
  });

const recentBadges = 3;

/** The badges earned last. */
export const recentBadgesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user-badges', 'recent', userId],
    staleTime,
    queryFn: async ({ signal }): Promise<EarnedBadge[]> => {
      const client = await supabase();
      const { data } = await client
        .from('user_badges')
        .select('id, earned_at, badge:badges(name, description, icon)')
        .eq('user_id', userId)
        .order('earned_at', { ascending: false })
        .limit(recentBadges)
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });
