import type { ParsedResume } from './parsed-contract.ts';

/** The lists of a reading that a correction can replace. */
export type EntryPart = 'work' | 'education' | 'skills' | 'projects' | 'certificates' | 'languages';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function dateWords(date: string): string {
  const [year = '', month] = date.split('-');
  const name = month === undefined ? undefined : months[Number(month) - 1];
  return name ? `${name} ${year}` : year;
}

interface Period {
  startDate?: string | undefined;
  endDate?: string | undefined;
  isCurrent?: boolean | undefined;
}

/** Dates as resumes write them: `Mar 2021 – Present`. Empty where there are none. */
export function periodWords({ startDate, endDate, isCurrent }: Period): string {
  const end = isCurrent ? 'Present' : endDate && dateWords(endDate);
  return [startDate && dateWords(startDate), end].filter(Boolean).join(' – ');
}

const joined = (pieces: readonly (string | undefined)[], by = ', ') => pieces.filter(Boolean).join(by);

/** One entry of such a list. */
export type Entry<P extends EntryPart> = ParsedResume[P][number];

const writers: { [P in EntryPart]: (entry: Entry<P>) => string[] } = {
  work: ({ position, name, location, summary, highlights, ...period }) => [
    joined([position, name, location]),
    periodWords(period),
    summary ?? '',
    ...highlights,
  ],
  education: ({ studyType, area, institution, location, score, courses, ...period }) => [
    joined([joined([studyType, area], ' '), institution, location, periodWords(period)]),
    score ?? '',
    courses.join(', '),
  ],
  skills: ({ name, keywords }) => [name ? joined([name, keywords.join(', ')], ': ') : keywords.join(', ')],
  projects: ({ name, description, url, highlights, ...period }) => [
    joined([name, periodWords(period), url]),
    description ?? '',
    ...highlights,
  ],
  certificates: ({ name, issuer, date }) => [joined([name, issuer, date && dateWords(date)])],
  languages: ({ language, fluency }) => [fluency ? `${language} (${fluency})` : language],
};

/** An entry as the lines of a resume, in the order in which resumes are read best. */
export function entryLines<P extends EntryPart>(part: P, entry: Entry<P>): string[] {
  return writers[part](entry).filter((line) => line.trim() !== '');
}
