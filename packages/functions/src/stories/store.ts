import type { KeptStory } from '@greenroom/coach';
import { Telling, TellingComparison } from '@greenroom/domain';
import { z } from 'zod';
import { StoreError } from '../answer-error.ts';
import type { Db } from '../ports.ts';
import { rowOrNull, rowsOf } from '../store-result.ts';
import { StoredStory, storyColumns } from '../stored-stories.ts';

/** One story of the caller's; null for one that is not there or somebody else's. */
export async function findStory(db: Db, storyId: string): Promise<KeptStory | null> {
  const found = await db.from('stories').select(storyColumns).eq('id', storyId).maybeSingle();
  const row = rowOrNull('read story', found);
  return row && StoredStory.parse(row);
}

const tellingColumns = 'id, text, words, seconds, told_at, comparison';

const StoredTelling = z
  .object({
    id: z.uuid(),
    text: z.string(),
    words: z.number(),
    seconds: z.number().nullable(),
    told_at: z.string(),
    comparison: TellingComparison,
  })
  .transform(({ told_at, ...telling }) => Telling.parse({ ...telling, toldAt: told_at }));

/** The latest tellings of a story, the newest first. */
export async function findTellings(db: Db, storyId: string): Promise<Telling[]> {
  const found = await db
    .from('story_tellings')
    .select(tellingColumns)
    .eq('story_id', storyId)
    .order('told_at', { ascending: false });
  return z.array(StoredTelling).parse(rowsOf('read tellings', found));
}

/** A telling that isn't stored yet. */
export type NewTelling = Omit<Telling, 'toldAt'>;

/** Stores a telling once: repeated with its id, it changes nothing. */
export async function storeTelling(db: Db, storyId: string, telling: NewTelling): Promise<void> {
  const { error } = await db.from('story_tellings').insert({ story_id: storyId, ...telling });
  const isThere = error?.code === '23505';
  if (error && !isThere) throw new StoreError('store telling', error.code);
}
