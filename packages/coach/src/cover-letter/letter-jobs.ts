import type { LetterEntry } from '@greenroom/domain';
import { namesEmployer } from '../resume/place-words.ts';
import { namesRole } from '../text/role-words.ts';
import { placeWords, titleAlone, workplaceName } from './letter-names.ts';

type Job = Pick<LetterEntry, 'name' | 'title'>;

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

/** The newest job that the form still says, one that goes on before one that is over: who takes it out of the form doesn't have it in the letter. */
export function newestJob(history: readonly LetterEntry[], experience: string): LetterEntry | undefined {
  const jobs = history.filter(
    (job) => job.kind === 'work' && !isVolunteer(job.title) && isSaidIn(experience, job),
  );
  const isToldNow = (job: LetterEntry) => job.isCurrent && (titleAlone(job.title) !== '' || job.title === '');
  return jobs.find(isToldNow) ?? jobs.find(({ title }) => title !== '') ?? jobs[0];
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

/** A job as a list has it: "Line Cook, Bella Kitchen (2016 to 2019)"; empty where it can't be told. */
export function jobLine(entry: LetterEntry, time: string): string {
  const isSure = namesEmployer(entry.name) || namesRole(entry.title);
  const held = [titleAlone(entry.title), isSure ? workplaceName(entry.name) : ''].filter(Boolean).join(', ');
  return held === '' || time === '' ? held : `${held} (${time})`;
}
