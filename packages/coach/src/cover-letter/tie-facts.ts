import { verbOf } from '../job-ad/ad-verbs.ts';
import { findSkills } from '../skills/find-skills.builtin.ts';
import { everydayStems } from '../text/common-words.ts';
import { contentStems, readPassage } from '../text/passage.ts';
import { stemOf } from '../text/stem.ts';
import { tellingStems } from '../text/telling-stems.ts';
import type { AdTask } from './ad-tasks.ts';
import type { OwnFact } from './own-facts.ts';

/** Whether a fact is about what a task is about. A word of any work in common is a chance. */
export type Kinship = 'near' | 'none';

export interface Tie {
  task: AdTask | null;
  fact: OwnFact;
  kinship: Kinship;
}

interface Meaning {
  telling: ReadonlySet<string>;
  all: ReadonlySet<string>;
  skills: ReadonlySet<string>;
  text: string;
}

const meaningOf = (text: string): Meaning => ({
  telling: tellingStems(text),
  all: new Set(contentStems(readPassage(text)).filter((stem) => !everydayStems.has(stem))),
  skills: new Set(
    findSkills(text)
      .filter(({ family }) => family !== 'People skills')
      .map(({ skill }) => skill),
  ),
  text: text.toLowerCase(),
});

/** Work of any kind is told in these: they tie a fact to a task only beside a word that tells more. */
const anyWork = new Set(
  'participate department report prepare communicate communication effective information product production daily operation operational manage coordinate coordination create design implement various assist ensure maintain project build review document documentation plan file record activity need necessary support program organize lead leadership develop deliver update function perform complete accurate accuracy procedure standard assigned general internal external attend meeting goal improve improvement analyze analysis data technology application solution platform software user workflow website digital business member stakeholder quality time result performance issue feature request problem people company industry world global research opportunity'
    .split(' ')
    .map(stemOf),
);

/** Things that so many ads name that one of them alone ties nothing; two of them do. */
const anyAd = new Set(
  'opportunity engineer training machine design health standard technical field science individual model practice code complex market integration innovative analytics impact agency deep detail deployment language package power track network range review critical optimization assessment vision algorithm progress education growth automation infrastructure framework technique clinical pipeline efficient architecture creative core intelligence account evaluate mission relationship customer policy cloud focus financial source strategy learning statistics dynamic monitoring delivery web equipment public potential edge conduct stack resource ownership mobile scientist insight purpose pattern master supervision contract recommendation sector leverage brand administration stage special online video'
    .split(' ')
    .map(stemOf),
);

/** A thing that both are about, or a tool by its name: the same work, in words that claim no more than the two lines. */
function nearness(task: Meaning, fact: Meaning): { points: number; kinship: Kinship } {
  const both = [...task.all].filter((stem) => fact.all.has(stem));
  const tellingOf = both.filter((stem) => task.telling.has(stem) && !anyWork.has(stem));
  // "Track costs" and "class tracking" have a deed in common, and no thing.
  const things = tellingOf.filter((stem) => !anyAd.has(stem) && verbOf(stem)?.form !== 'base').length;
  const telling = tellingOf.length;
  const shared = [...task.skills].filter((skill) => fact.skills.has(skill));
  const isIn = (text: string, skill: string) => text.includes(skill.toLowerCase());
  const isNamed = shared.some((skill) => isIn(task.text, skill) && isIn(fact.text, skill));
  return {
    points: 2 * telling + 2 * shared.length + both.length,
    kinship: things >= 1 || telling >= 2 || isNamed ? 'near' : 'none',
  };
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

/** Whether one of the facts is about the task. */
export function isAnswered(task: AdTask, facts: readonly OwnFact[]): boolean {
  const asked = meaningOf(task.line);
  return facts.some((fact) => nearness(asked, meaningOf(fact.quote)).kinship === 'near');
}

const worthOfTask: Record<AdTask['form'], number> = { base: 1, ing: 0.7, asked: 0 };
const worthOfKin: Record<Kinship, number> = { near: 6, none: 0 };

/** What one more deed needs. */
const fewestPoints = 1;

/** Every fact with every task, the best pairs first. */
function rankPairs(tasks: readonly AdTask[], facts: readonly OwnFact[]) {
  const asked = tasks.map((task) => meaningOf(task.line));
  const own = facts.map((fact) => meaningOf(fact.quote));
  const pairs = tasks.flatMap((task, row) =>
    facts.map((fact, column) => {
      const { points, kinship } = nearness(asked[row] as Meaning, own[column] as Meaning);
      const value =
        worthOfKin[kinship] + 1.5 * Math.min(points, 9) + worthOf(fact) + worthOfTask[task.form] - row * 0.02;
      return { task, fact, kinship, value };
    }),
  );
  return pairs.sort((a, b) => b.value - a.value);
}

/**
 * Two facts with the tasks that they answer, and for each of them the facts that could stand in. Where no fact answers a task,
 * the best facts come without one.
 */
export function tieFacts(
  tasks: readonly AdTask[],
  facts: readonly OwnFact[],
  most = 2,
): { ties: Tie[]; others: OwnFact[][] } {
  const pairs = rankPairs(tasks, facts);
  const ties: Tie[] = [];
  const isFree = (fact: OwnFact) => ties.every((tie) => tie.fact !== fact);
  for (const pair of pairs) {
    if (ties.length === most) break;
    if (pair.kinship === 'none' || !isFree(pair.fact) || ties.some((tie) => tie.task === pair.task)) continue;
    ties.push({ task: pair.task, fact: pair.fact, kinship: pair.kinship });
  }
  const best = facts.toSorted((a, b) => worthOf(b) - worthOf(a));
  // One of each place: a second one of the same goes with the first.
  const isElsewhere = (fact: OwnFact) => ties.every((tie) => tie.fact.entry !== fact.entry);
  for (const fact of best) {
    if (ties.length === most) break;
    if (isFree(fact) && isElsewhere(fact)) ties.push({ task: null, fact, kinship: 'none' });
  }
  const others = ties.map(({ task }) => {
    const near = pairs
      .filter((pair) => pair.task === task && pair.kinship !== 'none')
      .map(({ fact }) => fact);
    return (task ? [...new Set(near)] : best).filter((fact) => isFree(fact));
  });
  return { ties, others };
}

/** More deeds of the same place, at most `most`: the best of those that are worth it, those first that the ad asks for. */
export function moreDeeds(
  fact: OwnFact,
  facts: readonly OwnFact[],
  tasks: readonly AdTask[],
  most: number,
): OwnFact[] {
  const asked = tasks.map((task) => meaningOf(task.line));
  const value = (one: OwnFact) => {
    const own = meaningOf(one.quote);
    const nearest = Math.max(0, ...asked.map((task) => worthOfKin[nearness(task, own).kinship]));
    return nearest + worthOf(one);
  };
  return facts
    .filter((one) => one.entry === fact.entry)
    .filter(({ form, place }) => form === 'past' || (form === 'base' && place.isCurrent))
    .map((one) => ({ one, points: value(one) }))
    .filter(({ points }) => points >= fewestPoints)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, most)
    .map(({ one }) => one);
}
