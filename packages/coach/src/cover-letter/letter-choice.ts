import type { LetterRequest } from '@greenroom/domain';
import { readJobAd } from '../job-ad/read-job-ad.ts';
import { isLike, placeOf, timeOf } from './letter-jobs.ts';
import { type OwnFact, typed } from './own-facts.ts';
import { meaningOf } from './same-work.ts';
import { worthOf } from './tie-facts.ts';

/** What a letter tells: places, the best match first, and the lines of each in their order. */
export interface Choice {
  entries: number[];
  linesOf(entry: number): OwnFact[];
  /** How much a line shares with the ad; 0 for nothing. */
  shared(fact: OwnFact): number;
}

const adStart = 20_000;
const [mostPlaces, mostShared] = [2, 3];
const [worthOfTask, worthOfShared, worthOfTitle] = [3, 1, 6];

/** What the ad says of the work itself; all of it where no such line is known. */
function workOf(jobDescription: string): string {
  const { lines } = readJobAd(jobDescription.slice(0, adStart));
  const work = lines.filter(({ kind }) => kind === 'duty' || kind === 'requirement');
  return work.length > 2 ? work.map(({ text }) => text).join('\n') : jobDescription.slice(0, adStart);
}

/** How much each line shares with the ad and the role; 0 for nothing. */
function sharedWith(
  { jobDescription, jobRole }: LetterRequest,
  asked: ReadonlySet<OwnFact>,
): (fact: OwnFact) => number {
  const ad = meaningOf(`${workOf(jobDescription)}\n${jobRole}`);
  const things = new Set([
    ...ad.things,
    ...ad.order.filter((stem) => meaningOf(jobRole).order.includes(stem)),
  ]);
  const known = new Map<OwnFact, number>();
  return (fact) => {
    const before = known.get(fact);
    if (before !== undefined) return before;
    const own = meaningOf(fact.text);
    const same = [...own.things].filter((stem) => things.has(stem)).length;
    const skills = [...own.skills].filter((skill) => ad.skills.has(skill)).length;
    const value = Number(asked.has(fact)) * worthOfTask + Math.min(same + skills, mostShared) * worthOfShared;
    known.set(fact, value);
    return value;
  };
}

/** Where something was, as a letter says it; empty where it can't be told. */
export const entryPlace = ({ history, experience }: LetterRequest, entry: number): string => {
  const job = history[entry];
  return job ? placeOf(job, timeOf(job, experience)) : '';
};

/** The two places that share most with the ad, and their lines: what shares nothing is left out, where something else does. */
export function choose(
  request: LetterRequest,
  facts: readonly OwnFact[],
  asked: ReadonlySet<OwnFact>,
): Choice {
  const shared = sharedWith(request, asked);
  const value = (fact: OwnFact) => 2 * shared(fact) + worthOf(fact);
  const linesOf = (entry: number) => {
    const own = facts.filter((fact) => fact.entry === entry);
    return entry === typed ? own : own.toSorted((a, b) => value(b) - value(a));
  };
  const rank = (entry: number) => {
    const job = request.history[entry];
    const match = linesOf(entry)
      .map(shared)
      .toSorted((a, b) => b - a)
      .slice(0, 3)
      .reduce((sum, one) => sum + one, 0);
    return match + Number(job !== undefined && isLike(job.title, request.jobRole)) * worthOfTitle;
  };
  const all = [...new Set(facts.map(({ entry }) => entry))];
  const named = all.filter((entry) => entry === typed || entryPlace(request, entry) !== '');
  // A list without an employer is for somebody who has no other.
  const employed = named.filter(
    (entry) =>
      entry === typed || !/^as /.test(entryPlace(request, entry)) || / at /.test(entryPlace(request, entry)),
  );
  const places = employed.length > 0 ? employed : named;
  const isOver = (entry: number) => Number(entry !== typed && !request.history[entry]?.isCurrent);
  const ranked = places.toSorted((a, b) => rank(b) - rank(a) || isOver(a) - isOver(b) || a - b);
  const matching = ranked.filter((entry) => rank(entry) > 0);
  return { entries: (matching.length > 0 ? matching : ranked).slice(0, mostPlaces), linesOf, shared };
}
