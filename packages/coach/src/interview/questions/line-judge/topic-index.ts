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
      const places = byStem.get(stem) ?? [];
      places.push({ at, weight: weight / length });
      byStem.set(stem, places);
    }
  }
  return {
    topics,
    idf,
    byStem,
    stems: new Map(topics.map((topic, at) => [topic, new Set(counts[at]?.keys())])),
  };
}

let known: TopicIndex | undefined;

/** The topics by their own words, read once. */
export function topicIndex(): TopicIndex {
  known ??= readIndex();
  return known;
}

/** How much of a line's words are a topic's own, for each topic that has one of them. */
export type Likeness = ReadonlyMap<LineTopic, number>;

/** Compares a line with all topics. */
export function likenessOf(stems: ReadonlySet<string>): Likeness {
  const { topics, idf, byStem } = topicIndex();
  const sums = new Float64Array(topics.length);
  let square = 0;
  for (const stem of stems) {
    const rarity = idf(stem);
    square += rarity * rarity;
    for (const { at, weight } of byStem.get(stem) ?? []) sums[at] = (sums[at] ?? 0) + rarity * weight;
  }
  const length = Math.sqrt(square) || 1;
  const likeness = new Map<LineTopic, number>();
  for (const [at, topic] of topics.entries()) {
    const sum = sums[at] ?? 0;
    if (sum > 0) likeness.set(topic, sum / length);
  }
  return likeness;
}

/** The topics that are most like a line, the most first. */
export function mostLike(likeness: Likeness, count: number): LineTopic[] {
  const best: [topic: LineTopic, value: number][] = [];
  for (const one of likeness) {
    if (best.length === count && one[1] <= (best.at(-1)?.[1] ?? 0)) continue;
    best.push(one);
    best.sort((a, b) => b[1] - a[1]);
    best.length = Math.min(best.length, count);
  }
  return best.map(([topic]) => topic);
}
