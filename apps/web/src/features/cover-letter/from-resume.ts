import { letterFieldMaxLength, type ParsedResume } from '@greenroom/domain';
import type { LetterForm } from './queries.ts';

const jobsTold = 4;

const joined = (pieces: readonly (string | undefined)[], by: string) => pieces.filter(Boolean).join(by);
const yearOf = (date: string | undefined) => date?.slice(0, 4);

/** When a job was, in the words of a letter, which is in English: `since 2021`, `2016 to 2019`. */
function whenOf({ startDate, endDate, isCurrent }: ParsedResume['work'][number]): string {
  const [start, end] = [yearOf(startDate), yearOf(endDate)];
  if (isCurrent) return start ? `since ${start}` : '';
  return start && end && start !== end ? `${start} to ${end}` : (end ?? start ?? '');
}

function jobWords(job: ParsedResume['work'][number]): string {
  const held = joined([job.position, job.name], ' at ');
  return joined([held, whenOf(job)], job.isCurrent ? ' ' : ', ');
}

const degreeWords = ({ studyType, area, institution, endDate }: ParsedResume['education'][number]) =>
  joined([joined([studyType, area], ' '), institution, yearOf(endDate)], ', ');

/** The form with what a resume says of the person; all about the job stays, and so does a field that the resume lacks. */
export function withResume(
  form: LetterForm,
  { basics, work, education, certificates, skills }: ParsedResume,
): LetterForm {
  const papers = [...education.map(degreeWords), ...certificates.map(({ name }) => name)];
  const told: Partial<LetterForm> = {
    name: basics.name,
    qualifications: joined(papers, '\n'),
    experience: joined(work.slice(0, jobsTold).map(jobWords), '; '),
    skills: joined(
      skills.flatMap(({ keywords }) => keywords),
      ', ',
    ),
  };
  const given = Object.entries(told).filter(([, text]) => text);
  return {
    ...form,
    ...Object.fromEntries(given.map(([field, text]) => [field, (text ?? '').slice(0, letterFieldMaxLength)])),
  };
}
