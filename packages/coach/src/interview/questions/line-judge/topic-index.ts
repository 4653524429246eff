import type { LineTopic } from '../../../content/line-topic-schema.ts';
import { lineTopics } from '../../../content/line-topics.ts';
import { contentStems, readPassage } from '../../../text/passage.ts';

/** Words that questions are made of, whatever they ask about. */
const asking = new Set(
  contentStems(
    readPassage(
      'tell me about a time, walk me through how would you do, what have you, when did, give an example from work, somebody, something, people, job',
    ),
  ),
);

/** The telling stems of a text, in order. */
export const stemsOf = (text: string): string[] =>
  contentStems(readPassage(text)).filter((stem) => !asking.has(stem));

/** What a topic asks, is called and opens with, as one text. */
function wordsOf(topic: LineTopic): string {
  const near = (topic.near ?? []).flatMap(({ ask = [], tell = [] }) => [...ask, ...tell]);
  const opens = topic.opens.join(' ').replace(/@people|[.+|]/g, ' ');
  return [...topic.ask, ...(topic.tell ?? []), ...near, topic.competency, topic.competency, opens]
    .join(' ')
    .replace(/\{\w+\}/g, '');
}

interface TopicIndex {
  topics: readonly LineTopic[];
  /** How rare a stem is among topics. */
  idf: (stem: string) => number;
  /** Places of the topics that have a stem, each with the stem's weight in it. */
  byStem: ReadonlyMap<string, readonly { at: number; weight: number }[]>;
  stems: ReadonlyMap<LineTopic, ReadonlySet<string>>;
  places: ReadonlyMap<LineTopic, number>;
}

function readIndex(): TopicIndex {
  const topics = lineTopics.filter(({ id }) => id !== 'tool');
  const counts = topics.map((topic) => {
    const own = new Map<string, number>();
    for (const stem of stemsOf(wordsOf(topic))) own.set(stem, (own.get(stem) ?? 0) + 1);
    return own;
  });
  const inTopics = new Map<string, number>();
  for (const own of counts) for (const stem of own.keys()) inTopics.set(stem, (inTopics.get(stem) ?? 0) + 1);
  const rarity = new Map(
    [...inTopics].map(([stem, count]) => [stem, Math.log((topics.length + 1) / (count + 0.5))]),
  );
  const rarest = Math.log((topics.length + 1) / 0.5);
  const idf = (stem: string) => rarity.get(stem) ?? rarest;
  const byStem = new Map<string, { at: number; weight: number }[]>();
  for (const [at, own] of counts.entries()) {
    const weights = [...own].map(([stem, count]) => ({ stem, weight: (1 + Math.log(count)) * idf(stem) }));
    const length = Math.hypot(...weights.map(({ weight }) => weight));
    for (const { stem, weight } of weights) {
      const having = byStem.get(stem) ?? [];
      having.push({ at, weight: weight / length });
      byStem.set(stem, having);
    }
  }
  const places = new Map(topics.map((topic, at) => [topic, at]));
  return {
    topics,
    idf,
    byStem,
    places,
    stems: new Map(topics.map((topic, at) => [topic, new Set(counts[at]?.keys())])),
  };
}

let known: TopicIndex | undefined;

/** The topics by their own words, read once. */
export function topicIndex(): TopicIndex {
  known ??= readIndex();
  return known;
}

/** How much of a line's words are each topic's own, in the order of the topics. */
export type Likeness = Float64Array;

/** Compares a line with all topics. */
export function likenessOf(stems: ReadonlySet<string>): Likeness {
  const { topics, idf, byStem } = topicIndex();
  const likeness = new Float64Array(topics.length);
  let square = 0;
  for (const stem of stems) square += idf(stem) ** 2;
  const length = Math.sqrt(square) || 1;
  for (const stem of stems) {
    const rarity = idf(stem) / length;
    for (const { at, weight } of byStem.get(stem) ?? []) likeness[at] = (likeness[at] ?? 0) + rarity * weight;
  }
  return likeness;
}

/** The topics that are most like a line, the most first. */
export function mostLike(likeness: Likeness, count: number): LineTopic[] {
  const best: number[] = [];
  const valueAt = (at = -1) => likeness[at] ?? 0;
  for (let at = 0; at < likeness.length; at += 1) {
    if (valueAt(at) <= (best.length < count ? 0 : valueAt(best.at(-1)))) continue;
    best.push(at);
    best.sort((a, b) => valueAt(b) - valueAt(a));
    best.length = Math.min(best.length, count);
  }
  return best.flatMap((at) => topicIndex().topics[at] ?? []);
}
