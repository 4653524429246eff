import type { KeptStory } from '@greenroom/coach';
import { storyCompetencies, storyCounts } from '@greenroom/domain';
import { z } from 'zod';
import type { Db } from './ports.ts';
import { rowsOf } from './store-result.ts';

/** A story as it is stored, without its uses. */
export const StoredStory = z.object({
  id: z.uuid(),
  title: z.string(),
  situation: z.string(),
  task: z.string(),
  actions: z.string(),
  result: z.string(),
  competencies: z.array(z.enum(storyCompetencies)),
});
/** The columns of `StoredStory`. */
export const storyColumns = 'id, title, situation, task, actions, result, competencies';

const Stories = z.array(StoredStory.extend({ story_uses: z.array(z.object({ requirement_id: z.uuid() })) }));

/** The caller's stories, and which of them is kept for which requirement of a job. */
export interface OwnStories {
  stories: KeptStory[];
  /** Story by requirement. */
  keptFor: ReadonlyMap<string, string>;
}

/** The caller's stories, the newest first. */
export async function findStories(db: Db): Promise<OwnStories> {
  const found = await db
    .from('stories')
    .select(`${storyColumns}, story_uses (requirement_id)`)
    .not('story_uses.requirement_id', 'is', null)
    .order('created_at', { ascending: false })
    .limit(storyCounts.stories);
  const rows = Stories.parse(rowsOf('read stories', found));
  const uses = rows.flatMap(({ id, story_uses }) =>
    story_uses.map((use): [string, string] => [use.requirement_id, id]),
  );
  return { stories: rows.map(({ story_uses: _, ...story }) => story), keptFor: new Map(uses) };
}
