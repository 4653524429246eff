import type { LineTopic } from '../../../content/line-topic-schema.ts';
import { isNear, type TopicAngle } from '../../../content/line-topics.ts';
import { verbOf } from '../../../job-ad/ad-verbs.ts';
import type { AdQuestionLine } from '../ad-lines.ts';
import type { LineMatch } from '../line-topics.ts';
import { type Likeness, likenessOf, mostLike, stemsOf, topicIndex } from './topic-index.ts';

/** Takes a feature by its name. Training takes the same ones. */
export type Put = (name: string, value: number) => void;

/** The stems of an ad and of its title. */
export interface AdStems {
  ad: ReadonlySet<string>;
  title: ReadonlySet<string>;
}

/** A line of an ad, with what the judge reads of it. */
export interface LineReading extends AdStems {
  line: AdQuestionLine;
  stems: ReadonlySet<string>;
  /** The stems that it opens with. */
  head: ReadonlySet<string>;
  verb: string | undefined;
  match: LineMatch | undefined;
  likeness: Likeness;
  /** The topics that it is most like. */
  closest: readonly LineTopic[];
}

const headStems = 5;
const headCharacters = 80;
/** So many topics beside the one that a line opens with are judged. */
const closestTopics = 4;

/** Reads a line for the judge. */
export function readForJudge(
  line: AdQuestionLine,
  match: LineMatch | undefined,
  stems: ReadonlySet<string>,
  ad: AdStems,
): LineReading {
  const head = line.head ?? line.text;
  const likeness = likenessOf(stems);
  return {
    ...ad,
    line,
    match,
    stems,
    head: new Set(stemsOf(head.slice(0, headCharacters)).slice(0, headStems)),
    verb: verbOf((head.split(/[\s,]/, 1)[0] as string).toLowerCase())?.base,
    likeness,
    closest: mostLike(likeness, closestTopics),
  };
}

function rarityOf(stems: Iterable<string>): number {
  const { idf } = topicIndex();
  let sum = 0;
  for (const stem of stems) sum += idf(stem);
  return sum;
}

/** How many stems are in both, and how rare they are. */
function common(some: ReadonlySet<string>, others: ReadonlySet<string>): { count: number; rarity: number } {
  const { idf } = topicIndex();
  const both = { count: 0, rarity: 0 };
  for (const stem of some)
    if (others.has(stem)) {
      both.count += 1;
      both.rarity += idf(stem);
    }
  return both;
}

/** How much of what some stems tell others have. */
const share = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  common(some, others).rarity / (rarityOf(some) || 1);

/** What a line is, whatever it is asked. */
export function ofLine({ line, verb }: LineReading, put: Put): void {
  const words = line.text.split(' ').length;
  put(`line ${line.kind}`, 1);
  put('plus', Number(line.isPlus));
  put('listed', Number(line.isListed));
  put('length', Math.log(words));
  put('short', Number(words < 4));
  put('long', Number(words > 30));
  put('list', Number(/,.*,/.test(line.text)));
  put('house', Number(/\b(?:you will|we|our|us)\b/i.test(line.text)));
  put('verb', Number(verb !== undefined));
  put(`verb ${verb}`, 1);
}

/** How a topic and a line go together. */
export function ofTopic(topic: LineTopic, reading: LineReading, put: Put): void {
  const { line, stems, head, match, likeness, closest, ad, verb } = reading;
  const own = topicIndex().stems.get(topic) ?? new Set<string>();
  const { places } = topicIndex();
  const likenessTo = (one: LineTopic | undefined) => likeness[(one && places.get(one)) ?? -1] ?? 0;
  const like = likenessTo(topic);
  const isFirst = closest[0] === topic;
  const best = likenessTo(closest[isFirst ? 1 : 0]);
  const isOpening = match?.topic === topic;
  const isClose = topic.near?.some((group) => isNear(group, line.text)) ?? false;
  put('topic shared', Math.min(4, common(stems, own).count));
  put('topic of line', share(stems, own));
  put('topic of head', share(head, own));
  put('topic likeness', like);
  put('topic lead', like - best);
  put('topic first', Number(isFirst));
  put('topic in ad', common(own, ad).count / (own.size || 1));
  put('opening', Number(isOpening));
  put('opening worth', isOpening ? match.worth : 0);
  put('other opening', Number(match !== undefined && !isOpening));
  put('near', Number(isClose));
  put('near missed', Number(topic.near !== undefined && !isClose));
  put('leads', Number(topic.leads ?? false));
  put(`rank ${topic.rank ?? 0}`, 1);
  put(`type ${topic.type}`, 1);
  put(`topic ${topic.id}`, 1);
  put(`topic ${topic.id} verb ${verb}`, 1);
  for (const stem of head) put(`topic ${topic.id} head ${stem}`, 1);
}

interface Question {
  stems: ReadonlySet<string>;
  rarity: number;
  /** What it is, whatever the line. */
  features: (readonly [name: string, value: number])[];
}

const known = new Map<string, Question>();
const mostKnown = 5_000;
const longestName = 80;

/** Reads a question once. */
function questionOf(text: string): Question {
  const found = known.get(text);
  if (found) return found;
  const words = text.split(/\s+/);
  const stems = new Set(stemsOf(text));
  const question: Question = {
    stems,
    rarity: rarityOf(stems),
    features: [
      ['question length', Math.log(words.length)],
      [`form ${words.slice(0, 3).join(' ').toLowerCase()}`, 1],
      [`question ${text.slice(0, longestName)}`, 1],
    ],
  };
  if (known.size < mostKnown) known.set(text, question);
  return question;
}

/** How the words of a question and a line go together. */
export function ofQuestion(text: string, angle: TopicAngle, reading: LineReading, put: Put): void {
  const { stems, head, ad, title } = reading;
  const asked = questionOf(text);
  const shared = common(asked.stems, stems);
  const rest = new Set<string>();
  for (const stem of asked.stems) if (!stems.has(stem)) rest.add(stem);
  for (const [name, value] of asked.features) put(name, value);
  put(`angle ${angle}`, 1);
  put('shared', Math.min(3, shared.count));
  put('shared rarity', Math.min(15, shared.rarity) / 5);
  put('shared in head', Math.min(2, common(asked.stems, head).count));
  put('question covered', shared.rarity / (asked.rarity || 1));
  put('line covered', shared.rarity / (rarityOf(stems) || 1));
  put('head covered', share(head, asked.stems));
  put('rest in ad', share(rest, ad));
  put('question in title', Math.min(2, common(asked.stems, title).count));
}
