import type { LetterEntry } from '@greenroom/domain';
import { findPlace, namesEmployer } from '../resume/place-words.ts';
import { namesRole } from '../text/role-words.ts';
import { timeOf, timeSaid } from './letter-jobs.ts';
import { tellsNothing } from './no-facts.ts';
import { opensWithDeed } from './own-lines.ts';

const date = String.raw`(?:(?:(?:spring|summer|fall|autumn|winter|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.? |\d{1,2}\/)?(?:19|20)\d{2}|present|now)`;
const time = String.raw`${date}(?:\s*(?:[–-]|to)\s*${date})?\)?$`;
const endsInTime = new RegExp(String.raw`[\s,(]${time}`, 'iu');
/** "Trained six clerks in summer 2019". */
const saysTime = new RegExp(
  String.raw`\b(?:in|since|of|by|during|through|until|for|from|between|and)(?: the)? ${time}`,
  'iu',
);

/** The heading of another job, which was read as a line of this one: "Clerk, Northgate Hospital, Dayton, OH, Summer 2019". */
const isHeading = (line: string) =>
  endsInTime.test(line) &&
  !saysTime.test(line) &&
  !opensWithDeed(line) &&
  (namesEmployer(line) || namesRole(line) || findPlace(line) !== null);

/** The lines in front of the heading of another job: nobody can tell where those behind it belong. */
function ownLines(lines: readonly string[]): string[] {
  const end = lines.findIndex((line) => isHeading(line.trim()));
  return (end < 0 ? [...lines] : lines.slice(0, end)).filter((line) => !tellsNothing(line));
}

/** What students do beside their lessons, which reads like a firm behind "at". */
const noEmployer =
  /\b(?:yearbook|student (?:council|government|senate|newspaper)|honou?r society|fraternity|sorority|varsity|(?:book|chess|debate|drama|language|math|robotics|science) (?:club|team))\b/i;

const years = (entry: LetterEntry, experience: string) =>
  [...timeOf(entry, experience).matchAll(/\d{4}/g)].map(([year]) => Number(year));

/** Whether the employer was copied from the job above: that one has no title, or there are years between the two. */
function isCarriedOver(entry: LetterEntry, above: LetterEntry | undefined, experience: string): boolean {
  if (!above || entry.name === '' || entry.name !== above.name || entry.kind !== above.kind) return false;
  const [end, start] = [years(entry, experience).at(-1), years(above, experience)[0]];
  return above.title === '' || (end !== undefined && start !== undefined && start - end > 1);
}

/** "Northgate Medical Center at OSU": the title is a part of the employer's name. */
const titleIsEmployer = ({ name, title }: LetterEntry) =>
  name !== '' && namesEmployer(title) && !namesRole(title);

/** A job with its time in the words of a letter; whether it goes on is as the time says. */
function timed(entry: LetterEntry): LetterEntry {
  if (!entry.time) return entry;
  const time = timeSaid(entry.time);
  const isCurrent = time.startsWith('since') || (entry.isCurrent && !time.includes(' to '));
  return { ...entry, time, isCurrent };
}

/** The history with what is sure of it: no line of another job, and no employer that may be that of another job or none. */
export const sureHistory = (history: readonly LetterEntry[], experience: string): LetterEntry[] =>
  history.map(timed).map((entry, at) => {
    if (entry.isChecked) return { ...entry, lines: ownLines(entry.lines) };
    const isUnsure = noEmployer.test(entry.name) || isCarriedOver(entry, history[at - 1], experience);
    const whole = `${entry.title} at ${entry.name}`;
    const named =
      titleIsEmployer(entry) && experience.includes(whole) ? { ...entry, name: whole, title: '' } : entry;
    return { ...named, ...(isUnsure ? { name: '' } : {}), lines: ownLines(entry.lines) };
  });
