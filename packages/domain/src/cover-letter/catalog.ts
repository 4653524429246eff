/** The form's fields by their wire names. Three are required. */
export const letterFields = [
  'name',
  'qualifications',
  'jobRole',
  'experience',
  'companyName',
  'skills',
  'jobDescription',
] as const;
export type LetterField = (typeof letterFields)[number];
/** What a sentence of a letter can rest on: the seven fields, what a resume tells, and what was asked for the letter. */
export const letterSources = [
  ...letterFields,
  'history',
  'facts',
  'deeds',
  'why',
  'move',
  'reader',
  'contact',
  'today',
] as const;
export type LetterSource = (typeof letterSources)[number];
export const requiredLetterFields = ['name', 'qualifications', 'jobRole'] as const;
export const letterFieldMaxLength = 5_000;
export const letterWordsRange = { min: 180, max: 320 } as const;
export const letterLimits = {
  why: 600,
  /** Answers to what the letter asks for, and how long one can be. */
  deeds: 6,
  deed: 600,
  reader: 120,
  move: 200,
  contact: 200,
  /** Jobs, projects and posts of a resume, and what is said of one of them. */
  entries: 30,
  lines: 40,
  line: 5_000,
  entryName: 300,
  /** Facts that a user can choose, and how long one can be. */
  chosen: 12,
  fact: 600,
  /** Tasks of the ad for which facts are offered, and facts for each of them. */
  offeredTasks: 5,
  offered: 6,
  /** The text of a kept letter. */
  text: 20_000,
  /** Other facts that a pair offers. */
  others: 4,
} as const;
/** The `error` of the wire; the web has its own text. */
export const letterFieldsMissing = 'Please fill in all required fields';
/** What would make a letter stronger and only its writer can give. */
export const letterGaps = [
  'why',
  'facts',
  'one-fact',
  'ad',
  'tasks',
  'contact',
  'ad-language',
  'resume-language',
] as const;
export type LetterGap = (typeof letterGaps)[number];

/** What a writer is asked to read once more: sentences joined by a comma, facts told twice, what they say they haven't done, verbs, names in small letters, long sentences, a job far away. */
export const letterRemarkKinds = ['splice', 'twice', 'lack', 'verb', 'name', 'long', 'move'] as const;
