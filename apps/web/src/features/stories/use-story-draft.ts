import { z } from 'zod';
import { keysWith, readKept, writeKept } from '@/lib/kept.ts';
import type { StorySeed } from '@/lib/story-seed.ts';
import { useKept } from '@/lib/use-kept.ts';
import { StoryDraft } from './draft.ts';

const prefixOf = (userId: string) => `greenroom.story-draft.${userId}.`;
const newPrefix = 'new';
const KeptDraft = StoryDraft.nullable();

/** A number for a text, to name what is kept of it. */
function hashOf(text: string): string {
  let hash = 0;
  for (const sign of text) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(36);
}

/** The key of a new story's draft. Each starting point, such as an answer or a resume line, has its own. */
export const draftNameOf = (seed: StorySeed | null): string =>
  seed ? `${newPrefix}-${hashOf(JSON.stringify(seed))}` : newPrefix;

/** The draft of a name that this device keeps; null where there is none. */
export const keptDraft = (userId: string, name: string): StoryDraft | null =>
  readKept(`${prefixOf(userId)}${name}`, KeptDraft);

/** A story that is being written: kept on the device until it is saved. */
export function useStoryDraft(userId: string, name: string, initial: StoryDraft) {
  const key = `${prefixOf(userId)}${name}`;
  const [kept, setKept] = useKept(key, KeptDraft, null);
  return {
    draft: kept ?? initial,
    setDraft: (next: StoryDraft) => setKept(next),
    forget: () => {
      setKept(null);
      writeKept(key, null);
    },
  };
}

const Stored = z.object({ title: z.string(), seed: StoryDraft.shape.seed });

/** New stories that were begun on this device and not saved. */
export const unfinishedStories = (userId: string) =>
  keysWith(`${prefixOf(userId)}${newPrefix}`).flatMap((key) => {
    const kept = readKept(key, Stored);
    return kept ? [{ key, ...kept }] : [];
  });

/** Throws a story away that was begun on this device. */
export const dropUnfinished = (key: string) => void writeKept(key, null);
