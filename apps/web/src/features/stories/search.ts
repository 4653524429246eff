import { type StoryCompetency, storyCompetencies } from '@greenroom/domain';
import type { StoryRow } from '@/lib/stories-query.ts';

/** From so many stories on there is a search. */
export const searchFrom = 20;

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The stories in which every word of a search stands, in title, text or what they show. `labelOf` names a competency. */
export function searchStories(
  stories: readonly StoryRow[],
  search: string,
  labelOf: (competency: StoryCompetency) => string,
): StoryRow[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return stories.filter(({ title, situation, task, actions, result, competencies }) => {
    const text = folded([title, situation, task, actions, result, ...competencies.map(labelOf)].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** What none of the stories is marked with. */
export const uncovered = (stories: readonly StoryRow[]): StoryCompetency[] =>
  storyCompetencies.filter((one) => !stories.some(({ competencies }) => competencies.includes(one)));
