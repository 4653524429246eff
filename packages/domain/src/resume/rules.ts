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

/** Words of a text: what has a letter or a digit in it. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
