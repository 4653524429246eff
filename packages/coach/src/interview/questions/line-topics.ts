import type { LineTopic } from '../../content/line-topic-schema.ts';
import { lineTopics, namedTools, type People, peopleWords } from '../../content/line-topics.ts';
import { openingOf } from './line-openings.ts';
import { shareOfLine } from './match-topics.ts';

/** What a line asks for. */
export interface LineMatch {
  topic: LineTopic;
  people?: People;
  tool?: string;
  /** How plainly the line says it, the higher the more. */
  worth: number;
  /** The line opens with it: it is about nothing else. */
  isSure?: true;
}

/** Only the beginning of a line says what it is about. In words. */
const headWords = 14;
/** By this word at the latest, a line names what it is about. */
const latestStart = 6;
/** Words of one thought are close together. */
const widestSpan = 6;
/** What another word of the topic adds. */
const perMention = 0.3;
/** What a word tells, by the number of topics that have it: "invoice" says it all, "manage" next to nothing. */
const tellingUpTo = 2;
const vagueFrom = 9;
const telling = { much: 1.5, some: 1, little: 0.4 };
const perNextWord = 0.8;
/** Below this, a line has only words that many topics share. */
const leastWorth = 1.4;
const indexLetters = 3;
const ownTool = 'tool';

/** A word or a few words in a row, as a topic writes them. */
interface Term {
  words: readonly { text: string; isWhole: boolean }[];
  uses: { pattern: Pattern; group: number }[];
  topics: Set<string>;
}

interface Pattern {
  topic: LineTopic;
  size: number;
}

function readTerm(written: string): Term['words'] {
  return written.split(' ').map((word) => {
    const isWhole = word.endsWith('.') || word.length < indexLetters;
    return { text: word.replace(/\.$/, ''), isWhole };
  });
}

const byLetters = new Map<string, Term[]>();
const terms = new Map<string, Term>();

function addTerm(written: string, use: Term['uses'][number]): void {
  const known = terms.get(written);
  if (known) {
    known.uses.push(use);
    known.topics.add(use.pattern.topic.id);
    return;
  }
  const term = { words: readTerm(written), uses: [use], topics: new Set([use.pattern.topic.id]) };
  terms.set(written, term);
  const letters = (term.words[0]?.text ?? '').slice(0, indexLetters);
  byLetters.set(letters, [...(byLetters.get(letters) ?? []), term]);
}

for (const topic of lineTopics)
  for (const line of topic.lines) {
    const groups = line.split(' + ');
    const pattern = { topic, size: groups.length };
    for (const [group, words] of groups.entries())
      for (const written of words === '@people' || words === '@people.'
        ? peopleWords.keys()
        : words.split('|'))
        addTerm(words.startsWith('@people') ? `${written}.` : written, { pattern, group });
  }

const wordsOf = (text: string) =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}&/+#'’.-]*(?<![.'’-])/gu) ?? [];

const isAt = ({ words }: Term, line: readonly string[], at: number) =>
  words.every(({ text, isWhole }, next) => {
    const word = line[at + next];
    return word !== undefined && (isWhole ? word === text : word.startsWith(text));
  });

function worthOf({ words, topics }: Term): number {
  const { much, some, little } = telling;
  const own = topics.size <= tellingUpTo ? much : topics.size < vagueFrom ? some : little;
  return own + (words.length - 1) * perNextWord;
}

/** Where a group of a pattern was found, and what that tells. */
interface Hit {
  at: number;
  worth: number;
  group: number;
}
type Hits = Map<Pattern, Hit[]>;

function hitsIn(line: readonly string[]): Hits {
  const hits: Hits = new Map();
  for (const [at, word] of line.entries())
    for (const term of byLetters.get(word.slice(0, indexLetters)) ?? []) {
      if (!isAt(term, line, at)) continue;
      for (const { pattern, group } of term.uses) {
        const known = hits.get(pattern);
        const hit = { at, worth: worthOf(term), group };
        if (known) known.push(hit);
        else hits.set(pattern, [hit]);
      }
    }
  return hits;
}

