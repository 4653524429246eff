import type { StoryCompetency } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { supabase } from './supabase.ts';

/** Everything about a user's stories is under this key: whatever changes one refreshes all. */
export const storiesKey = (userId: string) => ['stories', userId] as const;

/** A story as lists show it. */
export interface StoryRow {
  id: string;
  title: string;
  situation: string;
  task: string;
  actions: string;
  result: string;
  competencies: StoryCompetency[];
  /** Null where it was never told. */
  last_told: string | null;
  times_told: number;
}

/** The user's stories, the newest first. */
export const storiesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...storiesKey(userId), 'list'],
    queryFn: async ({ signal }): Promise<StoryRow[]> => {
      const client = await supabase();
      const { data } = await client
        .from('stories')
        .select('id, title, situation, task, actions, result, competencies, last_told, times_told')
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
        .abortSignal(signal)
        .throwOnError();
      return data as StoryRow[];
    },
  });
