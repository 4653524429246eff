import type { AuthoredPoint, AuthoredQuestion } from '../../content/key-points-schema.ts';
import { deniesAt, markNegation } from '../../text/negation.ts';
import { readPassage } from '../../text/passage.ts';
import { plainTokens } from '../../text/plain-tokens.ts';
import { rootOf } from '../../text/stem.ts';
import { vocabulary as calibration, matching } from '../rubric/calibration.ts';
import { type ByFirst, byFirst } from './by-first.ts';
import { type Printed, preparePrinted } from './echo.ts';
import { rootRarityOf } from './rarity.ts';
import { type Subject, subjectOf } from './relevance.ts';
import { tradeWords } from './trade-words.ts';

/** One alternative of an anchor's group: its stems in order. */
export interface Item {
  stems: readonly string[];
  /** "not:" asks for a denied word. */
  wantsDenial: boolean;
  /** The alternative itself denies ("nobody"). */
  negates: boolean;
}
/** Every group must be found, in different words. */
export type Anchor = readonly (readonly Item[])[];

/** What a root tells of one point beside the others of its trade, as a factor. */
type Telling = (root: string) => number;

interface SayPart {
  stem: string;
  isNegated: boolean;
  weight: number;
}
export interface Say {
  parts: readonly SayPart[];
  weight: number;
  negates: boolean;
}

export interface PreparedPoint {
  point: AuthoredPoint;
  /** False for a point that counts where it is made, and that nobody is asked about. */
  isAsked: boolean;
  /** Telling roots of everything authored for the point, with their weights: the rarer and the less shared with other points, the more. */
  vocabulary: ReadonlyMap<string, number>;
  says: readonly Say[];
  anchors: readonly Anchor[];
}
export interface PreparedFlag {
  label: string;
  why: string;
  anchors: readonly Anchor[];
}
/** A question's points, ready to be matched against any number of answers. */
export interface PreparedQuestion {
  /** What the question itself is about. */
  subject: Subject;
  points: readonly PreparedPoint[];
  flags: readonly PreparedFlag[];
  printed: Printed;
  /** Authored clauses that are long enough to be copied. */
  clauses: ByFirst;
  /** What a plan is held against besides its points; nothing where people tell what they lived through. */
  planned: Planned | undefined;
}
/** A question that asks for a plan, and its sample answer: answers to it hold their rare words, whatever they plan. */
export interface Planned {
  question: Rarities;
  sample: Rarities;
}
/** The different roots of a text with their rarity, and the sum of it. */
export interface Rarities {
  byRoot: ReadonlyMap<string, number>;
  all: number;
}

/** Authored words, read as answers are. */
const tokensOf = (text: string, isAuthored = false) => {
  const tokens = plainTokens(readPassage(text).tokens, isAuthored);
  markNegation(tokens);
  return tokens;
};

function readItem(text: string): Item {
  const wantsDenial = text.startsWith('not:');
  const tokens = tokensOf(wantsDenial ? text.slice(4) : text, true);
  return {
    stems: tokens.map(({ word }) => rootOf(word)),
    wantsDenial,
    negates: tokens.some((_, at) => deniesAt(tokens, at)),
  };
}

/** "call|ring + him|her": groups joined by " + ", alternatives by "|". */
function readAnchor(text: string): Anchor {
  return text.split(' + ').map((group) =>
    group
      .split('|')
      .map((item) => readItem(item.trim()))
      .filter(({ stems }) => stems.length > 0),
  );
}

/** A say before anything is weighed. */
interface ReadSay {
  parts: readonly Omit<SayPart, 'weight'>[];
  negates: boolean;
}

function readSay(text: string): ReadSay {
  const parts = new Map<string, Omit<SayPart, 'weight'>>();
  const tokens = tokensOf(text);
  for (const { word, isNegated } of tokens) {
    const stem = rootOf(word);
    if (!parts.has(stem)) parts.set(stem, { stem, isNegated });
  }
  return { parts: [...parts.values()], negates: tokens.some((_, at) => deniesAt(tokens, at)) };
}

function weighSay({ parts, negates }: ReadSay, telling: Telling): Say {
  const all = parts.map((part) => ({ ...part, weight: rootRarityOf(part.stem) * telling(part.stem) }));
  return { parts: all, weight: all.reduce((sum, { weight }) => sum + weight, 0), negates };
}

const stemsOf = (text: string) => tokensOf(text).map(({ word }) => rootOf(word));

function raritiesOf(text: string, telling: Telling): Rarities {
  const byRoot = new Map(stemsOf(text).map((root) => [root, rootRarityOf(root) * telling(root)] as const));
  return { byRoot, all: [...byRoot.values()].reduce((sum, one) => sum + one, 0) };
}

