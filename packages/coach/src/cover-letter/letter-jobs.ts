import type { LetterEntry } from '@greenroom/domain';
import { namesEmployer } from '../resume/place-words.ts';
import { endsInRole, namesRole } from '../text/role-words.ts';
import { placeWords, titleAlone, workplaceName } from './letter-names.ts';
import { articleOf } from './missing-article.ts';

type Job = Pick<LetterEntry, 'name' | 'title'>;

const isSaidIn = (experience: string, { name, title }: Job) =>
  (title !== '' || name !== '') && experience.includes(title) && experience.includes(name);

/** When a job was, as the form still says it: "since 2019", "from 2016 to 2019"; empty where it doesn't. */
export function timeOf(job: Job, experience: string): string {
  const part = experience.split(/;\s*|\n+/).find((one) => isSaidIn(one, job)) ?? '';
  const rest = part.replace(job.title, '').replace(job.name, '');
  const years = /\b(since )?((?:19|20)\d{2})(?: to ((?:19|20)\d{2}))?\s*$/.exec(rest);
  if (!years) return '';
  if (years[1]) return `since ${years[2]}`;
  return years[3] ? `from ${years[2]} to ${years[3]}` : `in ${years[2]}`;
}

/** The newest job that the form still says, one that goes on before one that is over: who takes it out of the form doesn't have it in the letter. */
export function newestJob(history: readonly LetterEntry[], experience: string): LetterEntry | undefined {
  const jobs = history.filter(
    (job) => job.kind === 'work' && !isVolunteer(job.title) && isSaidIn(experience, job),
  );
  const isToldNow = (job: LetterEntry) =>
    job.isCurrent && (roleWithArticle(job.title) !== '' || job.title === '');
  return jobs.find(isToldNow) ?? jobs.find(({ title }) => title !== '') ?? jobs[0];
}

/** "a Line Cook", "Head of Care", "President": empty for words that name no role. */
export function roleWithArticle(written: string): string {
  const title = titleAlone(written);
  if (title === '' || !endsInRole(title) || /^(?:student|none|n\/a)$/i.test(title)) return '';
  return /^(?:President|Chair\p{L}*|CEO|CTO|CFO|COO)$/iu.test(title) ? title : `${articleOf(title)} ${title}`;
}

/** "Volunteer Tutor", "Office Assistant (Volunteer)". */
const isVolunteer = (title: string) => /^volunteer\b|\(volunteer\)/i.test(title.trim());

/** A short name, and no line about the project. */
const isProjectName = (name: string) =>
  name.split(' ').length <= 5 &&
  !/^\d|[,()&/]|\b(?:project|thesis|assignment|app|application|website)\b/i.test(name);

/** The words in front of what was done somewhere: "At Acme", "As a Line Cook at Bella Kitchen from 2016 to 2019"; empty for none. */
export function openingOf({ kind, name, title }: LetterEntry, time: string, isNewest: boolean): string {
  const isSure = kind !== 'work' || namesEmployer(name) || namesRole(title);
  // A title that was read as the employer stands beside no other title.
  const named = isSure ? workplaceName(name) : '';
  if (kind === 'project')
    return named !== '' && isProjectName(named) ? `In my project ${named}` : 'In one of my projects';
  if (kind === 'volunteer' || isVolunteer(title))
    return named !== '' ? `While volunteering at ${placeWords(named)}` : 'While volunteering';
  const role = roleWithArticle(title);
  const when = time === '' ? '' : ` ${time}`;
  if (named === '') return role !== '' ? `As ${role}${when.replace(/ since.*/, '')}` : '';
  return isNewest || role === ''
    ? `At ${placeWords(named)}`
    : `As ${role} at ${placeWords(named)}${when.replace(/ since.*/, '')}`;
}
