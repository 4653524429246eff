import { readAsOf } from '../../content/openings.ts';
import { withSharedFlags } from '../../content/shared-flags.ts';
import { containment, plainWords, shingles } from '../../text/overlap.ts';
import { contentStems, type Passage, readPassage } from '../../text/passage.ts';
import { plainTokens } from '../../text/plain-tokens.ts';
import { StemIndex } from '../../text/stem-index.ts';
import { type Asked, readAsked } from '../reading/asked.ts';
import { type Concreteness, readConcreteness } from '../reading/concreteness.ts';
import { type Readings, readingsOf, readPlainly } from '../reading/plain-reading.ts';
import { kindOfQuestion } from '../reading/question-kind.ts';
import { readWorkTalk } from '../reading/speaks-of-work/judge.ts';
import { readTelling } from '../reading/telling/judge.ts';
import { readWording, type Wording } from '../reading/wording.ts';
import type { ReadAnswerRequest } from '../requests.ts';
import type { AnswerKind } from '../rubric/rubric.ts';
import { matchPoints, type PointMatches } from './match-points.ts';
import { type Overlap, readOverlap } from './overlap.ts';
import { type PreparedQuestion, prepareQuestion } from './prepare-points.ts';
import { findAuthored, pointsOf } from './question-points.ts';
import { type Part, reconcile } from './reconcile.ts';
import { eventStems, type Relevance, readRelevance, type Subject, subjectOf } from './relevance.ts';

/** The words of an ideal answer without articles, and its runs of four and of five of them. */
interface Runs {
  words: readonly string[];
  fours: ReadonlySet<string>;
  fives: ReadonlySet<string>;
}

/** A question, read once for all its answers. */
export interface Reference {
  kind: AnswerKind;
  question: Passage;
  questionStems: ReadonlySet<string>;
  subject: Subject;
  ideal: Passage | undefined;
  plainIdeal: Passage | undefined;
  /** The first words of each of its sentences. */
  idealOpenings: readonly string[];
  idealRuns: Runs;
  prepared: PreparedQuestion;
  /** Somebody wrote points for this very question. */
  isAuthored: boolean;
  /** It is an open question of the daily challenge. */
  isChallenge: boolean;
  /** Somebody wrote points for what it asks, in whatever words: they or its own words tie an answer to it. */
  isCommon: boolean;
}

/** Everything that is measured in an answer before anything is judged. */
export interface AnswerReading extends Reference, Readings {
  /** Different stems of the answer. */
  stems: ReadonlySet<string>;
  matches: PointMatches;
  /** Parts of the story that only a point recognized. */
  byPoint: ReadonlySet<Part>;
  /** With the ideal answer, where it is a reference and nobody authored points. */
  overlap: Overlap | undefined;
  /** With the ideal answer, where it gives another person's reasons: likeness can only help. */
  likeness: Overlap | undefined;
  relevance: Relevance;
  wording: Wording;
  concreteness: Concreteness;
  /** How well it tells, as log odds around 0. */
  telling: number;
  /** Whether it speaks of work at all, as log odds. */
  workTalk: number;
  /** What the candidate asks, where that is what the question is for. */
  asked: Asked | undefined;
  /** Share of the answer's runs of five words that are in the ideal answer, once that was shown; 0 before. */
  copiedFromIdeal: number;
  /** 1 when answer and ideal answer are the same text, 0 when they share no run of words. */
  closeness: number;
  /** False for a copy of the ideal answer whose sentences are shuffled. */
  keepsOrder: boolean;
  idealSeen: boolean;
  /** It was asked for a line of a job ad: nobody else's question, so its own few words are all that ties an answer to it. */
  isAtLine: boolean;
  allowsFormula: boolean;
}

/**
 * The question asks for something that happened, and the answer tells nothing that anybody did. "How did you divide the work?" has nothing to
 * refer to there: of 20 such questions in five sets, readers found 13 useless.
 */
export const lacksEvent = ({ kind, story }: AnswerReading): boolean =>
  kind === 'behavioural' && story.actions < 1;

/** Words of a sentence that tell it from the others. */
const openingWords = 4;
/** Share of swapped pairs of sentences above which a copy is shuffled. */
const mostSwapped = 0.1;
const cacheLimit = 700;
/** A longer reference is read anew each time: kept ones must not fill the memory. */
const cachedCharacters = 3_000;
const references = new Map<string, Reference>();

