import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase.ts';

/** A profile as the page shows it. */
export interface Profile {
  full_name: string | null;
  email: string | null;
  experience_level: string | null;
  target_companies: string[];
  preferred_mode: string;
  avatar_url: string | null;
  time_zone: string;
  created_at: string;
}

/** The user's own profile; null where it has not been made yet. */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: async ({ signal }): Promise<Profile | null> => {
      const client = await supabase();
      const { data } = await client
        .from('profiles')
        .select(
          'full_name, email, experience_level, target_companies, preferred_mode, avatar_url, time_zone, created_at',
        )
        .eq('user_id', userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data;
    },
  });
