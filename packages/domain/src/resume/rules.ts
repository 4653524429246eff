import { resumeLanguages } from './catalog.ts';
import type { ReadingCoverage } from './parsed-contract.ts';

/** `improved-resume-{date}` with the file's ending; the date is yyyy-mm-dd. */
export function improvedResumeFileName(date: string, extension: 'txt' | 'docx' = 'txt'): string {
  return `improved-resume-${date}.${extension}`;
}

/** Above this share of unassigned lines a reading is doubtful. */
export const doubtfulShare = 0.15;

/** True when too much of the work and education sections went into no entry, so the page has to say so. */
export function isDoubtfulReading(coverage: ReadingCoverage | undefined): boolean {
  if (!coverage) return false;
  return coverage.datesOutside > 0 || coverage.unassigned.length > coverage.lines * doubtfulShare;
}

/** True for the language of a resume whose headings and titles the reader doesn't know; an absent language is English. */
export function isUnknownResumeLanguage(language: string | undefined): boolean {
  return language !== undefined && !resumeLanguages.some((one) => one === language);
}
/** Words of a text: what has a letter or a digit in it. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