function readReference(request: ReadAnswerRequest): Reference {
  const question = readPassage(request.question);
  const { known, challenge, ownWords, common } = findAuthored(request.question, request.idealAnswer);
  const idealText = request.idealAnswer?.trim() || known?.ideal;
  const ideal = idealText ? readPassage(idealText) : undefined;
  const plainIdeal = ideal && readPlainly(ideal);
  const words = plainIdeal ? plainWords(plainIdeal) : [];
  const kind =
    challenge?.kind ??
    (known && readAsOf(known.id)) ??
    known?.kind ??
    ownWords?.kind ??
    common?.kind ??
    kindOfQuestion(question, ideal, request.interviewType);
  const questionStems = new Set(contentStems(question));
  const authored = ownWords ?? common?.authored ?? pointsOf(request.question, known, kind, questionStems);
  const points = withSharedFlags(request.question, authored);
  return {
    kind,
    question: readPlainly(question),
    questionStems,
    subject: subjectOf(question, known === undefined && isStory(kind) ? ideal : undefined),
    ideal,
    plainIdeal,
    idealOpenings: ideal ? openingsOf(ideal) : [],
    idealRuns: { words, fours: shingles(words, 4), fives: shingles(words, 5) },
    prepared: prepareQuestion(request.question, points, isPlan(kind) ? known?.ideal : undefined),
    isAuthored: !common && points.id !== kind,
    isChallenge: challenge !== undefined,
    isCommon: common !== undefined,
  };
}

/** What the answer is held against: the bank's own entry where the question is in it, else what the caller gives. */
function referenceFor(request: ReadAnswerRequest): Reference {
  const key = `${request.interviewType}\n${request.question}\n${request.idealAnswer ?? ''}`;
  const known = references.get(key);
  if (known) return known;
  const reference = readReference(request);
  if (references.size >= cacheLimit) references.clear();
  if (key.length <= cachedCharacters) references.set(key, reference);
  return reference;
}

function closenessOf(passage: Passage, { words, fours }: Runs): number {
  const said = plainWords(passage);
  if (said.length < 5 || words.length < 5) return said.join(' ') === words.join(' ') ? 1 : 0;
  const runs = shingles(said, 4);
  return Math.min(containment(runs, fours), containment(fours, runs));
}

function openingsOf({ tokens, sentences }: Passage): string[] {
  return sentences.map(({ from, to }) => {
    const words = plainTokens(tokens.slice(from, to)).map(({ word }) => word);
    return ` ${words.slice(0, openingWords).join(' ')} `;
  });
}

/** Whether the sentences that a copy shares with the ideal answer come in its order. */
function keepsOrder(passage: Passage, openings: readonly string[]): boolean {
  const text = ` ${passage.tokens.map(({ word }) => word).join(' ')} `;
  const places = openings.map((opening) => text.indexOf(opening)).filter((place) => place >= 0);
  let pairs = 0;
  let swapped = 0;
  for (const [at, place] of places.entries()) {
    for (const later of places.slice(at + 1)) {
      pairs += 1;
      if (later < place) swapped += 1;
    }
  }
  return swapped <= pairs * mostSwapped;
}

/** Another person's story is nothing that an answer could be held against. */
const isStory = (kind: AnswerKind) => kind === 'behavioural' || kind === 'motivation';

/** A sample of what somebody would do is told in the words that anybody's plan holds. */
const isPlan = (kind: AnswerKind) => kind === 'situational' || kind === 'knowledge' || kind === 'case';

/** Who asks nothing makes none of the points that a question would make. */
const withoutPoints = (found: PointMatches): PointMatches => ({
  ...found,
  points: found.points.map(() => ({ zone: 'ask' as const, likelihood: 0, mayAsk: true, span: undefined })),
});

/** Reads an answer against its question. Pure, linear in the answer's length. */
export function readAnswer(request: ReadAnswerRequest, given: Passage): AnswerReading {
  const reference = referenceFor(request);
  const { plainIdeal, questionStems, isAuthored, kind } = reference;
  const readings = readingsOf(given);
  const { passage } = readings;
  const stems = new Set(passage.tokens.map(({ stem }) => stem));
  const compared =
    plainIdeal && !isAuthored
      ? readOverlap(passage, new StemIndex(passage), plainIdeal, questionStems)
      : undefined;
  const asked = kind === 'questions' ? readAsked(passage) : undefined;
  const found = matchPoints(readings, reference.prepared);
  const matches = asked?.isNothing ? withoutPoints(found) : found;
  const closeness = plainIdeal ? closenessOf(passage, reference.idealRuns) : 0;
  return {
    ...reference,
    ...readings,
    stems,
    ...reconcile(readings, matches, reference.prepared.points),
    asked,
    overlap: isStory(kind) ? undefined : compared,
    likeness: kind === 'motivation' ? compared : undefined,
    relevance: readRelevance(reference.subject, stems, kind === 'behavioural' ? eventStems : undefined),
    wording: readWording(passage),
    concreteness: readConcreteness(passage),
    telling: readTelling(passage),
    workTalk: readWorkTalk(passage),
    copiedFromIdeal: request.idealSeen
      ? containment(shingles(plainWords(passage), 5), reference.idealRuns.fives)
      : 0,
    closeness,
    keepsOrder: closeness < 0.5 || keepsOrder(passage, reference.idealOpenings),
    idealSeen: request.idealSeen === true,
    isAtLine: Boolean(request.adLine?.trim()),
    allowsFormula: request.allowsFormula === true,
  };
}
