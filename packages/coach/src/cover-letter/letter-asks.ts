import type { LetterAsk, LetterRequest } from '@greenroom/domain';
import type { AdTask } from './ad-tasks.ts';
import { type Paragraph, taskSentence } from './letter-body.ts';
import { newestJob } from './letter-jobs.ts';
import { placeWords, workplaceName } from './letter-names.ts';
import type * as wordings from './letter-wording.ts';
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

/** Where the questions ask about: the newest job, or the newest post without pay. */
export type AskedPlace = Pick<LetterAsk, 'place' | 'isOver' | 'isMore'>;
export function askedPlace({ history, experience }: LetterRequest): Omit<AskedPlace, 'isMore'> {
  const entry =
    newestJob(history, experience) ??
    history.find(({ kind }) => kind === 'work') ??
    history.find(({ kind }) => kind === 'volunteer');
  const typed = entry ? undefined : typedJobs(experience).find(({ place }) => place !== '');
  const name = entry ? workplaceName(entry.name) : (typed?.place ?? '');
  return { place: name === '' ? '' : placeWords(name), isOver: !(entry ?? typed)?.isCurrent };
}

/** What the user is asked for, where the letter lacks so many deeds: one for each of the first tasks of the ad that no fact answers, and a few about the job as a whole. */
export function asksFor(
  missing: number,
  body: readonly Paragraph[],
  tasks: readonly AdTask[],
  any: ReadonlySet<string>,
  pick: wordings.Pick,
  where: AskedPlace,
): LetterAsk[] {
  const isAnswered = answeredBy(
    body.flatMap(({ facts }) => facts),
    any,
  );
  const tied = new Set(body.map(({ tie }) => tie.task).filter((task) => task !== ''));
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
    ...open.map((task, at) => ({
      task: task.line,
      lead: taskSentence(task, tied.size + at, pick).text,
      ...where,
    })),
    ...Array.from({ length: general }, () => ({ task: '', lead: '', ...where })),
  ];
}
