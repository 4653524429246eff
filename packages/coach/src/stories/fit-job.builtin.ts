import {
  type CoverageRow,
  type QuestionFit,
  type SheetStory,
  type StoryFit,
  storyCounts,
} from '@greenroom/domain';
import { fitRequirement, fitStories, type KeptStory, readStories } from './fit-stories.builtin.ts';
import { sheetStory } from './sheet-story.ts';

/** What an ad asks for; `keptFor` is the story that the user keeps for it. */
export type AskedOfStories = Pick<CoverageRow, 'name' | 'line' | 'kind' | 'importance'> & {
  keptFor: string | null;
};

export interface JobFit {
  /** In the order of the requirements; null where no story fits for sure. */
  requirements: (StoryFit | null)[];
  /** In the order of the questions. */
  questions: QuestionFit[];
  /** The stories to take along, the one that shows most first. */
  sheet: SheetStory[];
}

const importanceWorth = { 'must-have': 3, 'nice-to-have': 2, mentioned: 1 } as const;

function keptFit(stories: readonly KeptStory[], keptFor: string | null): StoryFit | null {
  const kept = stories.find(({ id }) => id === keptFor);
  return kept ? { storyId: kept.id, title: kept.title, reason: { kind: 'kept' } } : null;
}

/** Those that show most of what the job asks for; those with a number first where they show as much. */
function sheetOf(stories: readonly KeptStory[], worth: ReadonlyMap<string, number>): SheetStory[] {
  return stories
    .map((story) => ({ ...sheetStory(story), worth: worth.get(story.id) ?? 0 }))
    .toSorted(
      (one, other) => other.worth - one.worth || Number(other.figure !== '') - Number(one.figure !== ''),
    )
    .slice(0, storyCounts.onSheet)
    .map(({ worth: _, ...story }) => story);
}

/** The stories for what a job asks for, for its likely questions, and for the day. What the user keeps a story for comes first. */
export function fitJob(
  stories: readonly KeptStory[],
  job: { requirements: readonly AskedOfStories[]; questions: readonly string[] },
): JobFit {
  const read = readStories(stories);
  const requirements = job.requirements.map(
    (one) => keptFit(stories, one.keptFor) ?? fitRequirement(read, one),
  );
  const questions = job.questions.map((question) => fitStories(read, { question }));
  const worth = new Map<string, number>();
  const add = (fit: StoryFit | null | undefined, by: number) =>
    fit && worth.set(fit.storyId, (worth.get(fit.storyId) ?? 0) + by);
  for (const [at, fit] of requirements.entries())
    add(fit, importanceWorth[job.requirements[at]?.importance ?? 'mentioned']);
  for (const { fits } of questions) add(fits[0], 1);
  return { requirements, questions, sheet: sheetOf(stories, worth) };
}
