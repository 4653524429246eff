import {
  cityOf,
  doubtsOfJob,
  isDoubtfulContact,
  isDoubtfulPaper,
  isDoubtfulStudy,
  isNoPaper,
  isNoSkill,
  letterFieldMaxLength,
  letterLimits,
  type ParsedResume,
  paperFits,
  signingName,
} from '@greenroom/domain';
import type { FormEntry, LetterForm } from './letter-draft.ts';

const joined = (pieces: readonly (string | undefined)[], by: string) => pieces.filter(Boolean).join(by);
const yearOf = (date: string | undefined) => date?.slice(0, 4);

/** When a job was, in the words of a letter, which is in English: `since 2021`, `2016 to 2019`. */
function whenOf({ startDate, endDate, isCurrent }: ParsedResume['work'][number]): string {
  const [start, end] = [yearOf(startDate), yearOf(endDate)];
  if (isCurrent) return start ? `since ${start}` : '';
  return start && end && start !== end ? `${start} to ${end}` : (end ?? start ?? '');
}

/** "Certificate" in front of what it is in. */
const bareDegree =
  /\b(?:certificate|diploma|degree|bachelor(?:['’]?s)?|master(?:['’]?s)?|associate(?:['’]?s)?)$/i;

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
      joined([studyType, area], bareDegree.test(studyType ?? '') ? ' in ' : ' '),
      institution,
      yearOf(endDate) ?? (startDate ? `since ${yearOf(startDate)}` : undefined),
    ],
    ', ',
  );

/** An employer without the street that stood behind it. */
const withoutStreet = (name = '') => name.replace(/,? \d{1,5} \p{Lu}.*$/u, '');

const cut = (text: string | undefined, most: number) => (text ?? '').slice(0, most);
const entry = (
  kind: FormEntry['kind'],
  { name, title, isCurrent }: { name?: string; title?: string; isCurrent?: boolean },
  lines: readonly (string | undefined)[],
): FormEntry => ({
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
function historyOf(resume: ParsedResume): FormEntry[] {
  const { work, projects, volunteer } = resume;
  return [
    ...work.map((job, at) => ({
      ...entry('work', { name: withoutStreet(job.name), title: job.position, isCurrent: job.isCurrent }, [
        ...job.highlights,
        job.summary,
      ]),
      time: whenOf(job),
      unsure: doubtsOfJob(resume, at),
    })),
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

/** The studies and papers that were read well, and those to be checked. Who has none is qualified by what they do. */
function papersOf(resume: ParsedResume, ad: string): { qualifications: string; unsurePapers: string[] } {
  const { education, certificates, work, basics } = resume;
  const papers = [
    ...education.map((study, at) => ({ text: degreeWords(study), isOpen: isDoubtfulStudy(resume, at) })),
    ...certificates.map((paper, at) => ({ text: paperWords(paper), isOpen: isDoubtfulPaper(resume, at) })),
  ].filter(({ text }) => text !== '' && !isNoPaper(text));
  // A paper of another field is offered, and waits beside the field.
  const isKept = ({ text, isOpen }: (typeof papers)[number]) => !isOpen && paperFits(text, ad);
  const sure = papers.filter(isKept).map(({ text }) => text);
  return {
    qualifications: papers.some((one) => isKept(one) || one.isOpen)
      ? sure.join('\n')
      : joined([work[0]?.position ?? basics.label], ''),
    unsurePapers: papers.filter((one) => !isKept(one)).map(({ text }) => text),
  };
}

/** What somebody hardly speaks is nothing to write with. */
const hardly = /\b(?:basic|beginner|elementary|limited|learning|school|a1|a2)\b/i;

const languageWords = ({ language, fluency }: ParsedResume['languages'][number]) =>
  /\b(?:fluent|native|bilingual)\b/i.test(fluency ?? '') ? `fluent ${language}` : language;

const contactParts = ['email', 'phone', 'place'] as const;

/** The form with what a resume says of the person; all about the job stays, and so does a field that the resume lacks. `account` is the name of the account. */
export function withResume(form: LetterForm, resume: ParsedResume, account = ''): LetterForm {
  const { basics, skills, languages } = resume;
  const spoken = languages.filter(({ fluency }) => !hardly.test(fluency ?? ''));
  const skillNames = skills
    .flatMap(({ keywords }) => keywords)
    .filter((one) => !isNoSkill(one, basics.email));
  const { name, isOpen } = signingName(resume, account);
  const { qualifications, unsurePapers } = papersOf(resume, form.jobDescription);
  const told: Partial<LetterForm> = {
    name,
    qualifications,
    skills: joined([...new Set([...skillNames, ...spoken.map(languageWords)])], ', '),
    email: cut(basics.email, letterLimits.contact),
    phone: cut(basics.phone, letterLimits.contact),
    place: cut(cityOf(resume), letterLimits.contact),
  };
  const given = Object.entries(told).filter(([, text]) => text);
  const unsure = contactParts.filter((part) => told[part] && isDoubtfulContact(resume, part));
  const { facts: _, ...rest } = form;
  return {
    ...rest,
    ...Object.fromEntries(given.map(([field, text]) => [field, String(text).slice(0, letterFieldMaxLength)])),
    history: historyOf(resume),
    unsure: isOpen ? ['name', ...unsure] : unsure,
    unsurePapers,
  };
}
