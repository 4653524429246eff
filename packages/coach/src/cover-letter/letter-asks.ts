import type { LetterAsk } from '@greenroom/domain';
import type { AdTask } from './ad-tasks.ts';
import { type Paragraph, taskSentence } from './letter-body.ts';
import type { Pick } from './letter-wording.ts';
import { meaningOf, people } from './same-work.ts';
import { answeredBy } from './tie-facts.ts';

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

/** What the user is asked for, where the letter lacks so many deeds: one for each of the first tasks of the ad that no fact answers, and a few about the job as a whole. */
export function asksFor(
  missing: number,
  body: readonly Paragraph[],
  tasks: readonly AdTask[],
  any: ReadonlySet<string>,
  pick: Pick,
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
    ...open.map((task, at) => ({ task: task.line, lead: taskSentence(task, tied.size + at, pick).text })),
    ...Array.from({ length: general }, () => ({ task: '', lead: '' })),
  ];
}