/** The content roots of a point, each with the worth of its best place. */
function worthOfRoots({ anchors, says, ask }: AuthoredPoint): Map<string, number> {
  const worths = new Map<string, number>();
  const add = (text: string, worth: number) => {
    for (const { word, isContent } of tokensOf(text)) {
      if (!isContent) continue;
      const root = rootOf(word);
      worths.set(root, Math.max(worths.get(root) ?? 0, worth));
    }
  };
  for (const anchor of anchors)
    for (const item of anchor.split(/ \+ |\|/)) add(item.replace('not:', ''), calibration.anchorWord);
  for (const say of says) add(say, calibration.sayWord);
  add(ask, calibration.askWord);
  return worths;
}

/** What the authored words of a point say, in whatever question it is used. */
interface ReadPoint {
  worths: ReadonlyMap<string, number>;
  says: readonly ReadSay[];
  anchors: readonly Anchor[];
}

/** Many questions share a point, and each level of a question has a text: a point is read once. */
const readPoints = new WeakMap<AuthoredPoint, ReadPoint>();

function readPoint(point: AuthoredPoint): ReadPoint {
  const read = readPoints.get(point) ?? {
    worths: worthOfRoots(point),
    says: point.says.map(readSay),
    anchors: point.anchors.map(readAnchor),
  };
  readPoints.set(point, read);
  return read;
}

/** The telling roots of a point, each with the weight of its best place. */
const readVocabulary = (point: AuthoredPoint, telling: Telling): Map<string, number> =>
  new Map(
    [...readPoint(point).worths].map(([root, worth]) => [root, worth * rootRarityOf(root) * telling(root)]),
  );

/** Words that several points of a question have, and the question's own, tell little about one of them. */
function weighVocabularies(vocabularies: readonly Map<string, number>[], asked: ReadonlySet<string>): void {
  const holders = new Map<string, number>();
  for (const vocabulary of vocabularies)
    for (const root of vocabulary.keys()) holders.set(root, (holders.get(root) ?? 0) + 1);
  for (const vocabulary of vocabularies)
    for (const [root, weight] of vocabulary) {
      const own = weight / Math.sqrt(holders.get(root) ?? 1);
      vocabulary.set(root, asked.has(root) ? own * calibration.questionWord : own);
    }
}

/** The question's telling words; in a trade, those that all of its questions have tell less. */
function subjectIn(text: string, telling: Telling): Subject {
  const subject = subjectOf(readPassage(text), undefined);
  return new Map([...subject].map(([stem, weight]) => [stem, weight * telling(rootOf(stem))]));
}

const everywhere: Telling = () => 1;

function tellingIn(trade: AuthoredQuestion['trade']): Telling {
  if (!trade) return everywhere;
  const words = tradeWords(trade, (point) => readVocabulary(point, everywhere).keys());
  return (root) => words.get(root) ?? 1;
}

/** Reads the authored points of a question once, and the sample answer where it is a plan; the result serves every answer. */
export function prepareQuestion(
  text: string,
  { points, redFlags, trade, unasked = [] }: AuthoredQuestion,
  plan?: string,
): PreparedQuestion {
  const telling = tellingIn(trade);
  const printed = [text, ...points.map(({ ask }) => ask)];
  // What is asked in any trade is told in any words.
  const tellingOf = (point: AuthoredPoint) => (trade?.includes(point) ? telling : everywhere);
  const vocabularies = points.map((point) => readVocabulary(point, tellingOf(point)));
  weighVocabularies(vocabularies, new Set(tokensOf(text).map(({ word }) => rootOf(word))));
  return {
    subject: subjectIn(text, telling),
    points: points.map((point, at) => ({
      point,
      isAsked: !unasked.includes(point),
      vocabulary: vocabularies[at] ?? new Map(),
      says: readPoint(point).says.map((say) => weighSay(say, tellingOf(point))),
      anchors: readPoint(point).anchors,
    })),
    flags: redFlags.map(({ label, why, anchors }) => ({ label, why, anchors: anchors.map(readAnchor) })),
    printed: preparePrinted(
      printed.map(stemsOf),
      points.map(({ label }) => stemsOf(label)),
      points.map(({ praise }) => stemsOf(praise)),
    ),
    clauses: byFirst(
      points.flatMap(({ says }) => says.map(stemsOf)),
      matching.echoRun,
    ),
    planned: plan ? { question: raritiesOf(text, telling), sample: raritiesOf(plan, telling) } : undefined,
  };
}
