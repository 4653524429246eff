import { dimensionLabels, interviewTypeLabels } from '../interview/catalog.ts';

export const recentSessionsOnProgress = 10;

/** The lowest average of each of the five written levels. */
export const levelStarts = [0, 30, 50, 70, 85] as const;

/** Skills are the scoring dimensions and the interview types practised, in the order in which they are listed. */
export const skillLabels: Readonly<Record<string, string>> = {
  ...dimensionLabels,
  hr: `${interviewTypeLabels.hr} interviews`,
  technical: `${interviewTypeLabels.technical} interviews`,
  mixed: `${interviewTypeLabels.mixed} interviews`,
  custom: `${interviewTypeLabels.custom} interviews`,
};
