import { dashed } from '../text.ts';

/** `cover-letter-{role in lowercase with dashes}.txt`. */
export const coverLetterFileName = (jobRole: string): string =>
  `cover-letter-${dashed(jobRole) || 'role'}.txt`;
