import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase.ts';

/** How many roles are offered, and how many interviews they are read from. */
const rolesOffered = 4;
const interviewsRead = 30;

/** The job roles of the user's last interviews, each once, the latest first. */
export const recentRolesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['recent-roles', userId],
    queryFn: async ({ signal }): Promise<string[]> => {
      const client = await supabase();
      const { data } = await client
        .from('interview_sessions')
        .select('job_role')
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
        .limit(interviewsRead)
        .abortSignal(signal)
        .throwOnError();
      const byFolded = new Map(data.toReversed().map(({ job_role }) => [job_role.toLowerCase(), job_role]));
      const latest = data.map(({ job_role }) => job_role.toLowerCase());
      return [...new Set(latest)].flatMap((role) => byFolded.get(role) ?? []).slice(0, rolesOffered);
    },
  });

/** The name of the user's latest resume that was analyzed; null where there is none. */
export const analyzedResumeQuery = (userId: string) =>
  queryOptions({
    queryKey: ['analyzed-resume', userId],
    queryFn: async ({ signal }): Promise<string | null> => {
      const client = await supabase();
      const { data } = await client
        .from('user_documents')
        .select('name')
        .eq('user_id', userId)
        .not('analysis', 'is', null)
        .order('created_at', { ascending: false })
        .limit(1)
        .abortSignal(signal)
        .throwOnError();
      return data[0]?.name ?? null;
    },
  });
