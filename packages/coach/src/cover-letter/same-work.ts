import { findSkills } from '../skills/find-skills.builtin.ts';
import { everydayStems } from '../text/common-words.ts';
import { readPassage } from '../text/passage.ts';
import { stemOf } from '../text/stem.ts';
import { tellingStems } from '../text/telling-stems.ts';

const stems = (words: string) => new Set(words.split(' ').map(stemOf));

/** Words that so many ads and resumes have that they tell of no work in particular. */
export const anyWork = stems(
  'participate department report prepare communicate communication effective effectively information product production daily operation operational manage coordinate coordination create design implement various assist ensure maintain project build review document documentation plan file record activity need necessary support program organize lead leadership develop deliver update function perform complete accurate accuracy procedure standard assigned general internal external attend meeting goal improve improvement analyze analysis data technology application solution platform software user workflow website digital business member stakeholder quality time result performance issue feature request problem people company industry world global research opportunity engineer training machine health technical field science individual model practice code complex market integration innovative analytics impact agency deep detail deployment language package power track network range critical optimization assessment vision algorithm progress education growth automation infrastructure framework technique clinical pipeline efficient architecture creative core intelligence account evaluate mission relationship policy cloud focus financial source strategy learning statistics dynamic monitoring delivery web equipment public potential edge conduct stack resource ownership mobile scientist insight purpose pattern master supervision contract recommendation sector leverage brand administration stage special online video material area item tool unit line floor order site office building cost price sale set environment safe safety customer service client supply supplier vendor visual graphic specification month week day year hour shift appropriate local regional national individual specific concept schedule need include procedures cash',
);
/** Whom work is for: the same people are no same work, unless the deed is the same. */
export const people = stems(
  'customer client guest patient resident student pupil child children family parent donor member visitor user staff employee associate clerk server cook nurse apprentice trainee intern technician teammate colleague worker assistant driver officer hire adult manager team buyer professional crew',
);
/** Those who are taught at work. */
const learners = stems(
  'staff employee associate clerk server cook nurse apprentice trainee intern technician teammate colleague worker assistant driver officer hire team member volunteer crew aide',
);

/** Deeds that are the same work when they are done to the same thing. */
const deeds: Readonly<Record<string, string>> = {
  lead: 'lead led manage supervise oversee oversaw direct run ran head',
  teach: 'train teach taught coach mentor instruct onboard orient tutor educate precept',
  write: 'write wrote draft prepare compose create author produce edit',
  record: 'record document chart log track enter update',
  repair: 'fix repair service troubleshoot diagnose restore rebuild rebuilt',
  install: 'install assemble wire lay laid hang hung set mount',
  clean: 'clean sanitize wash disinfect sterilize sweep swept mop',
  buy: 'order purchase buy bought procure source',
  check: 'inspect check test verify examine monitor audit measure',
  plan: 'plan organize coordinate schedule arrange host',
  sell: 'sell sold upsell promote market',
  make: 'build built develop create design implement code program',
  greet: 'greet welcome',
  answer: 'answer respond handle resolve direct',
  cook: 'cook prepare prep bake grill',
  care: 'care assist bathe feed fed dress help',
  move: 'load unload deliver drive drove transport haul pick pack stock receive restock stage restage',
  analyze: 'analyze reconcile evaluate compile forecast review',
  talk: 'present explain advise counsel recommend',
  draw: 'draw drew collect perform',
  operate: 'operate run ran program',
};
const kindsOf = new Map<string, Set<string>>();
for (const [kind, verbs] of Object.entries(deeds))
  for (const verb of verbs.split(' ').map(stemOf))
    kindsOf.set(verb, (kindsOf.get(verb) ?? new Set()).add(kind));

/** What a task or a fact speaks of. */
export interface Meaning {
  /** Its content words, in their order. */
  order: readonly string[];
  /** Things, by the words for them. */
  things: ReadonlySet<string>;
  /** What is done, by its verbs and by their kinds. */
  verbs: ReadonlySet<string>;
  kinds: ReadonlySet<string>;
  skills: ReadonlySet<string>;
  text: string;
  /** Experience or knowledge of a thing is asked for, and no deed. */
  isAsked: boolean;
}

/** Words that open a line before its verb. */
const before = /^(?:i|also|and|or|to|for|responsible|help|helped|was|am|\p{L}+ly)$/u;

