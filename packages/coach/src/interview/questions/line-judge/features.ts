import type { LineTopic } from '../../../content/line-topic-schema.ts';
import { isNear, type TopicAngle } from '../../../content/line-topics.ts';
import { verbOf } from '../../../job-ad/ad-verbs.ts';
import type { Feature } from '../../../text/linear-model.ts';
import type { AdQuestionLine } from '../ad-lines.ts';
import type { LineMatch } from '../line-topics.ts';
import { type Likeness, likenessOf, mostLike, stemsOf, topicIndex } from './topic-index.ts';

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
export function ofLine({ line, verb }: LineReading): Feature[] {
  const words = line.text.split(' ').length;
  return [
    `line ${line.kind}`,
    `verb ${verb}`,
    ['plus', Number(line.isPlus)],
    ['listed', Number(line.isListed)],
    ['length', Math.log(words)],
    ['short', Number(words < 4)],
    ['long', Number(words > 30)],
    ['list', Number(/,.*,/.test(line.text))],
    ['house', Number(/\b(?:you will|we|our|us)\b/i.test(line.text))],
    ['verb', Number(verb !== undefined)],
  ];
}

/** How a topic and a line go together. */
export function ofTopic(topic: LineTopic, reading: LineReading): Feature[] {
  const { line, stems, head, match, likeness, closest, ad, verb } = reading;
  const own = topicIndex().stems.get(topic) ?? new Set<string>();
  const { places } = topicIndex();
  const likenessTo = (one: LineTopic | undefined) => likeness[(one && places.get(one)) ?? -1] ?? 0;
  const like = likenessTo(topic);
  const isFirst = closest[0] === topic;
  const best = likenessTo(closest[isFirst ? 1 : 0]);
  const isOpening = match?.topic === topic;
  const isClose = topic.near?.some((group) => isNear(group, line.text)) ?? false;
  return [
    ['topic shared', Math.min(4, common(stems, own).count)],
    ['topic of line', share(stems, own)],
    ['topic of head', share(head, own)],
    ['topic likeness', like],
    ['topic lead', like - best],
    ['topic first', Number(isFirst)],
    ['topic in ad', common(own, ad).count / (own.size || 1)],
    ['opening', Number(isOpening)],
    ['opening worth', isOpening ? match.worth : 0],
    ['other opening', Number(match !== undefined && !isOpening)],
    ['near', Number(isClose)],
    ['near missed', Number(topic.near !== undefined && !isClose)],
    ['leads', Number(topic.leads ?? false)],
    `rank ${topic.rank ?? 0}`,
    `type ${topic.type}`,
    `topic ${topic.id}`,
    `topic ${topic.id} verb ${verb}`,
    ...[...head].map((stem) => `topic ${topic.id} head ${stem}`),
  ];
}

interface Question {
  stems: ReadonlySet<string>;
  rarity: number;
  /** What it is, whatever the line. */
  features: readonly Feature[];
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
      `form ${words.slice(0, 3).join(' ').toLowerCase()}`,
      `question ${text.slice(0, longestName)}`,
    ],
  };
  if (known.size < mostKnown) known.set(text, question);
  return question;
}

/** How the words of a question and a line go together. */
export function ofQuestion(text: string, angle: TopicAngle, reading: LineReading): Feature[] {
  const { stems, head, ad, title } = reading;
  const asked = questionOf(text);
  const shared = common(asked.stems, stems);
  const rest = new Set([...asked.stems].filter((stem) => !stems.has(stem)));
  return [
    ...asked.features,
    `angle ${angle}`,
    ['shared', Math.min(3, shared.count)],
    ['shared rarity', Math.min(15, shared.rarity) / 5],
    ['shared in head', Math.min(2, common(asked.stems, head).count)],
    ['question covered', shared.rarity / (asked.rarity || 1)],
    ['line covered', shared.rarity / (rarityOf(stems) || 1)],
    ['head covered', share(head, asked.stems)],
    ['rest in ad', share(rest, ad)],
    ['question in title', Math.min(2, common(asked.stems, title).count)],
  ];
}
