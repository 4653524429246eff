import { findBankQuestion } from '../content/bank.ts';
import { countNegations } from '../text/negation.ts';
import { containment, plainWords, shingles } from '../text/overlap.ts';
import { contentStems, type Passage, readPassage } from '../text/passage.ts';
import { StemIndex } from '../text/stem-index.ts';
import { type Claim, compareClaims, readClaims } from './claims.ts';
import { contradiction } from './contradiction.ts';
import { isSameComparison } from './exchanged.ts';
import { type Fit, readFit, readSubject, type Subject } from './fit.ts';
import { coverageOf, deriveKeyPoints, type KeyPoint, matchConcept, type Span } from './key-points.ts';
import { type Likeness, likeness } from './likeness.ts';
import { kindOfQuestion } from './read-question.ts';
import { pointedness, type Relevance, readRelevance } from './relevance.ts';
import type { Concept, ReadAnswerRequest } from './requests.ts';
import type { AnswerKind } from './rubric.ts';
import { readStory, type Story } from './story.ts';
import { storyPoints } from './story-points.ts';
import { readTopic, type Topic, tiesOf } from './topic.ts';
import { unaidedPoints } from './unaided-points.ts';
import { readWording, type Wording } from './wording.ts';

/** Sentences of the ideal answer with a negation put in or taken out. */
export interface Denied {
  /** Their share of the sentences that answer and ideal answer have in common. */
  share: number;
  /** The same, counting only sentences that are otherwise the same words. */
  verbatim: number;
  first: Span | undefined;
}

/** Everything that is measured in an answer before anything is judged. */
export interface AnswerReading {
  kind: AnswerKind;
  passage: Passage;
  question: Passage;
  ideal: Passage | undefined;
  questionStems: ReadonlySet<string>;
  keyPoints: readonly KeyPoint[];
  /** Key points come from an author and not from the ideal answer's words. */
  isAuthored: boolean;
  /** 0 to 1: authored key points, or likeness to the ideal answer. */
  coverage: number;
  /** How far the right words are said the wrong way round, 0 to 1; read where a fact is asked for. */
  contradiction: number;
  likeness: Likeness;
  story: Story;
  wording: Wording;
  topic: Topic;
  /** How much the answer is about the question, against answers to other questions; for authored key points. */
  relevance: Relevance;
  hasReference: boolean;
  /** How well the answer fits a question for which nobody wrote key points: always for stories, else without a sample answer. */
  fit: Fit | undefined;
  /** Share of the answer's runs of five words that stand in the ideal answer. */
  copiedFromIdeal: number;
  /** 1 when answer and ideal answer are the same text, 0 when they share no run of words. */
  closeness: number;
  deniedSentences: Denied;
  idealSeen: boolean;
  allowsFormula: boolean;
}

interface Reference {
  kind: AnswerKind;
  question: Passage;
  ideal: Passage | undefined;
  /** What the ideal answer says of quantities, where a fact or knowledge is asked for and no author wrote key points. */
  claims: readonly Claim[];
  /** Runs of four and of five words of the ideal answer. */
  idealRuns: { fours: ReadonlySet<string>; fives: ReadonlySet<string> };
  concepts: readonly Concept[];
  subject: Subject | undefined;
}

const cacheLimit = 200;
/** A longer reference is read anew each time: kept ones must not fill the memory. */
const cachedCharacters = 3_000;
const references = new Map<string, Reference>();

/** What the answer is held against: the bank's own entry where the question stands in it, else what the caller gives. */
function referenceFor(request: ReadAnswerRequest): Reference {
  const key = `${request.interviewType}\n${request.question}\n${request.idealAnswer ?? ''}`;
  let reference = references.get(key);
  if (!reference) {
    reference = readReference(request);
    if (references.size >= cacheLimit) references.clear();
    if (key.length <= cachedCharacters) references.set(key, reference);
  }
  return request.concepts ? { ...reference, concepts: request.concepts } : reference;
}

