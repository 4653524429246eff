import { commonStems } from '../text/common-words.ts';
import { containment, plainWords, shingles } from '../text/overlap.ts';
import type { Passage } from '../text/passage.ts';
import { findPhrases, phraseBook } from '../text/phrases.ts';
import { type Check, gibberish, injection, repetition, spanOf } from './form-gates.ts';
import type { Span } from './key-points.ts';
import { keywordList } from './list-gate.ts';
import type { AnswerReading } from './read-answer.ts';
import { pointCap } from './relevance.ts';
import { type AnswerKind, type GateId, gateCaps } from './rubric.ts';
import type { Story } from './story.ts';
import { type Topic, tiesOf } from './topic.ts';
import { readWordOrder } from './word-order.ts';

/** A gate that fired: it caps the score and shows the words that tripped it. */
export interface Gate {
  id: GateId;
  cap: number;
  message: string;
  span: Span | undefined;
}

const shuffledWords: Check = ({ passage, ideal, allowsFormula }) => {
  const count = passage.tokens.length;
  if (allowsFormula || count < 6) return undefined;
  const order = readWordOrder(passage);
  // Sample answers of the bank never pass .03, shuffled ones seldom stay under .07.
  const scrambled =
    (order.violations >= 3 && order.rate >= 0.15) ||
    (order.violations >= 4 && order.rate >= 0.065) ||
    (order.violations >= 2 && order.rate >= 0.03 && isUnbroken(passage));
  if (!scrambled && !(ideal && isReordered(passage, ideal, order.violations))) return undefined;
  const at = Math.max(0, order.firstAt);
  return { message: 'The words stand in no order that makes sentences.', span: spanOf(passage, at, at + 6) };
};

const longBreath = 60;
/** A long text without a comma or a full stop. */
function isUnbroken({ tokens, sentences }: Passage): boolean {
  return (
    tokens.length >= longBreath &&
    sentences.length === 1 &&
    tokens.every(({ breakBefore }) => breakBefore === 'none')
  );
}

/** Nearly only words of the ideal answer, in an order that shares almost no neighbours with it. */
function isReordered(passage: Passage, ideal: Passage, violations: number): boolean {
  const words = passage.tokens.map((token) => token.word);
  const idealWords = ideal.tokens.map((token) => token.word);
  const shared = sharedCount(words, idealWords);
  const inside = shared / words.length;
  const neighbours = containment(shingles(words, 2), shingles(idealWords, 2));
  // A short text keeps some neighbours by chance: then it must hold all the words and an impossible pair besides.
  if (neighbours > 0.34) return neighbours <= 0.5 && violations >= 1 && inside >= 0.95;
  if (inside >= 0.85 && violations >= 1 && words.length >= 7) return true;
  return inside >= 0.95 && shared / idealWords.length >= 0.9;
}

function sharedCount(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of b) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of a) {
    const count = left.get(word) ?? 0;
    if (count > 0) {
      shared += 1;
      left.set(word, count - 1);
    }
  }
  return shared;
}

const politeBook = phraseBook([
  'good|great|interesting|excellent|important|nice question',
  'let me think|see|start|explain',
  'let me think about|of it|this|that',
  'thank|thanks you|for for|the|this|asking the|this|asking|question',
  'thank you',
  'glad you asked',
  'yes|sure i know|understand|can|do|am|have',
  'i know|understand this|that|it',
  'i know|understand this|that|it very|quite|really well|much',
  'i have|did done this|that|it',
  'i have|did done this|that|it many|several|lots|often * times',
  'many|several times',
  'very|quite well',
  'i am|feel familiar|experienced|good|confident|comfortable with|in|at this|that|it',
  'i have much|a|lots|some|great lot|of experience with|in this|that|it',
  'of course',
  'i will|would|can|shall answer|explain|tell|discuss|describe',
  'answer|explain this question',
  'this|the question well|properly',
  'you are|were asking|asked',
  'asking|asked me the following',
  'easy question',
]);

const echoedQuestion: Check = ({ passage, question, ideal, questionStems, topic, likeness }) => {
  if (passage.tokens.length < 3 || question.tokens.length === 0) return undefined;
  const politeness = new Set(
    findPhrases(passage, politeBook).flatMap(({ from, to }) => passage.tokens.slice(from, to)),
  );
  const content = passage.tokens.filter((token) => token.isContent && !politeness.has(token));
  const own = content.filter((token) => !questionStems.has(token.stem));
  const telling = own.filter((token) => !commonStems.has(token.stem));
  const copied = containment(shingles(plainWords(question), 3), shingles(plainWords(passage), 3));
  const idealIsNew = ideal?.tokens.some((token) => token.isContent && !questionStems.has(token.stem)) ?? true;
  const nothingNew = own.length === 0 && (content.length >= 2 || copied >= 0.6) && idealIsNew;
  const padded =
    copied >= 0.6 &&
    telling.length <= Math.max(2, own.length * 0.2) &&
    (topic.told === 0 || likeness.recall < 0.12);
  const mostlyCopied = copied >= 0.8 && own.length <= questionStems.size && likeness.recall < 0.15;
  if (!nothingNew && !padded && !mostlyCopied) return undefined;
  return {
    message: 'This repeats the question and adds nothing to it.',
    span: spanOf(passage, 0, Math.min(20, passage.tokens.length)),
  };
};

