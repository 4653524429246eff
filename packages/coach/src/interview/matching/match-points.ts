import { isCounted, type PointFinding } from '@greenroom/domain';
import { rootOf } from '../../text/stem.ts';
import type { Readings } from '../reading/plain-reading.ts';
import type { Span } from '../reading/span.ts';
import { evidence, topic, vocabulary as words, zones } from '../rubric/calibration.ts';
import { findEchoes } from './echo.ts';
import { type Answer, clausePlaces, placesBefore, readPlaces, stretchesOf } from './find-anchors.ts';
import { findCopies } from './find-copies.ts';
import { type FoundFlag, findFlags } from './find-flags.ts';
import { fullestQuote, quotesOf, surestQuote } from './find-quotes.ts';
import { findTraces, type Traces } from './find-traces.ts';
import type { Planned, PreparedQuestion, Rarities } from './prepare-points.ts';
import { readRelevance } from './relevance.ts';

type Zone = PointFinding['zone'];

/** What an answer says of one point. */
export interface FoundPoint {
  zone: Zone;
  /** How likely it is that the answer makes the point, 0 to 1. */
  likelihood: number;
  /** No anchor and few traces: asked where a low score would have no question else. */
  mayAsk: boolean;
  /** The words that hold it: a sentence, or whole clauses of one. */
  span: Span | undefined;
}
export interface PointMatches {
  points: readonly FoundPoint[];
  /** How likely it is that the answer is about this question at all, by what was found of all points, 0 to 1. */
  topic: number;
  flags: readonly FoundFlag[];
  /** Share of the answer's words that repeat what the product printed, 0 to 1. */
  echo: number;
  /** Authored clauses of four words or more that stand in the answer word for word, and the share of its words in them. */
  copied: { clauses: number; share: number };
}

/** How many points count. */
export const countedPoints = ({ points }: PointMatches): number => points.filter(isCounted).length;

/** How many points the answer makes, each by its likelihood. */
export const expectedPoints = ({ points }: PointMatches): number =>
  points.reduce((sum, { likelihood }) => sum + likelihood, 0);

const logistic = (sum: number) => 1 / (1 + Math.exp(-sum));
const meanOf = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

/** What an answer holds of a text's rare roots, 0 to 1; echoes left out. */
function heldOf({ byRoot, all }: Rarities, { places }: Answer): number {
  let held = 0;
  for (const [root, rarity] of byRoot) if (places.has(root)) held += rarity;
  return all === 0 ? 0 : held / all;
}

/** Likelihood, 0 to 1, that an answer is about this question at all, by its words and the traces of all its points. */
function topicOf(
  all: readonly Traces[],
  asked: number,
  answer: Answer,
  planned: Planned | undefined,
): number {
  const weights = planned ? topic.planned : topic.told;
  const held = planned
    ? topic.question * heldOf(planned.question, answer) + topic.sample * heldOf(planned.sample, answer)
    : 0;
  const sum =
    weights.bias +
    weights.anchored * meanOf(all.map(({ isAnchored }) => (isAnchored ? 1 : 0))) +
    weights.clause * meanOf(all.map(({ clause }) => clause)) +
    weights.vocabulary * Math.sqrt(meanOf(all.map(({ vocabulary }) => vocabulary.whole))) +
    weights.asked * asked +
    weights.words * logOf(countedIn(answer), 1);
  return logistic(sum + held);
}

/** Words that count. */
const countedIn = ({ counts }: Answer): number => counts.reduce((sum, one) => sum + one, 0);

/** What is known of the whole answer when one of its points is judged. */
interface Context {
  logWords: number;
  /** Share of the question's own telling words that it holds, 0 to 1. */
  asked: number;
  /** Numbers told, at most as many as an answer of this length has room for. */
  numbers: number;
}

/** Likelihood, 0 to 1, that an answer to the question makes the point, which comes at `place` in its list: 0 for the first, 1 for the last. */
function likelihoodOf(
  { isAnchored, ways, vocabulary }: Traces,
  context: Context,
  place: number,
  isElseComplete: boolean,
): number {
  return logistic(
    evidence.bias +
      evidence.anchored * (isAnchored ? 1 : 0) +
      evidence.ways * ways +
      evidence.vocabulary * vocabulary.stretch +
      evidence.place * place +
      evidence.words * context.logWords +
      evidence.asked * context.asked +
      evidence.numbers * context.numbers +
      evidence.complete * (isElseComplete ? 1 : 0),
  );
}

