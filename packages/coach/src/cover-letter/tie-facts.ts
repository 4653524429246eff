import type { AdTask } from './ad-tasks.ts';
import type { OwnFact } from './own-facts.ts';
import { type Meaning, meaningOf, samenessOf, tellsSame } from './same-work.ts';

export interface Tie {
  /** Null for a fact that comes without a task. */
  task: AdTask | null;
  fact: OwnFact;
}

const [shortFact, longFact] = [5, 26];

/** How well a fact reads in a letter, whatever the job: a deed with a number and of a good length. */
export function worthOf({ text, isDeed }: OwnFact): number {
  const words = text.split(' ').length;
  const hasNumber = /[$€£]\s?\d|\d\s?%|\b(?!(?:19|20)\d{2}\b)\d{1,3}(?:,\d{3})*\+?\b/.test(text);
  const length = words < shortFact || words > longFact ? -1 : 0;
  const isDuty =
    /^(?:responsible|accountable|assist(?:ed|s|ing)?|help(?:ed|s|ing)?|work(?:ed|s|ing)?)\b/i.test(text);
  return (isDeed ? 1 : -2) + Number(hasNumber) * 1.5 + length - Number(isDuty);
}

const worthOfTask: Record<AdTask['form'], number> = { task: 1, asked: 0 };

/** With fewer, a task and a fact have a thing in common, and may be different work. */
const fewestPoints = 4;

interface Pair extends Tie {
  task: AdTask;
  value: number;
}