function readReference(request: ReadAnswerRequest): Reference {
  const question = readPassage(request.question);
  const known = findBankQuestion(request.question);
  const idealText = request.idealAnswer?.trim() || known?.ideal;
  const ideal = idealText ? readPassage(idealText) : undefined;
  const words = ideal ? plainWords(ideal) : [];
  const kind = known?.kind ?? kindOfQuestion(question, ideal, request.interviewType);
  const isLoose = known === undefined && (ideal === undefined || isStoryKind(kind));
  return {
    kind,
    subject: isLoose ? readSubject(question, kind) : undefined,
    question,
    ideal,
    claims: ideal && !known && (kind === 'fact' || kind === 'knowledge') ? readClaims(ideal) : [],
    idealRuns: { fours: shingles(words, 4), fives: shingles(words, 5) },
    concepts: known?.concepts ?? [],
  };
}

/** Sentences that stand in the ideal answer with a negation put in or taken out, as a share of the sentences it shares. */
function findDenied(passage: Passage, ideal: Passage): Denied {
  const idealSentences = ideal.sentences.map((sentence) => ({
    stems: new Set(
      ideal.tokens
        .slice(sentence.from, sentence.to)
        .flatMap((token) => (token.isContent ? [token.stem] : [])),
    ),
    negations: countNegations(ideal.tokens, sentence.from, sentence.to),
  }));
  let shared = 0;
  let denied = 0;
  let verbatim = 0;
  let first: Span | undefined;
  for (const sentence of passage.sentences.slice(0, 200)) {
    const tokens = passage.tokens.slice(sentence.from, sentence.to);
    const stems = new Set(tokens.flatMap((token) => (token.isContent ? [token.stem] : [])));
    if (stems.size < 2) continue;
    const twin = idealSentences.find(
      (other) => containment(other.stems, stems) >= 0.6 && containment(stems, other.stems) >= 0.6,
    );
    if (!twin) continue;
    shared += 1;
    const negations = countNegations(passage.tokens, sentence.from, sentence.to);
    if (negations === twin.negations) continue;
    denied += 1;
    if (containment(twin.stems, stems) >= 0.9 && containment(stems, twin.stems) >= 0.9) verbatim += 1;
    first ??= {
      quote: passage.text.slice(sentence.start, sentence.end),
      start: sentence.start,
      end: sentence.end,
    };
  }
  return { share: denied / Math.max(1, shared), verbatim: verbatim / Math.max(1, shared), first };
}

function closenessOf(passage: Passage, ideal: Passage, idealRuns: ReadonlySet<string>): number {
  const a = plainWords(passage);
  const b = plainWords(ideal);
  if (a.length < 5 || b.length < 5) return a.join(' ') === b.join(' ') ? 1 : 0;
  const runs = shingles(a, 4);
  return Math.min(containment(runs, idealRuns), containment(idealRuns, runs));
}

/**
 * Two texts of a length share some words by chance, and nobody tells an ideal answer in its own words: 0 to 1 between the two,
 * without a corner at either end.
 */
function calibrated(like: Likeness): number {
  const span = Math.min(1, like.terms / 30);
  const chance = 0.05 + 0.15 * span;
  const own = 0.88 - 0.2 * span;
  const soft = 0.05 + 0.01 * span;
  const above = (value: number) => soft * Math.log1p(Math.exp((value - chance) / soft));
  const told = Math.min(1, (above(like.value) - above(0)) / (above(own) - above(0)));
  const beyond = Math.max(0, (like.value - own) / (1 - own));
  return 0.92 * told + 0.08 * beyond;
}

const shortIdealTerms = 20;
/** What a comparison earns that is told from its other side, in other words. */
const sameComparison = 0.9;
/** What an answer loses that says the right words the wrong way round. */
const wrongCost = 0.9;

