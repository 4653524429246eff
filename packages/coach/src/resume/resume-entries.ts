import { periodWords } from '@greenroom/domain';
import type { Reading } from './reading-of-text.ts';

/** A job of a resume with everything that the resume says of it: what belongs together. */
export interface ResumeEntry {
  name: string;
  title: string;
  /** Name, title, dates, place and what was done, a line each. */
  text: string;
  highlights: readonly string[];
}

/** The jobs of a resume that name an employer. */
export function entriesOf({ resume }: Reading): ResumeEntry[] {
  return resume.work.flatMap((job, at) => {
    if (!job.name) return [];
    const dates = resume.fields
      .filter((field) => field.path === `work.${at}.startDate` || field.path === `work.${at}.endDate`)
      .map((field) => field.source.text);
    // A job that the user corrected has no place in the file: its dates are written as the corrected text has them.
    const period = dates.length > 0 ? dates : [periodWords(job)];
    const text = [job.name, job.position, job.location, job.summary, ...job.highlights, ...period];
    return [
      {
        name: job.name,
        title: job.position ?? '',
        text: text.filter(Boolean).join('\n'),
        highlights: job.highlights,
      },
    ];
  });
}