/** Natural logarithm of an answer's words, between `least` and the most that count. */
const logOf = (counted: number, least: number) =>
  Math.log(Math.min(words.mostWords, Math.max(least, counted)));

/**
 * Whether a point may be asked for (`isOpen`) depends on its own traces: an answer in the words of another trade still makes its points, and a
 * point that is half said is left alone.
 */
function zoneOf(isSure: boolean, likelihood: number, isOpen: boolean): Zone {
  if (isSure) return 'seen';
  if (likelihood >= zones.counted) return 'counted';
  return isOpen ? 'ask' : 'perhaps';
}

function findAll(
  answer: Answer,
  { points, subject, planned }: PreparedQuestion,
  flagged: ReadonlySet<number>,
  { shown, story }: Readings,
): Pick<PointMatches, 'points' | 'topic'> {
  const stretches = stretchesOf(answer);
  const all = points.map((point) => findTraces(answer, stretches, point, flagged));
  // "Tell me about yourself" has no telling word to say back.
  const stems = new Set(answer.passage.tokens.map(({ stem }) => stem));
  const asked = subject.size === 0 ? 0 : readRelevance(subject, stems).value;
  const counted = countedIn(answer);
  // People make a shared point when they answer other questions too, so it shows nothing about the topic.
  const own = all.filter((_, at) => points[at]?.point.shared === undefined);
  const onTopic = topicOf(own.length > 0 ? own : all, asked, answer, planned);
  const context: Context = {
    logWords: logOf(counted, words.leastWords),
    asked,
    numbers: Math.min(evidence.mostNumbers, counted / evidence.wordsEach, story.numbers.length),
  };
  const weight = Math.min(1, onTopic / topic.sure);
  const unanchored = all.filter(({ isAnchored }) => !isAnchored).length;
  const quoteAt = quotesOf(answer, shown, points);
  const found = all.map((traces, point): FoundPoint => {
    const place = point / Math.max(1, all.length - 1);
    const isElseComplete = all.length > 1 && unanchored === (traces.isAnchored ? 0 : 1);
    const ownLikelihood = likelihoodOf(traces, context, place, isElseComplete);
    const likelihood = weight * ownLikelihood;
    const prepared = points[point];
    const mayShow = likelihood >= zones.seen && prepared && !prepared.point.isGeneral;
    const sure = mayShow ? surestQuote(answer, traces.shows, quoteAt, prepared, point) : undefined;
    const mayAsk = prepared?.isAsked === true && !traces.isAnchored;
    return {
      zone: zoneOf(sure !== undefined, likelihood, mayAsk && ownLikelihood < zones.ask),
      likelihood,
      mayAsk: mayAsk && ownLikelihood < zones.askWhenLow,
      span: sure ?? fullestQuote(traces.shows, quoteAt, point)?.span,
    };
  });
  return { points: found, topic: onTopic };
}

/**
 * What an answer says of a prepared question: each point in the question's order, and the red flags, with quotes from the answer as it
 * is shown. Pure; linear in the answer.
 */
export function matchPoints(readings: Readings, question: PreparedQuestion): PointMatches {
  const { passage, clauses } = readings;
  const roots = passage.tokens.map(({ word }) => rootOf(word));
  const isEcho = findEchoes(passage.tokens, roots, clauses, question.printed);
  const clauseAt = clausePlaces(passage, clauses);
  const counts = isEcho.map((echo, at) => (echo || clauses[clauseAt[at] ?? 0]?.isTakenBack ? 0 : 1));
  const answer: Answer = {
    passage,
    clauses,
    clauseAt,
    roots,
    before: placesBefore(roots),
    counts,
    places: readPlaces(roots, isEcho),
  };
  const { flags, flagged } = findFlags(answer, readings, isEcho, question.flags);
  const echoed = isEcho.reduce((sum, one) => sum + one, 0);
  return {
    ...findAll(answer, question, flagged, readings),
    flags,
    echo: echoed / Math.max(1, passage.tokens.length),
    copied: findCopies(roots, question.clauses),
  };
}