function coverageFrom(
  points: readonly KeyPoint[],
  isAuthored: boolean,
  like: Likeness,
  otherWords: number,
): number {
  if (!isAuthored && like.terms <= shortIdealTerms) return calibrated(like);
  // Over a longer ideal answer, saying something on each of its parts counts besides saying much.
  if (!isAuthored) return 0.7 * calibrated(like) + 0.3 * Math.min(1, coverageOf(points, 'share') / 0.6);
  const covered = coverageOf(points, 'covered') ** 0.7;
  return Math.min(1, Math.max(covered, 0.75 * covered + 0.3 * calibrated(like), otherWords));
}

/** A whole story counts as far as it is tied to the question; likeness to the ideal answer can only help. */
function storyCoverage(
  points: readonly KeyPoint[],
  topic: Topic,
  fit: Fit | undefined,
  like: Likeness,
): number {
  const tied = Math.min(1, Math.max(tiesOf(topic) / 2, fit?.value ?? 0));
  return Math.max(0.85 * tied * coverageOf(points, 'share'), calibrated(like));
}

const isStoryKind = (kind: AnswerKind) => kind === 'behavioural' || kind === 'motivation';

/** Reads an answer against its question. Pure, linear in the answer's length. */
export function readAnswer(request: ReadAnswerRequest, passage: Passage): AnswerReading {
  const reference = referenceFor(request);
  const { ideal, question, concepts } = reference;
  const questionStems = new Set(contentStems(question));
  const index = new StemIndex(passage);
  const isFactual = reference.kind === 'fact' || reference.kind === 'knowledge';
  const claims = compareClaims(isFactual ? readClaims(passage) : [], reference.claims);
  const empty: Likeness = { value: 0, recall: 0, contradicted: 0, opposites: 0, terms: 0 };
  const like = ideal ? likeness(passage, index, ideal, questionStems, claims.matched) : empty;
  const isAuthored = concepts.length > 0;
  const story = readStory(passage);
  const wording = readWording(passage);
  const isStory = isStoryKind(reference.kind);
  const subject = isAuthored ? undefined : reference.subject;
  const fit = subject && readFit(passage, index, reference.kind, subject, story);
  const keyPoints = isAuthored
    ? concepts.map((concept) => matchConcept(passage, index, concept, questionStems))
    : isStory
      ? storyPoints(reference.kind, story, wording)
      : ideal
        ? deriveKeyPoints(passage, index, ideal, questionStems)
        : unaidedPoints(reference.kind, passage, story, wording, subject?.common);
  const topic = readTopic(passage, index, reference.kind, questionStems, ideal, concepts);
  const wrong =
    ideal && isFactual
      ? contradiction(passage, ideal, question, questionStems, reference.kind === 'fact', claims.against)
      : 0;
  const isSame = ideal !== undefined && reference.kind === 'fact' && isSameComparison(passage, ideal);
  const relevance = isAuthored
    ? readRelevance(passage, index, keyPoints, reference)
    : { value: 0, expected: 0, own: 0, expectedOwn: 0 };
  return {
    kind: reference.kind,
    passage,
    question,
    ideal,
    questionStems,
    keyPoints,
    isAuthored,
    coverage:
      isStory && !isAuthored
        ? storyCoverage(keyPoints, topic, fit, like)
        : fit
          ? fit.value * coverageOf(keyPoints, 'share')
          : Math.max(
              isSame ? sameComparison : 0,
              coverageFrom(keyPoints, isAuthored, like, pointedness(relevance)),
            ) *
            (1 - wrongCost * wrong),
    contradiction: wrong,
    likeness: like,
    story,
    wording,
    topic,
    relevance,
    fit,
    hasReference: questionStems.size > 0 || topic.tellable > 0,
    copiedFromIdeal: ideal ? containment(shingles(plainWords(passage), 5), reference.idealRuns.fives) : 0,
    closeness: ideal ? closenessOf(passage, ideal, reference.idealRuns.fours) * (1 - wrong) : 0,
    deniedSentences: ideal ? findDenied(passage, ideal) : { share: 0, verbatim: 0, first: undefined },
    idealSeen: request.idealSeen ?? false,
    allowsFormula: request.allowsFormula ?? false,
  };
}
