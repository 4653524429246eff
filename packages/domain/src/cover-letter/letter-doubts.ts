import type { ParsedResume } from '../resume/parsed-contract.ts';
import { isDoubtfulReading } from '../resume/rules.ts';

/** What a letter form asks its user to check in a job that was read. */
export const jobParts = ['name', 'title', 'time'] as const;
export type JobPart = (typeof jobParts)[number];

/** Below these a reading is shown to be checked: employers, contact details and names are often sure, titles and studies never. */
const fewest = { sure: 0.9, likely: 0.75 } as const;

/** How sure a part of a resume was read; what its owner typed or corrected has no field, and is sure. */
function surenessIn({ fields, coverage }: ParsedResume): (path: string) => number {
  const known = new Map(fields.map(({ path, confidence }) => [path, confidence]));
  const isDoubtful = isDoubtfulReading(coverage);
  return (path) => {
    const own = known.get(path) ?? 1;
    return isDoubtful && own < 1 && /^(?:work|education)\./.test(path) ? 0 : own;
  };
}

const mostWords = 8;
/** What no name of a person, an employer, a title, a school or a paper looks like: a piece of a sentence, a table, a date. */
export function isOddName(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    words.length > mostWords ||
    !/\p{L}{2}/u.test(text) ||
    /[|•\t;_{}<>=]|https?:|\S@\S|\.{2}|\d{5}/.test(text) ||
    text.split('(').length !== text.split(')').length ||
    /^\p{Ll}/u.test(text.trim()) ||
    /^\p{P}|(?:[,&(:/–-]|\s(?:of|for|and|the|at|in|with|by|to|de|y|en|la))\s*$/iu.test(text.trim()) ||
    /\b(?:19|20)\d{2}\b|\b(?:present|responsible|duties)\b/i.test(text) ||
    /\p{Ll}{2}[.!?]\s+\p{Lu}/u.test(text)
  );
}

/** The parts of a job that its reading isn't sure of, or doesn't have. */
export function doubtsOfJob(resume: ParsedResume, at: number): JobPart[] {
  const job = resume.work[at];
  if (!job) return [];
  const sureness = surenessIn(resume);
  const { name = '', position = '', startDate, endDate, isCurrent } = job;
  const isLate = startDate !== undefined && endDate !== undefined && startDate > endDate;
  const doubts: Record<JobPart, boolean> = {
    name: sureness(`work.${at}.name`) < fewest.sure || isOddName(name),
    title: sureness(`work.${at}.position`) < fewest.likely || isOddName(position),
    time:
      isLate ||
      (startDate === undefined && endDate === undefined && !isCurrent) ||
      Math.min(sureness(`work.${at}.startDate`), sureness(`work.${at}.endDate`)) < fewest.likely,
  };
  return jobParts.filter((part) => doubts[part]);
}

/** Whether a study was read so that its owner should look at it. */
export function isDoubtfulStudy(resume: ParsedResume, at: number): boolean {
  const { institution = '', studyType = '', area = '' } = resume.education[at] ?? {};
  const sureness = surenessIn(resume);
  const parts = ['institution', 'studyType', 'area', 'endDate'].map((part) =>
    sureness(`education.${at}.${part}`),
  );
  const named = [institution, studyType, area].filter(Boolean);
  const isTold = /\b(?:completed|graduated|received|earned|studied|including|honors|gpa|coursework)\b/i;
  return (
    Math.min(...parts) < fewest.likely ||
    institution === '' ||
    (studyType === '' && area === '') ||
    named.some((name) => isOddName(name) || isTold.test(name))
  );
}

/** Whether a certificate was read so that its owner should look at it. */
export const isDoubtfulPaper = (resume: ParsedResume, at: number): boolean =>
  surenessIn(resume)(`certificates.${at}.name`) < fewest.likely ||
  isOddName(resume.certificates[at]?.name ?? '');

const contactPaths = { email: 'basics.email', phone: 'basics.phone', place: 'basics.location' } as const;
export type ContactPart = keyof typeof contactPaths;
const street =
  /\d|\b(?:road|rd|street|avenue|ave|lane|ln|drive|dr|blvd|boulevard|court|ct|way|square|sq|place|pl|terrace|ter|circle|cir|trail|parkway|pkwy|highway|hwy|estates|apartments|apt)\b\.?(?= \p{Lu}|$)|(?<=\p{Ll} )st\.?$/iu;
export const isDoubtfulContact = (resume: ParsedResume, part: ContactPart): boolean =>
  surenessIn(resume)(contactPaths[part]) < fewest.likely ||
  (part === 'place' && street.test(resume.basics.location?.city ?? ''));

const lettersOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.filter((word) => word.length > 1) ?? [];

/** The city that a resume names, with its state; empty where it may be a street, or wasn't read well: nobody lives in "Gunnery Square". */
export function cityOf(resume: ParsedResume): string {
  const { city = '', region = '' } = resume.basics.location ?? {};
  const named = [city, region]
    .filter(Boolean)
    .join(', ')
    .replace(/[\s.,]+$/, '');
  return isDoubtfulContact(resume, 'place') || !/^\p{Lu}/u.test(city) ? '' : named;
}

/** Whether two spellings name one person: "Dr. Ana M. Quist" and "ana quist". */
function isSamePerson(one: string, other: string): boolean {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  const [few, many] = a.length < b.length ? [a, b] : [b, a];
  return few.length > 0 && few.every((word) => many.includes(word));
}

/**
 * The name that a letter is signed with: that of the resume where it was read well and the account has the same or none, else the account's.
 * `isOpen` where nobody confirmed it yet.
 */
export function signingName(resume: ParsedResume, account: string): { name: string; isOpen: boolean } {
  const { name = '' } = resume.basics;
  const isSure = name !== '' && surenessIn(resume)('basics.name') >= fewest.sure && !isOddName(name);
  if (account.trim() === '') return { name, isOpen: name !== '' && !isSure };
  return { name: isSure && isSamePerson(name, account) ? name : account.trim(), isOpen: false };
}