const oneWord: Check = ({ passage, ideal, coverage, kind }) => {
  const content = passage.tokens.filter((token) => token.isContent).length;
  const few = kind === 'fact' ? 1 : 2;
  if (passage.tokens.length > few || content > 1) return undefined;
  if (ideal && ideal.tokens.length <= 6 && coverage >= 0.4) return undefined;
  return { message: 'One word is no answer yet.', span: spanOf(passage, 0, passage.tokens.length) };
};

const offTopic: Check = ({
  passage,
  kind,
  topic,
  coverage,
  isAuthored,
  story,
  allowsFormula,
  hasReference,
  fit,
  ideal,
}) => {
  if (allowsFormula || !hasReference || topic.related > relatedEnough) return undefined;
  const content = new Set(passage.tokens.filter((token) => token.isContent).map((token) => token.stem)).size;
  // Who tells what they did, to a question that asks for that, may do it in the words of any trade.
  const isElsewhereToo = fit?.isElsewhere === true && !(kind === 'behavioural' && story.actions >= 2);
  const isForeign = topic.isForeign && (isAuthored || kind === 'fact' || isElsewhereToo);
  const isBeside =
    fit && !ideal
      ? fit.isElsewhere
      : (fit?.isElsewhere ?? true) && isElsewhere(kind, topic, content, isAuthored ? coverage : 0, story);
  if (!isForeign && !isBeside) return undefined;
  return {
    message: 'None of this is about the question.',
    span: spanOf(passage, 0, Math.min(20, passage.tokens.length)),
  };
};

/** An answer to a question for a fact that is about it in other words; one about something else stays under it. */
const relatedEnough = 0.25;
/** Different content words from which on an answer to a question for a fact is long. */
const longFact = 18;

function isElsewhere(
  kind: AnswerKind,
  topic: Topic,
  content: number,
  coverage: number,
  story: Story,
): boolean {
  if (kind === 'behavioural' || kind === 'motivation') {
    // Stories share few words with any question: one that tells what was done is believed on a single tie.
    const ties = tiesOf(topic);
    return coverage < 0.2 && (ties < 1 || (ties < 1.5 && story.actions < 2 && content > 12));
  }
  if (content < 8) return coverage === 0 && topic.asked === 0 && topic.told === 0 && content >= 3;
  // A long answer holds a word or two of any question by chance.
  const chance = kind === 'fact' ? Math.max(0, content - longFact) : 0;
  return (
    coverage < 0.3 &&
    topic.asked < 0.8 + chance / 30 &&
    topic.told <= Math.max(1, topic.tellable * 0.1, chance * 0.1)
  );
}

const negated: Check = (reading) => {
  const { passage, keyPoints, isAuthored, likeness, deniedSentences, story, kind } = reading;
  // In a short answer one "not" more or less may say the same; there the whole must be the wrong way round.
  const isWrongWhole = reading.contradiction >= 0.8 && likeness.recall >= 0.5;
  if (kind === 'fact' && !isWrongWhole && deniedSentences.verbatim < 0.5) return undefined;
  const denied = keyPoints.filter((point) => point.isDenied);
  const covered = keyPoints.filter((point) => point.covered > 0);
  const byPoints =
    isAuthored && denied.length >= 2 && denied.length > covered.length && likeness.recall >= 0.15;
  const byWords =
    (likeness.recall >= 0.25 && likeness.contradicted >= 0.55 && likeness.opposites >= 2) ||
    reading.contradiction >= 0.95;
  const bySentences =
    deniedSentences.verbatim >= 0.5 || (deniedSentences.share >= 0.5 && likeness.contradicted >= 0.25);
  const byActions = story.deniedActions >= 3 && story.deniedActions > story.actions * 2;
  if (!byPoints && !byWords && !byActions && !bySentences) return undefined;
  const span =
    deniedSentences.first ?? denied[0]?.span ?? spanOf(passage, 0, Math.min(20, passage.tokens.length));
  return { message: 'This says the opposite of the key points.', span };
};

const besidePoint: Check = ({ passage, isAuthored, relevance, closeness }) => {
  if (!isAuthored || closeness >= 0.5) return undefined;
  const cap = pointCap(relevance);
  if (cap >= 100) return undefined;
  return {
    message: 'It hardly touches what this question asks for.',
    span: spanOf(passage, 0, Math.min(20, passage.tokens.length)),
    cap,
  };
};

const pastedIdeal: Check = ({ passage, idealSeen, copiedFromIdeal }) => {
  if (!idealSeen || copiedFromIdeal < 0.6 || passage.tokens.length < 8) return undefined;
  return {
    message:
      'Most of this stands word for word in the sample answer that you have seen. Tell it in your own words.',
    span: spanOf(passage, 0, Math.min(20, passage.tokens.length)),
  };
};

const checks: readonly (readonly [GateId, Check])[] = [
  ['injection', injection],
  ['gibberish', gibberish],
  ['repetition', repetition],
  ['echoed_question', echoedQuestion],
  ['one_word', oneWord],
  ['keyword_list', keywordList],
  ['shuffled_words', shuffledWords],
  ['off_topic', offTopic],
  ['negated', negated],
  ['beside_point', besidePoint],
  ['pasted_ideal', pastedIdeal],
];

/** Every gate that the answer trips. Gates fire on gaming and on answers to another question, never on a weak honest try. */
export function trippedGates(reading: AnswerReading): Gate[] {
  const gates: Gate[] = [];
  for (const [id, check] of checks) {
    const found = check(reading);
    if (found) gates.push({ ...found, id, cap: found.cap ?? gateCaps[id] });
  }
  return gates;
}
