/** What a story can show: what behavioral questions ask about. The database has the same list. */
export const storyCompetencies = [
  'conflict',
  'teamwork',
  'leadership',
  'problem-solving',
  'decision-making',
  'adaptability',
  'learning',
  'ownership',
  'communication',
  'time-management',
  'customer-focus',
] as const;
export type StoryCompetency = (typeof storyCompetencies)[number];

/** The parts of a story, in the order in which it is told. */
export const storyParts = ['situation', 'task', 'actions', 'result'] as const;
export type StoryPart = (typeof storyParts)[number];

/** Where a story came from. */
export const storySources = ['answer', 'resume', 'requirement', 'form'] as const;
export type StorySource = (typeof storySources)[number];

/** Characters; the database has the same limits. */
export const storyLimits = { title: 120, part: 3_000, sourceText: 2_000, telling: 6_000 } as const;

/** Entries; the database has the same limits. */
export const storyCounts = {
  stories: 100,
  competencies: 4,
  /** The latest tellings of a story that are kept. */
  tellings: 10,
  /** Questions that are fitted in one call. */
  asks: 20,
  fits: 3,
  /** Stories on a day sheet. */
  onSheet: 3,
} as const;

/** How long a story should take, in seconds. */
export const storySeconds = 90;
/** Somebody who tells a story in an interview says about so many words in a minute. */
export const storyWordsPerMinute = 140;
