import type { LetterAsk, LetterRequest } from '@greenroom/domain';
import type { AdTask } from './ad-tasks.ts';
import type { Paragraph } from './letter-body.ts';
import { newestJob } from './letter-jobs.ts';
import { placeWords, titleAlone, workplaceName } from './letter-names.ts';
import { meaningOf, people } from './same-work.ts';
import { answeredBy } from './tie-facts.ts';
import { typedJobs } from './typed-jobs.ts';

/** So many questions about the job as a whole, where the ad has no more tasks. */
const mostGeneral = 5;
const fewestTied = 2;
/** A longer line is no question that somebody answers in a sentence. */
const longestLine = 160;

/** Pay, and lines that were glued: "DutiesThis position". */
const oddLine = /[$€£]|\p{Ll}{3}(?:This|The|You|We|Our)\b/u;
const opensAsk =
  /^(?:[\p{L}-]+ ){0,4}(?:experience|knowledge|understanding|proficien\p{L}+|familiar\p{L}*)\b/iu;
/** "Act as a patient advocate at all times" and "Support the philosophy of care" ask for nothing that somebody did. */
function isSpecific({ phrase, line, form }: AdTask): boolean {
  if (oddLine.test(line) || (form === 'asked' && !opensAsk.test(line))) return false;
  const { things, verbs } = meaningOf(phrase);
  return line.length <= longestLine && (verbs.size > 0 || [...things].some((thing) => !people.has(thing)));
}

const startOf = (word: string) => word.slice(0, 6);
/** "Lead Maintenance" is like "Maintenance Supervisor", and "Nurse Manager" isn't like "Store Manager". */
function isLike(title: string, role: string): boolean {
  const anyRole =
    /^(?:senior|junior|lead|head|chief|assist\p{L}*|manag\p{L}*|supervis\p{L}*|associate|coordinat\p{L}*|director|specialist|officer|intern|technician|worker|member|team|part|time)$/u;
  const words = (text: string) =>
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !anyRole.test(word)).map(startOf);
  const asked = new Set(words(role));
  return words(title).some((word) => asked.has(word));
}

const ownWork = /\bself[- ]employed\b|\bfreelanc|\bown (?:business|company|shop)\b/i;
/** Where the questions ask about: the job that answers the ad already, the newest one, or the newest post without pay. */
export type AskedPlace = Pick<LetterAsk, 'place' | 'isOver'>;
export function askedPlace(
  { history, experience, jobRole }: LetterRequest,
  body: readonly Paragraph[],
): AskedPlace {
  const [tied] = body.filter(({ tasks }) => tasks.length > 0).flatMap(({ facts }) => facts);
  // A title has to name a role: beside other words the employer may be something else.
  const sure = history.filter(({ kind, title }) => kind !== 'project' && titleAlone(title) !== '');
  const entry =
    sure.find((one) => one === history[tied?.entry ?? -1]) ??
    sure.find(({ title }) => isLike(title, jobRole) && !/\bintern\b/i.test(title)) ??
    sure.find((one) => one === newestJob(history, experience)) ??
    sure.find(({ kind }) => kind === 'work') ??
    sure[0];
  // Who works for themselves did it at no employer.
  const typed =
    entry || ownWork.test(experience) ? undefined : typedJobs(experience).find(({ place }) => place !== '');
  const name = entry ? workplaceName(entry.name) : (typed?.place ?? '');
  const place = name === '' ? '' : placeWords(name);
  return { place, isOver: !(entry ?? typed)?.isCurrent };
}

/** What the user is asked for, where the letter lacks so many deeds: one for each of the first tasks of the ad that no fact answers, and a few about the job as a whole. */
export function asksFor(
  missing: number,
  body: readonly Paragraph[],
  tasks: readonly AdTask[],
  any: ReadonlySet<string>,
  where: AskedPlace,
): LetterAsk[] {
  const isAnswered = answeredBy(
    body.flatMap(({ facts }) => facts),
    any,
  );
  const tied = new Set(body.flatMap(({ tasks }) => tasks.map(({ line }) => line)));
  const free = tasks.filter((task) => !tied.has(task.line) && !isAnswered(task));
  const ranked = [
    ...free.filter((task) => task.isTask && isSpecific(task)),
    ...free.filter((task) => task.form === 'asked' && isSpecific(task)),
  ];
  // Two tasks of the ad are answered, whatever the length.
  const most = Math.max(missing, fewestTied - tied.size);
  const open = [...new Map(ranked.map((task) => [task.line, task])).values()].slice(0, most);
  const general = Math.max(0, Math.min(missing - open.length, mostGeneral));
  return [
    ...open.map(({ line, quote }) => ({ task: line, lead: `“${quote}”`, ...where })),
    ...Array.from({ length: general }, () => ({ task: '', lead: '', ...where })),
  ];
}
