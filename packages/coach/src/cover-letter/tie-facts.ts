import type { AdTask } from './ad-tasks.ts';
import type { OwnFact } from './own-facts.ts';
import { type Meaning, meaningOf, samenessOf, tellsSame } from './same-work.ts';

export interface Tie {
  /** Null for a fact that comes without a task. */
  task: AdTask | null;
  fact: OwnFact;
}

const worthOfForm: Record<OwnFact['form'], number> = {
  past: 2,
  base: 1.5,
  sentence: 1.5,
  passive: 1,
  ing: 0,
  deed: 0,
  responsible: -0.5,
};
const [shortFact, longFact] = [8, 30];

/** A duty of a job that is over, which can only be told as one. */
const isOver = ({ form, place }: OwnFact) => form === 'base' && !place.isCurrent;

/** How well a fact reads in a letter, whatever the job: a deed with a number, recent, of a good length. */
function worthOf(fact: OwnFact): number {
  const words = fact.text.split(' ').length;
  const hasNumber = /[$€£]\s?\d|\d\s?%|\b(?!(?:19|20)\d{2}\b)\d{1,3}(?:,\d{3})*\+?\b/.test(fact.text);
  const age = Math.max(0, Math.min(fact.entry, 6)) * 0.3;
  const length = words < shortFact ? -1 : words > longFact ? -1 : 0;
  // "Evaluated the plugin": nobody was told of one yet.
  const isUntold = /^\p{L}+ (?:the|this|these|that) /u.test(fact.text);
  const less = Number(!fact.place.isJob) * 0.2 + Number(isUntold) * 0.5 + Number(isOver(fact)) * 1;
  return worthOfForm[fact.form] + Number(hasNumber) * 1.5 + length - age - less;
}

/** Tells of a task whether one of the facts is about it. */
export function answeredBy(facts: readonly OwnFact[], any: ReadonlySet<string>): (task: AdTask) => boolean {
  const own = facts.map(({ quote }) => meaningOf(quote));
  return ({ phrase }) => {
    const asked = meaningOf(phrase);
    return own.some((fact) => samenessOf(asked, fact, any) > 0);
  };
}

const worthOfTask: Record<AdTask['form'], number> = { base: 1, ing: 0.7, asked: 0 };

interface Pair extends Tie {
  task: AdTask;
  value: number;
}

/** Facts with the tasks that speak of the same work, the best pairs first. */
function rankPairs(tasks: readonly AdTask[], facts: readonly OwnFact[], any: ReadonlySet<string>): Pair[] {
  const own = facts.map((fact) => meaningOf(fact.quote));
  const pairs = tasks.flatMap((task, row) => {
    const asked = meaningOf(task.phrase, task.form === 'asked');
    return facts.flatMap((fact, column): Pair[] => {
      const points = samenessOf(asked, own[column] as Meaning, any);
      const value = 1.5 * Math.min(points, 9) + worthOf(fact) + worthOfTask[task.form] - row * 0.02;
      return points > 0 ? [{ task, fact, value }] : [];
    });
  });
  return pairs.sort((a, b) => b.value - a.value);
}

const mostTies = 2;

/** Two facts at most with the tasks that they answer, and for each the facts that could stand in. */
export function tieFacts(
  tasks: readonly AdTask[],
  facts: readonly OwnFact[],
  any: ReadonlySet<string>,
): { ties: Tie[]; others: OwnFact[][]; asked: ReadonlySet<OwnFact> } {
  const pairs = rankPairs(tasks, facts, any);
  const ties: Tie[] = [];
  const isFree = (fact: OwnFact) => ties.every((tie) => tie.fact !== fact);
  for (const { task, fact } of pairs) {
    if (ties.length === mostTies) break;
    if (isFree(fact) && ties.every((tie) => tie.task !== task)) ties.push({ task, fact });
  }
  const others = ties.map(({ task }) => [
    ...new Set(pairs.filter((pair) => pair.task === task && isFree(pair.fact)).map(({ fact }) => fact)),
  ]);
  return { ties, others, asked: new Set(pairs.map(({ fact }) => fact)) };
}

const worthOfAsked = 3;

/** The facts in the order in which a letter takes them: those that the ad asks for, then those that read best. */
export const byWorth = (facts: readonly OwnFact[], asked: ReadonlySet<OwnFact>): OwnFact[] => {
  const value = (fact: OwnFact) => worthOf(fact) + Number(asked.has(fact)) * worthOfAsked;
  return facts.toSorted((a, b) => value(b) - value(a));
};

/** The facts that a reply of the user tells again, and the others: a reply stays, in the user's own words. */
export function withoutReplies(facts: readonly OwnFact[], deeds: readonly string[]) {
  const replies = deeds.filter((deed) => deed.trim() !== '').map((deed) => meaningOf(deed));
  // With a number that isn't in the reply, it says something new.
  const hasOwnNumber = (quote: string, reply: string) =>
    (quote.match(/\d[\d,.]*/g) ?? []).some((number) => !reply.includes(number));
  const isTold = ({ quote }: OwnFact) =>
    replies.some((reply) => tellsSame(meaningOf(quote), reply) && !hasOwnNumber(quote, reply.text));
  const repeated = replies.length === 0 ? [] : facts.filter(isTold);
  return { repeated, others: facts.filter((fact) => !repeated.includes(fact)) };
}
