import { type ReadStoryInput, Telling } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { invoke } from '@/lib/functions.ts';
import { type StoryRow, storiesKey } from '@/lib/stories-query.ts';
import type { StorySeed } from '@/lib/story-seed.ts';
import { supabase } from '@/lib/supabase.ts';

/** Where a story was told, or what it is kept for. */
export interface StoryUse {
  id: string;
  question_text: string | null;
  session: { id: string; job_role: string; completed_at: string | null } | null;
  requirement: { name: string; job: { id: string; title: string } } | null;
}

/** One story with where it was used. */
export interface StoryDetail extends StoryRow {
  revision: number;
  source_kind: string;
  source_text: string;
  uses: StoryUse[];
}

const usesColumns =
  'uses:story_uses (id, question_text, session:interview_sessions (id, job_role, completed_at), requirement:job_requirements (name, job:jobs (id, title)))';

/** One story of the user; null where it isn't theirs, or no story. */
export const storyQuery = (userId: string, storyId: string) =>
  queryOptions({
    queryKey: [...storiesKey(userId), 'story', storyId],
    queryFn: async ({ signal }): Promise<StoryDetail | null> => {
      if (!z.uuid().safeParse(storyId).success) return null;
      const client = await supabase();
      const { data } = await client
        .from('stories')
        .select(
          `id, title, situation, task, actions, result, competencies, last_told, times_told, revision, source_kind, source_text, ${usesColumns}`,
        )
        .eq('id', storyId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data as StoryDetail | null;
    },
  });

const TellingRow = z
  .object({ ...Telling.omit({ toldAt: true }).shape, told_at: z.string() })
  .transform(({ told_at: toldAt, ...row }): Telling => ({ ...row, toldAt }));

/** The last times a story was told, the newest first. */
export const tellingsQuery = (userId: string, storyId: string) =>
  queryOptions({
    queryKey: [...storiesKey(userId), 'tellings', storyId],
    queryFn: async ({ signal }): Promise<Telling[]> => {
      const client = await supabase();
      const { data } = await client
        .from('story_tellings')
        .select('id, text, words, seconds, told_at, comparison')
        .eq('story_id', storyId)
        .order('told_at', { ascending: false })
        .abortSignal(signal)
        .throwOnError();
      return data.flatMap((row) => TellingRow.safeParse(row).data ?? []);
    },
  });

function requestOf(seed: StorySeed): ReadStoryInput {
  if (seed.kind === 'answer') return { text: seed.text, source: 'answer', question: seed.question };
  if (seed.kind === 'question') return { text: '', source: 'requirement', question: seed.question };
  if (seed.kind === 'resume') return { text: seed.text, source: 'resume' };
  const source = seed.resumeLine === '' ? 'requirement' : 'resume';
  return { text: seed.resumeLine, source, question: seed.text };
}

/** What the coach reads in what a story is begun from. */
export const seedQuery = (seed: StorySeed) =>
  queryOptions({
    queryKey: ['story-seed', seed],
    queryFn: ({ signal }) => invoke('read-story', requestOf(seed), { signal }),
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What a text shows, for the form. */
export const readQuery = (text: string) =>
  queryOptions({
    queryKey: ['story-reading', text],
    queryFn: ({ signal }) => invoke('read-story', { text, source: 'form' }, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The story that was told in an answer, as the user says; null where none is named. */
export const toldHereQuery = (userId: string, sessionId: string, question: string) =>
  queryOptions({
    queryKey: [...storiesKey(userId), 'told', sessionId, question],
    queryFn: async ({ signal }): Promise<{ id: string; title: string } | null> => {
      const client = await supabase();
      const { data } = await client
        .from('story_uses')
        .select('story:stories (id, title)')
        .eq('session_id', sessionId)
        .eq('question_text', question)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data?.story ?? null;
    },
  });

/** The stories that fit an answer, the one that it tells first. */
export const fitQuery = (userId: string, question: string, answer: string) =>
  queryOptions({
    queryKey: [...storiesKey(userId), 'fit', question, answer],
    queryFn: async ({ signal }) => {
      const { asks } = await invoke('fit-stories', { asks: [{ question, answer }] }, { signal });
      return asks[0]?.fits ?? [];
    },
  });
