import { resumeLanguages } from './catalog.ts';
import type { ReadingCoverage } from './parsed-contract.ts';

/** `improved-resume-{date}` with the file's ending; the date is yyyy-mm-dd. */
export function improvedResumeFileName(date: string, extension: 'txt' | 'docx' = 'txt'): string {
  return `improved-resume-${date}.${extension}`;
}

/** Above this share of unassigned lines a reading is doubtful. */
export const doubtfulShare = 0.15;

/** Above this share of jobs and schools that look wrong a reading is doubtful. */
export const suspectShare = 0.25;

/** True when too much of the work and education sections went into no entry, or too many entries look wrong, so the page has to say so. */
export function isDoubtfulReading(coverage: ReadingCoverage | undefined): boolean {
  if (!coverage) return false;
  const { lines, unassigned, datesOutside, entries = 0, suspects = [] } = coverage;
  return (
    datesOutside > 0 || unassigned.length > lines * doubtfulShare || suspects.length > entries * suspectShare
  );
}

/** True for the language of a resume whose headings and titles the reader doesn't know; an absent language is English. */
export function isUnknownResumeLanguage(language: string | undefined): boolean {
  return language !== undefined && !resumeLanguages.some((one) => one === language);
}

/** Words of a text: what has a letter or a digit in it. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