/** Facts with the tasks that speak of the same work, the best pairs first. */
function rankPairs(tasks: readonly AdTask[], facts: readonly OwnFact[], any: ReadonlySet<string>): Pair[] {
  const own = facts.map((fact) => meaningOf(fact.text));
  const pairs = tasks.flatMap((task, row) => {
    const asked = meaningOf(task.phrase, task.form === 'asked');
    const isQuoted = (points: number) => points >= fewestPoints;
    return facts.flatMap((fact, column): Pair[] => {
      const points = samenessOf(asked, own[column] as Meaning, any);
      const value = 1.5 * Math.min(points, 9) + worthOf(fact) + worthOfTask[task.form] - row * 0.02;
      return isQuoted(points) ? [{ task, fact, value }] : [];
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
): { ties: Tie[]; others: OwnFact[][] } {
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
  return { ties, others };
}

const mostRelevant = 5;
/** The facts in the order in which a letter takes them: those that say most to who wrote the ad and that read best. */
export const byFit = (facts: readonly OwnFact[], fitOf: (fact: OwnFact) => number): OwnFact[] =>
  facts.toSorted((a, b) => fitOf(b) - fitOf(a));

/** Points of a fact for each job that is newer than its own: the newest counts first among equals. */
const perJob = 0.3;
const mostJobs = 6;
/**
 * How well a fact fits an ad: the words it shares with duties and requirements, the task that it speaks of most, how it reads, and how
 * long ago it was.
 */
export function fitFor(
  tasks: readonly AdTask[],
  any: ReadonlySet<string>,
  relevanceOf: (text: string) => number,
): (fact: OwnFact) => number {
  const asked = tasks.map(({ phrase, form }) => meaningOf(phrase, form === 'asked'));
  const seen = new Map<string, number>();
  return (fact) => {
    const known = seen.get(fact.text);
    if (known !== undefined) return known - perJob * Math.min(Math.max(0, fact.entry), mostJobs);
    const own = meaningOf(fact.text);
    const same = Math.max(0, ...asked.map((task) => samenessOf(task, own, any)));
    const fit =
      worthOf(fact) + Math.min(relevanceOf(fact.text), mostRelevant) + Math.min(same, mostRelevant) / 2;
    seen.set(fact.text, fit);
    return fit - perJob * Math.min(Math.max(0, fact.entry), mostJobs);
  };
}

/** For each task the facts that speak of the same work, the best first; a task that no fact speaks of has none. */
export function factsOfTasks(
  tasks: readonly AdTask[],
  facts: readonly OwnFact[],
  any: ReadonlySet<string>,
  fitOf: (fact: OwnFact) => number,
): { task: AdTask; facts: { fact: OwnFact; points: number }[] }[] {
  const own = facts.map((fact) => ({ fact, meaning: meaningOf(fact.text) }));
  return tasks.map((task) => {
    const asked = meaningOf(task.phrase, task.form === 'asked');
    const same = own
      .map(({ fact, meaning }) => ({ fact, points: samenessOf(asked, meaning, any) }))
      .filter(({ points }) => points > 0);
    const value = ({ fact, points }: (typeof same)[number]) => points + fitOf(fact) / 2;
    return { task, facts: same.toSorted((a, b) => value(b) - value(a)) };
  });
}

const fewestOfSame = 2;
const fewestShared = 3;
/** Three words of five, or four of eight. */
const mostShared = (shared: number) => (shared > fewestShared ? 0.5 : 0.6);
/** The facts that a reply, or else what the user typed, tells again, and the others: what was typed stays, in the user's own words. */
export function withoutReplies(
  facts: readonly OwnFact[],
  deeds: readonly string[],
  typed: readonly string[] = [],
) {
  const own = [...deeds, ...typed].map((text) => ({ text, stems: new Set(meaningOf(text).order) }));
  // Most of its words and all of its numbers: the reader has read it already.
  const isSpoken = (line: string) => {
    const stems = [...new Set(meaningOf(line).order)].filter((stem) => !/\d/.test(stem));
    const numbers = line.match(/\d[\d,.]*\d|\d/g) ?? [];
    return own.some(({ text, stems: said }) => {
      const shared = stems.filter((stem) => said.has(stem)).length;
      return (
        shared >= fewestShared &&
        shared >= mostShared(shared) * stems.length &&
        numbers.every((number) => text.includes(number))
      );
    });
  };
  const replies = deeds.filter((deed) => deed.trim() !== '').map((deed) => meaningOf(deed));
  // With a number that isn't in the reply, it says something new.
  const hasOwnNumber = (text: string, reply: string) =>
    (text.match(/\d[\d,.]*/g) ?? []).some((number) => !reply.includes(number));
  // "Trained 12 new drivers" and "I trained 12 drivers, two days each".
  const opensSame = (text: string, deed: string) => {
    const said = new Set(deed.toLowerCase().match(/[\p{L}\p{N}]+/gu));
    const numbers = text.match(/\d+/g) ?? [];
    return (
      numbers.length > 0 &&
      [text.split(' ')[0]?.toLowerCase() ?? '', ...numbers].every((word) => said.has(word))
    );
  };
  const sentences = deeds.flatMap((deed) => deed.split(/(?<=[.!?])\s+/)).map((one) => meaningOf(one));
  // "Reduced food costs 8%" and "Food cost came down 8%": the same number of the same thing.
  const hasSameNumber = (text: string) => {
    const [number = ''] = text.match(/\d[\d,.]*\d|\d/) ?? [];
    const own = new Set(meaningOf(text).order.filter((stem) => !/\d/.test(stem)));
    return (
      number !== '' &&
      sentences.some(
        (said) =>
          new RegExp(`(?<![\\d.,])${number.replace('.', '\\.')}(?![\\d]|[.,]\\d)`).test(said.text) &&
          // "110 accounts" is one thing, "2 years" may be another.
          new Set(said.order.filter((stem) => own.has(stem))).size >= (number.length > 1 ? 1 : fewestOfSame),
      )
    );
  };
  const isTold = ({ text }: OwnFact) =>
    hasSameNumber(text) ||
    isSpoken(text) ||
    deeds.some((deed) => opensSame(text, deed)) ||
    replies.some((reply) => tellsSame(meaningOf(text), reply) && !hasOwnNumber(text, reply.text));
  const repeated = facts.filter(isTold);
  return { repeated, others: facts.filter((fact) => !repeated.includes(fact)) };
}
