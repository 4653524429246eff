import type { LetterEntry } from '@greenroom/domain';
import { namesEmployer } from '../resume/place-words.ts';
import { evenSpaces } from '../text/even-spaces.ts';
import { namesRole } from '../text/role-words.ts';
import { articleOf } from './countable.ts';
import { placeWords, titleAlone, workplaceName } from './letter-names.ts';

type Job = Pick<LetterEntry, 'name' | 'title'>;

/** Where a line is from, as its quote names it. */
export const placeQuote = ({ name, title }: Job): string =>
  [evenSpaces(title), evenSpaces(name)].filter(Boolean).join(', ');

/** Whether the present tense is right of it: nobody knows when a project or a post ended. */
export const isOngoing = ({ kind, isCurrent }: LetterEntry): boolean => isCurrent || kind !== 'work';

const isSaidIn = (experience: string, { name, title }: Job) =>
  (title !== '' || name !== '') && experience.includes(title) && experience.includes(name);

/** When a job was, as the form still says it: "since 2019", "2016 to 2019"; empty where it doesn't. */
export function timeOf(job: Job, experience: string): string {
  const part = experience.split(/;\s*|\n+/).find((one) => isSaidIn(one, job)) ?? '';
  const rest = part.replace(job.title, '').replace(job.name, '');
  const years = /\b(since )?((?:19|20)\d{2})(?: to ((?:19|20)\d{2}))?\s*$/.exec(rest);
  if (!years) return '';
  if (years[1]) return `since ${years[2]}`;
  return years[3] ? `${years[2]} to ${years[3]}` : (years[2] ?? '');
}

/** "Volunteer Tutor", "Office Assistant (Volunteer)". */
const isVolunteer = (title: string) => /^volunteer\b|\(volunteer\)/i.test(title.trim());

/** A short name, and no line about the project. */
const isProjectName = (name: string) =>
  name.split(' ').length <= 5 &&
  !/^\d|[,()&/]|\b(?:project|thesis|assignment|app|application|website)\b/i.test(name);

/** Where something was done, behind "work" or "did": "at Bella Kitchen (Line Cook, 2016 to 2019)", "as Line Cook", "in my project Lens"; empty for none. */
export function placeOf({ kind, name, title }: LetterEntry, time: string): string {
  const isSure = kind !== 'work' || namesEmployer(name) || namesRole(title);
  // A title that was read as the employer stands beside no other title.
  const named = isSure ? workplaceName(name) : '';
  if (kind === 'project')
    return named !== '' && isProjectName(named) ? `in my project ${named}` : 'in one of my projects';
  const role = titleAlone(title);
  const isFree = kind === 'volunteer' || isVolunteer(title);
  const behind = [isFree && /^volunteer$/i.test(role) ? '' : role, time].filter(Boolean).join(', ');
  const inBrackets = (text: string) => (text === '' ? '' : ` (${text})`);
  const as = isFree ? 'as a volunteer ' : '';
  if (named !== '') return `${as}at ${placeWords(named)}${inBrackets(behind)}`;
  if (isFree) return `as a volunteer${inBrackets(behind)}`;
  return role === '' ? '' : `as ${role}${inBrackets(time)}`;
}

/** A title that takes an article: "a Line Cook"; "Head of Care" and titles with signs in them don't. */
const withTitle = (title: string): string => {
  const role = titleAlone(title);
  if (role === '' || /[\d&/,()+]|\b(?:of|in|and)\b/.test(role)) return '';
  return `${articleOf(role)} ${role}`;
};
const employerOf = ({ name, title }: LetterEntry): string => {
  const named = namesEmployer(name) || namesRole(title) ? workplaceName(name) : '';
  return named === '' ? '' : `at ${placeWords(named)}`;
};

/** A job as a sentence without its stop: "I was a Line Cook at Bella Kitchen from 2016 to 2019"; empty where its title or employer is missing. */
export function jobSaid(entry: LetterEntry, time: string): string {
  const [role, where] = [withTitle(entry.title), employerOf(entry)];
  if (entry.kind !== 'work' || isVolunteer(entry.title) || role === '' || where === '') return '';
  if (time.startsWith('since')) return `I have been ${role} ${where} ${time}`;
  if (entry.isCurrent) return `I am ${role} ${where}`;
  if (time === '') return `I have worked as ${role} ${where}`;
  return `I was ${role} ${where} ${time.includes(' to ') ? 'from' : 'in'} ${time}`;
}

/** A job as that of which a task was a part: "That was part of my work as a Line Cook at Bella Kitchen from 2016 to 2019". */
export function jobOfTask(entry: LetterEntry, time: string): string {
  const [, verb = '', job = ''] =
    /^I (have been|am|was|have worked as) (.+)$/.exec(jobSaid(entry, time)) ?? [];
  const tense = { 'have been': 'has been', am: 'is', was: 'was', 'have worked as': 'was' }[verb];
  return tense === undefined ? '' : `That ${tense} part of my work as ${job}`;
}

/** A job at an employer that was named already: "I was a Line Cook there from 2016 to 2019". */
export const jobSaidThere = (entry: LetterEntry, time: string): string =>
  employerOf(entry) === '' ? '' : jobSaid(entry, time).replace(employerOf(entry), 'there');

/** A job behind "I have also worked": "as a Line Cook at Bella Kitchen (2016 to 2019)"; empty where it can't be told. */
export function jobNamed(entry: LetterEntry, time: string): string {
  const role = titleAlone(entry.title);
  const as = role === '' ? '' : `as ${withTitle(entry.title) || role}`;
  const held = [as, employerOf(entry)].filter(Boolean).join(' ');
  return held === '' || time === '' ? held : `${held} (${time})`;
}
