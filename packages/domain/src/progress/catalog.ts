import { dimensions, interviewTypes } from '../interview/catalog.ts';

export const recentSessionsOnProgress = 10;

/** The lowest average of each of the five written levels. */
export const levelStarts = [0, 30, 50, 70, 85] as const;

/** Skills are the scoring dimensions and the interview types practiced, in the order in which they are listed. */
export const skillCategories = [...dimensions, ...interviewTypes] as const;
export type SkillCategory = (typeof skillCategories)[number];
