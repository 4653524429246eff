import { AccessStatus, type Difficulty } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { accessQuery, checkAccess } from '@/lib/access.ts';
import { shape } from '@/lib/kept.ts';
import { askOrCopy, keepCopy, readCopy } from '@/lib/offline-copy.ts';
import { supabase } from '@/lib/supabase.ts';

/** A finished game as the list shows it. `created_at` is ISO text, `time_taken` in seconds. */
export interface SavedGame {
  id: string;
  word: string;
  score: number;
  time_taken: number;
  difficulty: Difficulty;
  created_at: string;
}

/** Whether the user may play, and on which plan. */
export const gameAccessQuery = (userId: string) =>
  queryOptions({
    queryKey: accessQuery(userId, 'word_game').queryKey,
    staleTime: 0,
    // The game needs no network: then what the server said last counts, and the server decides when the result arrives.
    networkMode: 'offlineFirst',
    queryFn: (): Promise<AccessStatus> =>
      askOrCopy(
        readCopy(userId, 'word-game-access', AccessStatus),
        () => checkAccess('word_game'),
        (access) => keepCopy(userId, 'word-game-access', access),
      ),
  });

interface LastRole {
  role: string | null;
}
const LastRoleShape = shape(
  (value): value is LastRole =>
    !!value &&
    typeof value === 'object' &&
    'role' in value &&
    (value.role === null || typeof value.role === 'string'),
);

/** The role of the user's latest mock interview; the last known one where there is no network. */
export const lastRoleQuery = (userId: string) =>
  queryOptions({
    queryKey: ['last-role', userId],
    staleTime: 0,
    networkMode: 'offlineFirst',
    queryFn: ({ signal }): Promise<LastRole> =>
      askOrCopy(
        readCopy(userId, 'last-role', LastRoleShape),
        async () => {
          const client = await supabase();
          const { data } = await client
            .from('interview_sessions')
            .select('job_role')
            .eq('user_id', userId)
            .order('created_at', { ascending: false })
            .limit(1)
            .abortSignal(signal)
            .throwOnError();
          return { role: data[0]?.job_role ?? null };
        },
        (role) => keepCopy(userId, 'last-role', role),
      ),
  });

/** The user's last games, the newest first. */
export const recentGamesQuery = (userId: string, limit: number) =>
  queryOptions({
    queryKey: ['word-games', userId, limit],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<SavedGame[]> => {
      const client = await supabase();
      const { data } = await client
        .from('word_games')
        .select('*')
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
        .limit(limit)
        .abortSignal(signal)
        .throwOnError();
      return data as SavedGame[];
    },
  });