/** The words that a pattern was found in: one place of its own for each group, the earliest there is. */
function placesOf({ size }: Pattern, hits: readonly Hit[]): Hit[] | undefined {
  // Most patterns have only one of their groups in a line.
  if (hits.length < size || (size > 1 && hits.every(({ group }) => group === hits[0]?.group)))
    return undefined;
  const byGroup = Array.from({ length: size }, (_, group) => hits.filter((hit) => hit.group === group));
  byGroup.sort((a, b) => a.length - b.length);
  const taken: Hit[] = [];
  for (const found of byGroup) {
    const free = found.find(({ at }) => taken.every((one) => one.at !== at));
    if (!free) return undefined;
    taken.push(free);
  }
  return taken;
}

const firstPeople = (line: readonly string[]) =>
  line.map((word) => peopleWords.get(word)).find((people) => people !== undefined);

/** The tool that a text names, as it is written. */
function toolIn(text: string): string | undefined {
  const found = namedTools
    .map((tool) => ({ tool, at: text.indexOf(tool) }))
    .filter(
      ({ tool, at }) =>
        at >= 0 && !/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ''}${text[at + tool.length] ?? ''}`),
    )
    .sort((a, b) => a.at - b.at || b.tool.length - a.tool.length);
  return found[0]?.tool;
}

const toolTopic = lineTopics.find(({ id }) => id === ownTool);
const toolWorth = 4;

/** What a line asks for, by the words that it begins with; undefined where no topic is plainly in it. */
export function matchLine(text: string): LineMatch | undefined {
  const sure = openingOf(text);
  if (sure) {
    const people = firstPeople(wordsOf(text).slice(0, headWords));
    return { ...sure, isSure: true, ...(people ? { people } : {}) };
  }
  const tool = toolIn(text);
  if (tool && toolTopic) return { topic: toolTopic, tool, worth: toolWorth };
  const whole = wordsOf(text);
  const line = whole.slice(0, headWords);
  const all = ` ${line.join(' ')}`;
  let best: LineMatch | undefined;
  for (const [pattern, hits] of hitsIn(line)) {
    const { topic } = pattern;
    const places = placesOf(pattern, hits);
    if (!places || (topic.not ?? []).some((words) => all.includes(` ${words}`))) continue;
    const start = Math.min(...places.map(({ at }) => at));
    const span = Math.max(...places.map(({ at }) => at)) - start;
    if (start > latestStart || span > widestSpan) continue;
    const mentions = new Set(hits.map(({ at }) => at)).size - places.length;
    const plain = places.reduce((sum, { worth }) => sum + worth, 0);
    if (plain < leastWorth) continue;
    const worth = plain + (topic.rank ?? 0) + mentions * perMention - start / headWords;
    if (!best || worth > best.worth) best = { topic, worth };
  }
  const people = firstPeople(line);
  return best && people ? { ...best, people } : best;
}

const leastShare = 0.8;
const vocabularies = new Map<LineTopic, readonly Term[]>();

function vocabularyOf(topic: LineTopic): readonly Term[] {
  const known = vocabularies.get(topic) ?? [...terms.values()].filter(({ topics }) => topics.has(topic.id));
  vocabularies.set(topic, known);
  return known;
}

/** Whether most of what a line says belongs to its topic. "Identify payroll needs when benefits change" isn't about insurance. */
export function coversLine({ topic, tool, isSure }: LineMatch, line: string): boolean {
  if (isSure) return true;
  const words = vocabularyOf(topic).flatMap((term) => term.words);
  const isOfTopic = (word: string) =>
    peopleWords.has(word) ||
    tool?.toLowerCase().split(' ').includes(word) === true ||
    words.some(({ text, isWhole }) => (isWhole ? word === text : word.startsWith(text)));
  return shareOfLine(line, isOfTopic) >= leastShare;
}
