import {
  type ReadStoryOutput,
  type StoryCompetency,
  type StoryPart,
  storyCompetencies,
  storyCounts,
  storyLimits,
  storyParts,
  storyWords,
} from '@greenroom/domain';
import { z } from 'zod';
import { newId } from '@/lib/new-id.ts';
import { StorySeed } from '@/lib/story-seed.ts';
import type { StoryDetail } from './queries.ts';

/** A story that is being written, as the device keeps it. */
export const StoryDraft = z.object({
  id: z.uuid(),
  /** The save that it started from; null for one that isn't stored. */
  revision: z.number().int().nullable(),
  title: z.string(),
  situation: z.string(),
  task: z.string(),
  actions: z.string(),
  result: z.string(),
  competencies: z.array(z.enum(storyCompetencies)),
  /** The user chose them: proposals don't change them any more. */
  isChosen: z.boolean(),
  seed: StorySeed.nullable(),
});
export type StoryDraft = z.infer<typeof StoryDraft>;

export const emptyStory = (seed: StorySeed | null = null): StoryDraft => ({
  id: newId(),
  revision: null,
  ...{ title: '', situation: '', task: '', actions: '', result: '', competencies: [] },
  isChosen: false,
  seed,
});

/** The first competencies of a reading, as many as a story has. */
export const proposed = ({ shows }: Pick<ReadStoryOutput, 'shows'>): StoryCompetency[] =>
  shows.slice(0, storyCounts.competencies).map(({ competency }) => competency);

/** The draft of a seed with what the coach read in it; without a reading its words are what was done. */
export function seededStory(seed: StorySeed, read: ReadStoryOutput | null): StoryDraft {
  const bare = emptyStory(seed);
  if (!read) return seed.kind === 'answer' || seed.kind === 'resume' ? { ...bare, actions: seed.text } : bare;
  const { title, situation, task, actions, result } = read;
  return { ...bare, title, situation, task, actions, result, competencies: proposed(read) };
}

/** The draft of a stored story. */
export function draftOfStory(story: StoryDetail): StoryDraft {
  const { id, revision, title, situation, task, actions, result, competencies } = story;
  const parts = { situation, task, actions, result };
  return { id, revision, title, ...parts, competencies, isChosen: true, seed: null };
}

type Written = Pick<StoryDraft, StoryPart>;

/** The whole text of a story, in the order it's told. */
export const textOf = (story: Written): string =>
  storyParts
    .map((part) => story[part].trim())
    .filter(Boolean)
    .join('\n');

export const wordsOf = (story: Written): number => storyWords(textOf(story));

/** Signs of a text, as the database counts them: an emoji is one. */
const signs = (text: string) => [...text].length;

/** By how much each field is too long; fields that fit are left out. */
export function tooLong(draft: StoryDraft): Partial<Record<StoryPart | 'title', number>> {
  const fields = ['title', ...storyParts] as const;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const limit = field === 'title' ? storyLimits.title : storyLimits.part;
      const over = signs(draft[field].trim()) - limit;
      return over > 0 ? [[field, over]] : [];
    }),
  );
}

/** What keeps a draft from being saved; null where nothing does. */
export function problemOf(draft: StoryDraft): 'title' | 'words' | 'long' | null {
  if (Object.keys(tooLong(draft)).length > 0) return 'long';
  if (draft.title.trim() === '') return 'title';
  return textOf(draft) === '' ? 'words' : null;
}