export function meaningOf(text: string, isAsked = false): Meaning {
  const { tokens } = readPassage(text);
  const verbs = new Set<string>();
  for (const [at, { word, stem }] of tokens.entries()) {
    if (at > 4) break;
    if (
      kindsOf.has(stem) &&
      (at === 0 ||
        before.test(tokens[at - 1]?.word ?? '') ||
        (verbs.size > 0 && tokens[at]?.breakBefore === 'clause'))
    )
      verbs.add(stem);
    else if (!before.test(word)) break;
  }
  const order = tokens.filter(({ isContent }) => isContent).map(({ stem }) => stem);
  const telling = tellingStems(text);
  return {
    order,
    things: new Set(
      order.filter(
        (stem) => (telling.has(stem) || people.has(stem)) && !anyWork.has(stem) && !verbs.has(stem),
      ),
    ),
    verbs,
    kinds: new Set([...verbs].flatMap((verb) => [...(kindsOf.get(verb) ?? [])])),
    skills: new Set(
      findSkills(text)
        .filter(({ family }) => family !== 'People skills')
        .map(({ skill }) => skill),
    ),
    text: text.toLowerCase(),
    isAsked,
  };
}

const pairsOf = ({ order, verbs }: Meaning) =>
  new Set(
    order.slice(1).flatMap((stem, at) => {
      const first = order[at] ?? '';
      const isPlain = (one: string) => anyWork.has(one) || everydayStems.has(one) || /^\d/.test(one);
      return (isPlain(first) && isPlain(stem)) || verbs.has(first) ? [] : [`${first} ${stem}`];
    }),
  );
const shared = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>) => [...one].filter((item) => other.has(item));

/**
 * How much a fact and a task speak of the same work; 0 where they don't. They do when they have two things in common, or the name of
 * one ("vital signs"), or one thing and the same kind of deed. `any` are words that tell nothing here, such as those of the role.
 */
export function samenessOf(task: Meaning, fact: Meaning, any: ReadonlySet<string>): number {
  const things = shared(task.things, fact.things).filter((stem) => !any.has(stem));
  const [own, whom] = [things.filter((stem) => !people.has(stem)), things.filter((stem) => people.has(stem))];
  const names = shared(pairsOf(task), pairsOf(fact)).filter(
    (pair) => !pair.split(' ').some((stem) => any.has(stem)),
  );
  const isSameDeed = shared(task.kinds, fact.kinds).length > 0;
  const isSameVerb = shared(task.verbs, fact.verbs).length > 0;
  const named = shared(task.skills, fact.skills).filter(
    (skill) => task.text.includes(skill.toLowerCase()) && fact.text.includes(skill.toLowerCase()),
  );
  const isTeaching =
    task.kinds.has('teach') &&
    fact.kinds.has('teach') &&
    [task, fact].every(({ order }) => order.some((stem) => learners.has(stem)));
  const isSame =
    own.length > 1 ||
    names.length > 0 ||
    isTeaching ||
    (own.length === 1 && isSameDeed) ||
    (whom.length > 0 && isSameVerb) ||
    (named.length > 0 && (isSameDeed || own.length > 0 || task.isAsked));
  if (!isSame) return 0;
  return (
    2 * own.length +
    whom.length +
    2 * names.length +
    Number(isSameDeed) +
    Number(isSameVerb) +
    named.length +
    Number(isTeaching) * 2
  );
}

const fewestSame = 3;
/** Whether two sentences tell the same fact: most content words of the shorter one stand in the other, with the deed that it opens with. */
export function tellsSame(one: Meaning, other: Meaning): boolean {
  const [own, more] = [one, other].map(({ order }) => new Set(order)).sort((a, b) => a.size - b.size);
  if (!own || !more) return false;
  const same = shared(own, more).length;
  const isSameDeed = more.has(one.order[0] ?? '') && own.has(one.order[0] ?? '');
  const isOtherDeed = more.has(other.order[0] ?? '') && own.has(other.order[0] ?? '');
  return (isSameDeed || isOtherDeed) && same >= fewestSame && same >= 0.6 * own.size;
}

/** Words of the role that is applied for: every fact of the trade has them. */
export const wordsOfRole = (role: string): ReadonlySet<string> =>
  new Set(readPassage(role).tokens.map(({ stem }) => stem));
