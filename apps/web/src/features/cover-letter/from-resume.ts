import { type LetterEntry, letterFieldMaxLength, letterLimits, type ParsedResume } from '@greenroom/domain';
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

/** A study without an end is one that goes on. */
const degreeWords = ({
  studyType,
  area,
  institution,
  startDate,
  endDate,
}: ParsedResume['education'][number]) =>
  joined(
    [
      joined([studyType, area], ' '),
      institution,
      yearOf(endDate) ?? (startDate ? `since ${yearOf(startDate)}` : undefined),
    ],
    ', ',
  );

const cut = (text: string | undefined, most: number) => (text ?? '').slice(0, most);
const entry = (
  kind: LetterEntry['kind'],
  { name, title, isCurrent }: { name?: string; title?: string; isCurrent?: boolean },
  lines: readonly (string | undefined)[],
): LetterEntry => ({
  kind,
  name: cut(name, letterLimits.entryName),
  title: cut(title, letterLimits.entryName),
  isCurrent: isCurrent ?? false,
  lines: lines
    .filter((line) => line !== undefined && line.trim() !== '')
    .map((line) => cut(line, letterLimits.line))
    .slice(0, letterLimits.lines),
});

/** What a resume says was done, the newest first as it has it: a letter takes its facts from here. */
function historyOf({ work, projects, volunteer }: ParsedResume): LetterEntry[] {
  return [
    ...work.map((job) =>
      entry('work', { name: job.name, title: job.position, isCurrent: job.isCurrent }, [
        ...job.highlights,
        job.summary,
      ]),
    ),
    ...projects.map((project) =>
      entry('project', { name: project.name }, [...project.highlights, project.description]),
    ),
    ...volunteer.map((post) =>
      entry('volunteer', { name: post.organization, title: post.position }, post.highlights),
    ),
  ].slice(0, letterLimits.entries);
}

/** A license holds in a state, and an ad may ask for it: other issuers are for the resume. */
function paperWords({ name, issuer = '' }: ParsedResume['certificates'][number]): string {
  const state = /^(?:State of )?((?:New |North |South |West |Rhode )?\p{Lu}\p{Ll}+)(?:, exp\.?)?$/u.exec(
    issuer,
  )?.[1];
  const isLicense = /licen[cs]ed?\b|^registered\b/i.test(name);
  if (/^BLS\b/.test(name) && /American Heart/i.test(issuer)) return `AHA ${name}`;
  return isLicense && state ? `${name}, ${state}` : name;
}

/** Who has neither a degree nor a certificate is qualified by what they do. */
function qualificationsOf({ education, certificates, work, basics }: ParsedResume): string {
  const papers = [...education.map(degreeWords), ...certificates.map(paperWords)].filter(Boolean);
  return papers.length > 0 ? papers.join('\n') : joined([work[0]?.position ?? basics.label], '');
}

/** What somebody hardly speaks is nothing to write with. */
const hardly = /\b(?:basic|beginner|elementary|limited|learning|school|a1|a2)\b/i;

const languageWords = ({ language, fluency }: ParsedResume['languages'][number]) =>
  /\b(?:fluent|native|bilingual)\b/i.test(fluency ?? '') ? `fluent ${language}` : language;

/** The form with what a resume says of the person; all about the job stays, and so does a field that the resume lacks. */
export function withResume(form: LetterForm, resume: ParsedResume): LetterForm {
  const { basics, work, skills, languages } = resume;
  const spoken = languages.filter(({ fluency }) => !hardly.test(fluency ?? ''));
  const skillNames = skills.flatMap(({ keywords }) => keywords);
  const told: Partial<LetterForm> = {
    name: basics.name,
    qualifications: qualificationsOf(resume),
    experience: joined(work.slice(0, jobsTold).map(jobWords), '; '),
    skills: joined([...new Set([...skillNames, ...spoken.map(languageWords)])], ', '),
    email: cut(basics.email, letterLimits.contact),
    phone: cut(basics.phone, letterLimits.contact),
    place: cut(joined([basics.location?.city, basics.location?.region], ', '), letterLimits.contact),
  };
  const given = Object.entries(told).filter(([, text]) => text);
  return {
    ...form,
    ...Object.fromEntries(given.map(([field, text]) => [field, String(text).slice(0, letterFieldMaxLength)])),
    history: historyOf(resume),
  };
}
