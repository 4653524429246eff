import { endsInRole } from '../text/role-words.ts';
import { articleOf } from './article.ts';
import { workplaceName } from './letter-names.ts';

const year = String.raw`(?:19|20)\d{2}`;
const when = String.raw`(?:,?(?<in> in)?(?: since| from)? \(?(?<from>${year})(?:\s*(?:[-–]|to)\s*(?<to>${year}|present|now|today))?\)?|,? for (?<long>(?:about |over )?[\p{L}\d]+\+? (?:years?|months?)))?`;
/** "Department lead at Meijer since 2015", "porter at St. Mary's, 2016-2019", "cook at a diner for two years". */
const jobTyped = new RegExp(
  `^(?:worked as |was )?(?:an? )?(?<title>[^,;:]+?) (?<at>at|for|with|in) (?<place>[^,;:]+?)${when}$`,
  'iu',
);
/** "Owner-operator 2010-2019". */
const roleTyped = new RegExp(String.raw`^(?:worked as |was )?(?:an? )?(?<title>[^,;:\d]+?)${when}$`, 'iu');
const longestTitle = 6;

/** A job as somebody types it. */
interface TypedJob {
  /** With its article: "a department lead". */
  being: string;
  /** As it goes behind "at"; empty where none is named. */
  place: string;
  isCurrent: boolean;
  time: string;
}

const isTitle = (title: string) =>
  (endsInRole(title) || /\bhelper$/i.test(title)) &&
  title.split(' ').length <= longestTitle &&
  // "Six years as a missile technician" is how long.
  !/\b(?:years?|months?|experience)\b/i.test(title) &&
  !/\d|\.\s|(?:^|\s)(?:I|we|he|she|they)(?=\s|['’])/i.test(title);

/** "Department lead": the capital is that of the line. */
const roleIn = (title: string) =>
  /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(title) || /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)?$/u.test(title)
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : title;

function timeOf(part: string, { from, to, long }: Record<string, string | undefined>): string {
  if (long) return ` for ${long}`;
  if (!from) return '';
  if (to && /\d/.test(to)) return ` from ${from} to ${to}`;
  return to || /since/.test(part) ? ` since ${from}` : ` in ${from}`;
}

/** Reads a job as it is typed into the form; null for other words. */
function readTypedJob(part: string): TypedJob | null {
  const groups = jobTyped.exec(part)?.groups;
  const { title = '', at = '', place = '' } = groups ?? {};
  const where = /^(?:an?|the|my) /.test(place) ? place : workplaceName(place);
  if (groups && isTitle(title) && where !== '') {
    const role = roleIn(title);
    const time = timeOf(part, groups);
    return {
      being: `${articleOf(role)} ${role} ${at === 'in' ? at : 'at'} ${where}`,
      place: at === 'in' ? '' : where,
      isCurrent: time.startsWith(' since'),
      time,
    };
  }
  const alone = roleTyped.exec(part)?.groups;
  const role = alone?.title && isTitle(alone.title) ? roleIn(alone.title) : '';
  const time = alone ? timeOf(part, alone) : '';
  if (role === '' || time === '') return null;
  return { being: `${articleOf(role)} ${role}`, place: '', isCurrent: time.startsWith(' since'), time };
}

/** A job as somebody types it, as a sentence; null for other words. */
export function typedJobSentence(part: string): string | null {
  const job = readTypedJob(part);
  if (!job) return null;
  const { being, isCurrent, time } = job;
  if (isCurrent) return `I have been ${being}${time}.`;
  return time === '' ? `I have worked as ${being}.` : `I was ${being}${time}.`;
}

const lastYear = ({ isCurrent, time }: TypedJob) =>
  isCurrent ? 9999 : Number(/((?:19|20)\d{2})$/.exec(time)?.[1] ?? 0);

/** The jobs that are typed, the newest first; those without years as they come. */
export const typedJobs = (experience: string): TypedJob[] =>
  experience
    .split(/;\s*|\n+|(?<=[\p{Ll}\d]{2}\.)\s+(?=\p{Lu})/u)
    .flatMap((part) => readTypedJob(part.trim().replace(/[.;,\s]+$/, '')) ?? [])
    .sort((one, other) => lastYear(other) - lastYear(one));
