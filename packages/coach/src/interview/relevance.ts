import { bank } from '../content/bank.ts';
import { strangers } from '../content/strangers.ts';
import { everydayStems } from '../text/common-words.ts';
import { contentStems, type Passage, readPassage } from '../text/passage.ts';
import { stemOf } from '../text/stem.ts';
import { StemIndex } from '../text/stem-index.ts';
import { coverageOf, type KeyPoint, matchConcept } from './key-points.ts';
import type { Concept } from './requests.ts';
import type { AnswerKind } from './rubric.ts';
import { themeStems } from './themes.ts';

/** How much an answer is about its question, and how much answers to other questions are by chance. */
export interface Relevance {
  value: number;
  expected: number;
  /** The same without the words of the question itself: repeating those is no answer. */
  own: number;
  expectedOwn: number;
}

type Measured = Pick<Relevance, 'value' | 'own'>;

interface Asked {
  kind: AnswerKind;
  question: Passage;
  ideal: Passage | undefined;
  concepts: readonly Concept[];
}

interface Vocabulary {
  asked: ReadonlySet<string>;
  pointed: ReadonlySet<string>;
  told: ReadonlySet<string>;
  themed: ReadonlySet<string>;
}

interface Yardstick extends Vocabulary {
  expected: Measured;
}

/** Weights of a word by where the question holds it; everyday words count a quarter of it. */
const weights = { asked: 2, pointed: 1, told: 0.5, themed: 0.5 } as const;
const everydayWeight = 0.25;
const coveredWeight = 8;
const shareWeight = 4;
/** An answer of this length is held against the whole expectation, a shorter one against less. */
const usualWords = 130;
/** So far above chance an answer is wholly about its question. */
const fullLead = 12;
const cacheLimit = 2_000;

/** How far above chance an answer must be about its question, and what it may then reach; in between in a straight line. */
const capsByLead: readonly (readonly [number, number])[] = [
  [-1.8, 15],
  [-0.8, 25],
  [0, 34],
  [0.8, 42],
  [1.6, 48],
  [2.5, 68],
  [2.8, 84],
  [3.2, 100],
];

const motiveStems =
  'want enjoy love interest interested draw attract career passion strength weakness proud motivate prefer fascinate hope curious appeal wish'
    .split(' ')
    .map(stemOf);

function weigh(index: StemIndex, stems: ReadonlySet<string>): number {
  let sum = 0;
  for (const stem of stems)
    if (index.positions.has(stem)) sum += everydayStems.has(stem) ? everydayWeight : 1;
  return sum;
}

function measure(
  passage: Passage,
  index: StemIndex,
  points: readonly KeyPoint[],
  words: Vocabulary,
): Measured {
  // A long answer holds more words of any kind.
  const length = Math.sqrt(Math.max(usualWords, passage.tokens.length) / usualWords);
  const covered = points.filter((point) => point.covered > 0).length / Math.max(1, points.length);
  const made = coveredWeight * covered + shareWeight * coverageOf(points, 'share');
  const part = (name: keyof typeof weights) => (weights[name] * weigh(index, words[name])) / length;
  const told = part('pointed') + part('told');
  return { value: part('asked') + part('themed') + told + made, own: told + made };
}

function vocabularyOf({ question, ideal, concepts }: Asked): Vocabulary {
  const asked = new Set(contentStems(question));
  const fresh = (stems: readonly string[]) => new Set(stems.filter((stem) => !asked.has(stem)));
  const pointed = fresh(
    concepts.flatMap(({ id, any }) => [id, ...any].flatMap((text) => contentStems(readPassage(text)))),
  );
  return { asked, pointed, told: fresh(ideal ? contentStems(ideal) : []), themed: themeStems(asked) };
}

const isStory = (kind: string) => kind === 'behavioural' || kind === 'motivation';

/** Sample answers of the bank to questions of the same sort. */
const samples = new Map<boolean, { text: string; passage: Passage; index: StemIndex }[]>();
function samplesFor(story: boolean) {
  const known = samples.get(story);
  if (known) return known;
  const picked = bank
    .filter(({ question }) => strangers.has(question.id) && isStory(question.kind) === story)
    .map(({ question }) => {
      const passage = readPassage(question.ideal);
      return { text: question.ideal, passage, index: new StemIndex(passage) };
    });
  samples.set(story, picked);
  return picked;
}

const yardsticks = new Map<string, Yardstick>();

/** What the question is about, and how much of that stands by chance in answers to other questions. */
function yardstickFor(reference: Asked): Yardstick {
  const key = `${reference.question.text}\n${reference.concepts.map(({ id }) => id).join('|')}`;
  const cached = yardsticks.get(key);
  if (cached) return cached;
  const words = vocabularyOf(reference);
  const values = samplesFor(isStory(reference.kind)).flatMap(({ text, passage, index }) => {
    if (text === reference.ideal?.text) return [];
    const points = reference.concepts.map((concept) => matchConcept(passage, index, concept, words.asked));
    return [measure(passage, index, points, words)];
  });
  const mean = (of: (one: Measured) => number) =>
    values.reduce((sum, one) => sum + of(one), 0) / Math.max(1, values.length);
  const expected = { value: mean(({ value }) => value), own: mean(({ own }) => own) };
  const yardstick = { ...words, expected };
  if (yardsticks.size > cacheLimit) yardsticks.clear();
  yardsticks.set(key, yardstick);
  return yardstick;
}

/**
 * What speaks against a long answer: not one key point in it, or no word of liking or wanting where a motive was asked for. In a
 * short answer that shows little.
 */
function doubtOf(passage: Passage, index: StemIndex, points: readonly KeyPoint[], kind: AnswerKind): number {
  const isLong = Math.min(1, Math.max(0, (passage.tokens.length - 60) / 60));
  const isEmpty = points.every((point) => point.covered === 0);
  const isMotiveless = kind === 'motivation' && !motiveStems.some((stem) => index.positions.has(stem));
  return isLong * ((isEmpty ? 1.5 : 0) + (isMotiveless ? 4 : 0));
}

/** How much an answer is about its question, beside what answers to other questions hold of it by chance. */
export function readRelevance(
  passage: Passage,
  index: StemIndex,
  points: readonly KeyPoint[],
  reference: Asked,
): Relevance {
  const yardstick = yardstickFor(reference);
  const length = Math.min(1, Math.sqrt(passage.tokens.length / usualWords));
  const { value, own } = yardstick.expected;
  const measured = measure(passage, index, points, yardstick);
  const doubt = doubtOf(passage, index, points, reference.kind);
  return {
    ...measured,
    value: measured.value - doubt,
    expected: value * length,
    expectedOwn: own * length,
  };
}

/** The most that an answer may get, by how much more it is about its question than answers to other questions are. */
export function pointCap({ value, expected }: Relevance): number {
  const lead = value - expected;
  const at = capsByLead.findIndex(([from]) => lead < from);
  if (at < 0) return 100;
  const [to, high] = capsByLead[at] ?? [0, 100];
  const before = capsByLead[at - 1];
  if (!before) return high;
  const [from, low] = before;
  return Math.round(low + ((high - low) * (lead - from)) / (to - from));
}

/** How far an answer is about its question in other words than the key points' own, 0 to 0.7. */
export function pointedness({ own, expectedOwn }: Relevance): number {
  return Math.min(0.7, Math.max(0, (own - expectedOwn) / fullLead));
}
