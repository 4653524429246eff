import { endsInRole, namesRole } from '../text/role-words.ts';
import type { Entry } from './entry.ts';
import type { Words } from './field-log.ts';
import { type HeaderHabits, type JobHeader, orderOf } from './header-habits.ts';
import { department } from './job-header.ts';
import { endsInLegalForm, findDegree, looseTitle, namesField, namesSchool } from './place-words.ts';
import type { PlacedLine } from './placed-line.ts';

/** What a field's confidence says: its words and its place both show what it is, one of them does, or it is what was left. */
export const confidence = { sure: 0.9, likely: 0.75, guess: 0.5 } as const;

const nameWordsMax = 7;
const titleWordsMax = 8;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const isSentence = (text: string) => /[.!?]\s+\p{L}|:\s|\t/u.test(text) || /^\p{Ll}.*\s/u.test(text);
const isBalanced = (text: string) => text.split('(').length === text.split(')').length;

/** Written as a name is: few words, a capital, no sentence, no bracket left open. */
const isNameLike = (text: string, wordsMax: number) =>
  wordsOf(text).length <= wordsMax &&
  /^[\p{Lu}\d]/u.test(text) &&
  // A postcode, or the number of a house.
  !/^\d{2,} /.test(text) &&
  !isSentence(text) &&
  isBalanced(text) &&
  !/(?:[,&–-]|\s(?:of|for|and|the|at|in|with|de|und|et|y))\s*$/i.test(text);

/** Words that say "title" and nothing that says otherwise; beside a dash stands an employer or another title. */
const isPlainTitle = (text: string) =>
  isNameLike(text, titleWordsMax) &&
  !/[–—]|\s-|-\s/.test(text) &&
  (endsInRole(text) || (namesRole(text) && /\s(?:of|for|de|für|ds\.)\s|,/.test(text))) &&
  !/\d/.test(text) &&
  !(looseTitle.test(text) && text.split(/\s+/).length < 3) &&
  !findDegree(text);

/** What is known of a job beside its words. */
export interface JobContext {
  entry: Entry;
  header: JobHeader;
  /** What the headers of the section have in common. */
  habits: HeaderHabits | undefined;
  /** The employer was named above an earlier job. */
  isInherited: boolean;
  /** Its header is set in other print than those of the section's other jobs: it may be a project or a study. */
  isOdd: boolean;
}

/** Title, employer and date are there, in the order of the other jobs. */
function isWhole({ entry, header, habits, isOdd }: JobContext): boolean {
  const own = orderOf(header);
  const { startDate, endDate } = entry.period ?? {};
  if (startDate && endDate && startDate > endDate) return false;
  if (header.isGuessed || isOdd || entry.isCrowded) return false;
  return !!header.position && !!header.name && entry.period !== null && own * (habits?.titleFirst ?? 0) >= 0;
}

/** A title by its words. Never sure: of 35 that once were, three lacked a part or were something else. */
export const titleConfidence = ({ header }: JobContext): number =>
  namesRole(header.position?.text ?? '') ? confidence.likely : confidence.guess;

/** What sets an employer apart from a title; after a dash a department may follow. */
const separator = /\t|\s(?:at|@)\s|\s?[|•·]\s?/;

/** What stands in the line between two of its parts. */
function between({ text: a, line }: Words, { text: b }: Words): string {
  const [first, second] = line.text.indexOf(a) < line.text.indexOf(b) ? [a, b] : [b, a];
  return line.text.slice(line.text.indexOf(first) + first.length, line.text.indexOf(second));
}

/** Words touch the name in its line, with a blank, a slash or a dash between them that set no cell or date apart. */
function hasWordBeside({ text, line }: Words): boolean {
  const at = line.text.indexOf(text);
  if (at < 0) return true;
  const [before, behind] = [line.text.slice(0, at), line.text.slice(at + text.length)];
  return /(?:\/|\p{L}\s[–—-])\s*$/u.test(before) || /^\s*(?:\/|\s[–—-]\s)\s*\p{L}/u.test(behind);
}

/** Words of employers that no department has in its name. */
const strongEmployer =
  /\b(?:bank|hospital|hotel|restaurant|airlines?|company|corporation|foundation|ministry|museum|church|holdings?)\b/i;

/** What sets a sure employer apart from another part of the header that could be it. */
const clearLead = 2.5;

export function employerConfidence(job: JobContext): number {
  const { name, position } = job.header;
  const text = name?.text ?? '';
  if (!position || !name || job.isInherited) return job.isInherited ? confidence.likely : confidence.guess;
  const isNamed = strongEmployer.test(text) || endsInLegalForm(text) || namesSchool(text);
  const isApart = name.line !== position.line || separator.test(between(position, name));
  const isPlain =
    isNameLike(text, nameWordsMax) &&
    !namesRole(text) &&
    !(namesField(text) && !isNamed && !isApart) &&
    !findDegree(text);
  // "HP / Autonomy", "Vulcraft - Florence": more of the name, or another one, stands beside it.
  const isCutOut = hasWordBeside(name);
  // "Swords/ Co Dublin" may be a place, two names or a department.
  const isCut = (text.includes(',') && !endsInLegalForm(text)) || text.includes('/');
  // "João Pessoa, Paraíba, Brazil": what stands before a place may be a part of it.
  const isOfPlace = !isNamed && name.line.text.includes(`${text}, ${job.header.location?.text ?? '\t'}`);
  // Behind a place stands what the employer does.
  const isBehindPlace =
    job.header.location?.line === name.line &&
    name.line.text.indexOf(job.header.location.text) < name.line.text.indexOf(text);
  if (
    isBehindPlace ||
    (job.header.lead ?? clearLead) < clearLead ||
    !isWhole(job) ||
    !isPlain ||
    isCut ||
    isCutOut ||
    isOfPlace ||
    department.test(text) ||
    !isPlainTitle(position.text)
  )
    return confidence.likely;
  return isNamed || isApart ? confidence.sure : confidence.likely;
}

/** Dates are as sure as what they belong to; a single date may be the start or the end. */
export function dateConfidence(job: JobContext): number {
  const { period } = job.entry;
  if (!period?.startDate && !period?.isCurrent) return confidence.likely;
  return isWhole(job) && isPlainTitle(job.header.position?.text ?? '') ? confidence.sure : confidence.likely;
}

/** A line under a bullet says what was done in this job: it's as sure as the job, where no columns run into it. */
export const bulletConfidence = (job: JobContext, line: PlacedLine): number =>
  line.isBullet && !line.text.includes('\t') ? dateConfidence(job) : confidence.likely;

/** A school by its words. Never sure: a department or a campus often belongs to it. */
export const schoolConfidence = (school: Words | undefined): number =>
  school ? confidence.likely : confidence.guess;
