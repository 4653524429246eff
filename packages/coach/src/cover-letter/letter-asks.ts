import type { LetterAsk, LetterRequest } from '@greenroom/domain';
import type { AdTask } from './ad-tasks.ts';
import type { Paragraph } from './letter-body.ts';
import { placeWords, titleAlone, workplaceName } from './letter-names.ts';
import { typed } from './own-facts.ts';
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
export function isSpecific({ phrase, line, form, isWhole }: AdTask): boolean {
  if (!isWhole) return false;
  if (oddLine.test(line) || (form === 'asked' && !opensAsk.test(line))) return false;
  const { things, verbs } = meaningOf(phrase);
  return line.length <= longestLine && (verbs.size > 0 || [...things].some((thing) => !people.has(thing)));
}

const ownWork = /\bself[- ]employed\b|\bfreelanc|\bown (?:business|company|shop)\b/i;
/** Where the questions ask about: the first job of the letter, or the one that says most to who wrote the ad. */
export interface AskedPlace extends Pick<LetterAsk, 'place' | 'isOver'> {
  /** There is no other employer, so a task was done there. */
  isOnly: boolean;
}
export function askedPlace(
  { history, experience }: LetterRequest,
  body: readonly Paragraph[],
  ranked: readonly number[],
): AskedPlace & { entry: number } {
  const told = body.flatMap(({ facts }) => facts.slice(0, 1).map(({ entry }) => entry));
  // A title has to name a role: beside other words the employer may be something else.
  const isSure = (at: number) => {
    const { kind = 'project', title = '', name = '' } = history[at] ?? {};
    return kind !== 'project' && titleAlone(title) !== '' && workplaceName(name) !== '';
  };
  const at = [...told, ...ranked].find(isSure) ?? typed;
  const entry = history[at];
  // Who works for themselves did it at no employer.
  const own =
    entry || ownWork.test(experience) ? undefined : typedJobs(experience).find(({ place }) => place !== '');
  const place = entry ? placeWords(workplaceName(entry.name)) : own ? placeWords(own.place) : '';
  const others = history.filter(({ kind, name }) => kind === 'work' && name !== '' && name !== entry?.name);
  return { place, isOver: !(entry ?? own)?.isCurrent, isOnly: others.length === 0, entry: at };
}

/** What the user is asked for, where the letter lacks so many deeds: one for each of the first tasks of the ad that no fact answers, and a few about the job as a whole. */
export function asksFor(
  missing: number,
  body: readonly Paragraph[],
  tasks: readonly AdTask[],
  any: ReadonlySet<string>,
  { place, isOver, isOnly }: AskedPlace,
): LetterAsk[] {
  const where = { place, isOver };
  // Of several jobs nobody knows in which one the task was done.
  const ofTask = isOnly ? where : { place: '', isOver: false };
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
    ...open.map(({ line, quote }) => ({ task: line, lead: `“${quote}”`, ...ofTask })),
    ...Array.from({ length: general }, () => ({ task: '', lead: '', ...where })),
  ];
}
