import type { InterviewType } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase.ts';

/** One finished interview, as lists show it. */
export interface FinishedSession {
  id: string;
  job_role: string;
  interview_type: InterviewType;
  overall_score: number | null;
  started_at: string;
  completed_at: string | null;
}

export interface Streak {
  current_streak: number;
  total_points: number;
}

export interface EarnedBadge {
  id: string;
  earned_at: string;
  badge: { name: string; description: string; icon: string };
}

/** Every finished interview of the user, newest first. */
export const finishedSessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['interview-sessions', 'completed', userId],
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
      return data as FinishedSession[];
    },
  });

/** The user's streak and points; null before the first row is written. */
export const streakQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user-streak', userId],
    queryFn: async ({ signal }): Promise<Streak | null> => {
      const client = await supabase();
      const { data } = await client
        .from('user_streaks')
        .select('current_streak, total_points')
        .eq('user_id', userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data as Streak | null;
    },
  });

const recentBadges = 3;

/** The badges earned last. */
export const recentBadgesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user-badges', 'recent', userId],
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
      return data as unknown as EarnedBadge[];
    },
  });
