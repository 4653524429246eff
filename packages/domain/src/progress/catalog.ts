import { dimensions, interviewTypes } from '../interview/catalog.ts';

export const recentSessionsOnProgress = 10;

/** Fewer results of one kind are no trend, and no verdict. */
export const resultsForTrend = 3;

/** The score from which on a question counts as mastered; the database has the same. */
export const masteredFrom = 80;

/** The lowest average of each of the five written levels. */
export const levelStarts = [0, 30, 50, 70, 85] as const;

/** Skills are the scoring dimensions and the interview types practiced, in the order in which they are listed. */
export const skillCategories = [...dimensions, ...interviewTypes] as const;
export type SkillCategory = (typeof skillCategories)[number];
