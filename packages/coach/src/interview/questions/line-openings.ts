import type { LineTopic } from '../../content/line-topic-schema.ts';
import { lineTopics, peopleWords } from '../../content/line-topics.ts';
import { isAlsoNoun, verbOf } from '../../job-ad/ad-verbs.ts';

/** What stands in front of what is done or asked for: "ability to", "3 years of experience in", "assists with". */
const lead = new RegExp(
  `^(?:${[
    String.raw`(?:the|an?|strong|strongly|proven|demonstrated|excellent|exceptional|outstanding|superior|superb|effective|extensive|advanced|sound|good|great|top-notch|high|higher|basic|working|previous|prior|some|solid|thorough|general|relevant|minimum|least|at|of|one|two|three|four|five|\d\S*|years?|months?|must|should|will|also|and|be|have|has|possess(?:es)?|is|are|to|all|daily|you|you['’](?:ll|re)|he|she|or|required|desired?|preferred|able|highly|\p{L}+ly) `,
    String.raw`(?:ability|able|capacity|willingness|willing|capable|desire|aptitude|capability) (?:to|of|for) `,
    String.raw`(?:high|higher) (?:level|degree|standard)s? of |(?:commitment|dedication|dedicated|committed) to |passion(?:ate)? (?:for|about) `,
    `(?:expert )?(?:knowledge|understanding|grasp|command) (?:of|in|with) |(?:proven )?track record (?:of|in) |background in `,
    String.raw`experience[ds]? (?:in|with|of|as|using|working)(?: in| with)? |familiar(?:ity)? with |proficien\w+ (?:in|with|at) |exposure to |comfort(?:able)? (?:with|in|working with) `,
    String.raw`(?:skill(?:s|ed)?|expertise|fluen\w+) (?:in|at|with) |demonstrat\w* (?:an? |the )?|show\w* (?:an? |the )?`,
    String.raw`(?:responsible|responsibility|responsibilities|accountable) (?:for|include:?) |(?:assist|help)(?:s|ing)? (?:with|in|to) |(?:and )?participat\w+ in `,
    `(?:the|this) (?:position|role|job|ideal candidate|successful candidate|candidate|person|incumbent|manager|associate) (?:is|will|must|should|requires?|includes?) |(?:job )?duties include:? |includ(?:e|es|ing):? `,
    String.raw`(?:work|partner|collaborat|coordinat)\w* (?:closely )?with [\p{L}, ]{3,45}? to |assist\w* (?:the )?\p{L}+ (?:in|with) (?=\p{L}+ing )`,
  ].join('|')})+`,
  'iu',
);
/** Behind these come when, why and how it is done. */
const rest =
  /[(]|[.;:] | [–—-] |,? (?:to(?! detail)|by|while|when|whenever|through|that|which|who|whose|via|per|according|based|ensuring|until|so|where|if|after|before)\b/iu;
/** Where a line goes on to the next thing that is done. */
const next = /(?:,|\/|&| and| or) (?:and |or |then )?(?=\p{Ll})/gu;
/** Words in front of which a line opens, and how far away what is done to something may be. */
const widest = 6;
/** So many further things that are done are read. */
const mostTasks = 3;
const indexLetters = 3;

type Words = readonly string[];
interface Term {
  words: Words;
  isWhole: readonly boolean[];
}
interface Opening {
  topic: LineTopic;
  groups: readonly (readonly Term[])[];
}

const termOf = (written: string): Term => {
  const words = written.split(' ');
  return {
    words: words.map((word) => word.replace(/\.$/, '')),
    isWhole: words.map((word) => word.endsWith('.') || word.length < indexLetters),
  };
};
const people: readonly Term[] = [...peopleWords.keys()].map((word) => termOf(`${word}.`));

/** Openings by the first letters of their first words, each with those of its first words that begin so. */
const byLetters = new Map<string, { opening: Opening; openers: Term[] }[]>();
for (const topic of lineTopics)
  for (const line of topic.opens) {
    const groups = line
      .split(' + ')
      .map((words) => words.split('|').flatMap((word) => (word === '@people' ? people : [termOf(word)])));
    const openers = Map.groupBy(groups[0] ?? [], ({ words }) => (words[0] as string).slice(0, indexLetters));
    for (const [letters, terms] of openers)
      byLetters.set(letters, [
        ...(byLetters.get(letters) ?? []),
        { opening: { topic, groups }, openers: terms },
      ]);
  }

const isAt = ({ words, isWhole }: Term, line: Words, at: number) =>
  words.every((word, next) => {
    const found = line[at + next];
    return found?.startsWith(word) && !(isWhole[next] && found.length > word.length);
  });

/** "Manager", "assistant" and "productive" begin like what is done, and say who does it or how. */
const isPerson = ({ words: [term = ''] }: Term, [word = '']: Words) =>
  word.length >= term.length + 2 &&
  /(?:ers?|ors?|ants?|ive|ives)$/.test(word) &&
  !word.startsWith('administer');

/** "Management team" and "presentation skills" are no managing and no presenting; "management of a team" is. */
const isVerbalNoun = ({ words: [term = ''] }: Term, [word = '', after = '']: Words) =>
  word.length >= term.length + 3 && /(?:ment|ion|ance|ence)$/.test(word) && after !== 'of';

/** Behind these, a line says where, when and for whom. */
const aside = new Set(
  'for in on at from within under across during among about through into over between per as than regarding'.split(
    ' ',
  ),
);
/** What is done well or badly somewhere: "work in all weather". */
const placed =
  /^(?:work|interact|relat|engag|deal|collaborat|thriv|perform|function|operat|excel|succeed|stay|remain|react|communicat|expos)/;

/** In front of "of", these say how much or which side of it: "a team of bakers", "the safety of guests". */
const measure =
  /^(?:teams?|groups?|crews?|variety|range|number|volumes?|amounts?|all|any|some|each|one|both|aspects?|types?|kinds?|parts?|areas?|levels?|sets?|members?|standards?|needs|requirements|safety|security|quality|accuracy|integrity|cleanliness|condition|care|charge|use|sense|point|plans?|codes?|scope)$/;
/** A word behind what something is done to, that doesn't turn it into something else: "clients directly", "staff members". */
const goesOn =
  /^(?:and|or|of|to|with|for|in|into|on|onto|at|as|by|from|the|an?|all|any|every|each|our|your|their|his|her|its|this|that|both|which|who|when|where|while|if|is|are|was|both|not|per|via|within|during|across|through|throughout|between|after|before|about|regarding|under|over|up|down|out|off|back|according|including|such|so|\p{L}+ly|members?|personnel|staff|workers|experience|skills?|abilit\p{L}+|knowledge|principles|practices|techniques|methods|concepts|environments?|background|expertise|duties|tasks|work|activities|operations|functions|process|processes|issues|matters|needs|opportunit\p{L}+|requests|pursuant|areas?|items?|goods|levels?|units?|etc)$/u;

const joint = /^(?:and|or|,)$/;
const isVerb = (word = '') => verbOf(word) !== undefined;
const article = /^(?:the|an?|all|our|their|any|each|every|its)$/;
/** "And drive the process" is a further task, "and work areas" is not. */
function isTask(word = '', after = ''): boolean {
  const verb = verbOf(word);
  return verb !== undefined && (!isAlsoNoun(verb.base) || article.test(after));
}

/** As many words of a line as say what is done first. A comma is a word of its own. */
function doneIn(line: Words): Words {
  const isPlaced = placed.test(line[0] ?? '');
  const end = line.findIndex((word, at) => {
    if (at < 2) return false;
    // "Oversee hiring | of new employees": the hiring is overseen.
    if (word === 'of') return !measure.test(line[at - 1] as string);
    // "Sort, open and deliver mail" is one thing, "answer phones, sort mail" are two.
    return joint.test(word)
      ? isTask(line[at + 1], line[at + 2]) && !isVerb(line[at - 1]) && !joint.test(line[at - 1] ?? '')
      : !isPlaced && aside.has(word);
  });
  return end < 0 ? line : line.slice(0, end);
}

/** "Electrical", "confidential" and "fast-paced" say what kind of thing it is. */
const kindOf = /(?<!materi|person|propos|referr|approv|journ)(?:ed|al|ive|ous|ic|ful|ble|ary|written)$/;

/** Whether a word ends the name of something: "the equipment room" is a room, no equipment. */
function isNameEnd(line: Words, after: number): boolean {
  if (kindOf.test(line[after - 1] ?? '')) return true;
  const next = line[after];
  if (next === undefined || next === ',' || goesOn.test(next)) return true;
  const verb = verbOf(next);
  return verb !== undefined && !isAlsoNoun(verb.base);
}

/** How many words of a line an opening is found in, from the first on; 0 where it isn't. */
function foundIn({ groups: [, ...others] }: Opening, openers: readonly Term[], line: Words): number {
  const opener = openers.find(
    (term) =>
      isAt(term, line, 0) &&
      !isPerson(term, line) &&
      !(others.length > 0 && isVerbalNoun(term, line)) &&
      (others.length > 0 || isVerb(line[term.words.length - 1]) || isNameEnd(line, term.words.length)),
  );
  if (!opener) return 0;
  let taken = opener.words.length;
  const used = new Set<number>();
  for (const group of others) {
    let hit: { at: number; size: number } | undefined;
    for (let at = opener.words.length; at <= widest && !hit; at += 1) {
      const term = used.has(at)
        ? undefined
        : group.find((one) => isAt(one, line, at) && isNameEnd(line, at + one.words.length));
      if (term) hit = { at, size: term.words.length };
    }
    if (!hit) return 0;
    used.add(hit.at);
    taken += hit.size;
  }
  return taken;
}

const wordOrComma = /,|[\p{L}\p{N}][\p{L}\p{N}&+#'’.-]*(?<![.'’-])/gu;
const wordsOf = (text: string) =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}&+#'’.-]*(?<![.'’-])/gu) ?? [];

interface Found {
  topic: LineTopic;
  worth: number;
}

/** The topic that words open with. Further on in a line, only a verb with what it is done to tells. */
function topicAt(told: string, all: string, isFirst: boolean, isHelp: boolean): Found | undefined {
  const line = doneIn(told.toLowerCase().match(wordOrComma) ?? []).slice(0, widest + 3);
  let best: Found | undefined;
  for (const { opening, openers } of byLetters.get((line[0] ?? '').slice(0, indexLetters)) ?? []) {
    if ((!isFirst && opening.groups.length < 2) || (isHelp && opening.topic.leads)) continue;
    const worth = foundIn(opening, openers, line);
    if (worth <= (best?.worth ?? 0)) continue;
    if ((opening.topic.not ?? []).some((words) => all.includes(` ${words}`))) continue;
    best = { topic: opening.topic, worth };
  }
  return best;
}

/** How the first word is written, as a verb: "confers", "conferring", "confer". */
function formOf(text: string): string {
  const [word = ''] = text.split(/[\s,]/, 1);
  return /ing$/.test(word) ? 'ing' : /[^s]s$/.test(word) ? 's' : 'base';
}

/** "Help track clients" is about tracking them, "help clients" about helping. */
const helping = /^(?:help|assist|support)(?:s|ing)? (?:to )?(?=(\p{L}+))/iu;
const withoutHelp = (text: string) => {
  const verb = verbOf(helping.exec(text)?.[1] ?? '');
  return verb?.form === 'base' && !isAlsoNoun(verb.base) ? text.replace(helping, '') : text;
};

const helped = /^[\s•*–—-]*(?:help|assist|support)/i;

/** What the first thing that a line says is about, by the words that it opens with; undefined where no topic is plainly meant. */
export function openingOf(text: string): Found | undefined {
  const told = withoutHelp(text.replace(/^[\s•*–—-]+/, '').replace(lead, ''));
  const body = told.split(rest, 1)[0] as string;
  const all = ` ${wordsOf(text).slice(0, 14).join(' ')}`;
  const starts = [...body.matchAll(next)]
    .slice(0, mostTasks)
    .map(({ 0: sign, index }) => index + sign.length);
  const isHelp = helped.test(text);
  const first = topicAt(body, all, true, isHelp);
  if (first) return first;
  const form = formOf(body);
  for (const start of starts) {
    const task = body.slice(start).replace(lead, '');
    if (formOf(task) !== form) continue;
    const found = topicAt(task, all, false, isHelp);
    if (found) return found;
  }
  return undefined;
}
