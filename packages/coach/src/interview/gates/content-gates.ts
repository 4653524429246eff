import { asIs, say } from '@greenroom/domain';
import { commonStems } from '../../text/common-words.ts';
import { deniesAt } from '../../text/negation.ts';
import { containment, plainWords, shingles } from '../../text/overlap.ts';
import type { Passage } from '../../text/passage.ts';
import { findPhrases, phraseBook } from '../../text/phrases.ts';
import { countedPoints } from '../matching/match-points.ts';
import type { Overlap } from '../matching/overlap.ts';
import type { AnswerReading } from '../matching/read-answer.ts';
import { gates as calibration, chance, offTopicWords } from '../rubric/calibration.ts';
import { isAboutOneself } from '../rubric/rubric.ts';
import { type Check, openingOf, spanOf } from './form-gates.ts';

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

/** The question, or what the report printed about it, given back. */
export const echoedQuestion: Check = ({
  passage,
  shown,
  question,
  questionStems,
  matches,
  isAuthored,
  overlap,
  kind,
}) => {
  if (passage.tokens.length < 3 || question.tokens.length === 0) return undefined;
  const message = say('echoed_question');
  const counted = countedPoints(matches);
  const polite = new Set(
    findPhrases(passage, politeBook).flatMap(({ from, to }) => passage.tokens.slice(from, to)),
  );
  const content = passage.tokens.filter((token) => token.isContent && !polite.has(token));
  const own = content.filter((token) => !questionStems.has(token.stem));
  const telling = own.filter((token) => !commonStems.has(token.stem));
  const copied = () => containment(shingles(plainWords(question), 3), shingles(plainWords(passage), 3));
  // A fact may be told in the question's own words: only the question itself, said back, is an echo there.
  const recall = overlap?.recall ?? 1;
  if (kind === 'fact' || overlap)
    return own.length <= (recall < 0.1 ? 1 : 0) && copied() >= 0.8
      ? { message, span: openingOf(shown.passage) }
      : undefined;
  if (
    matches.echo >= calibration.echoShare[isAuthored ? 'authored' : 'other'] &&
    counted <= matches.points.length / 3
  )
    return { message, span: openingOf(shown.passage) };
  const nothingNew = own.length === 0 && (content.length >= 2 || copied() >= 0.6);
  const padded = telling.length <= Math.max(2, own.length * 0.2) && copied() >= 0.6;
  return nothingNew || padded ? { message, span: openingOf(shown.passage) } : undefined;
};

/** One word where a sentence is asked for. */
export const oneWord: Check = ({ passage, ideal, kind, allowsFormula }) => {
  const content = passage.tokens.filter((token) => token.isContent).length;
  const few = kind === 'fact' ? 1 : 2;
  if (allowsFormula || passage.tokens.length > few || content > 1) return undefined;
  if (ideal && ideal.tokens.length <= 6) return undefined;
  return {
    message: say('one_word'),
    span: spanOf(passage, 0, passage.tokens.length),
  };
};

/** Words from which on an answer says enough to be about something. */
const longAnswer = 25;

/** A longer text is tied to a question by its words or by the reference; the less it shares of one, the more it takes of the other. */
function isTied({ value }: AnswerReading['relevance'], overlap: Overlap): boolean {
  if (overlap.value >= chance.overlap) return true;
  return value > (overlap.value < chance.noOverlap ? chance.manyWords : chance.relevance);
}

/** Clearly about something else: no word of the question, of its points or of its reference, not even a related one. */
export const offTopic: Check = ({
  passage,
  shown,
  relevance,
  matches,
  overlap,
  closeness,
  subject,
  allowsFormula,
  isAuthored,
  kind,
  story,
  asked,
}) => {
  const least = overlap ? offTopicWords.besideReference : offTopicWords.otherwise;
  if (allowsFormula || passage.tokens.length < least || subject.size === 0) return undefined;
  // A question's own few words can't tell: on answers by an outsider this was wrong 6 times of 11.
  if (!isAuthored && !overlap) return undefined;
  const found = countedPoints(matches);
  // Who tells what they did, to a question that asks for that, may do it in the words of any trade.
  const isToldStory = kind === 'behavioural' && story.actions >= (found > 0 ? 2 : 4);
  // Nobody can list what people are like and why they came: "Quiet before seven, cooks on Sundays" answers "What are you like to live with?"
  // Who is asked for questions and asks some has answered, whatever they are about.
  if (closeness > 0 || isToldStory || isAboutOneself(kind) || asked?.isNothing === false) return undefined;
  if (isAuthored) {
    if (relevance.value > chance.relevance || found > 0 || matches.topic > chance.topic) return undefined;
  } else if (overlap) {
    // A longer text holds a word of any reference by chance.
    const isLong = passage.tokens.length >= longAnswer;
    if (isLong ? isTied(relevance, overlap) : relevance.isRelated || overlap.recall >= 0.05) return undefined;
  }
  return {
    message: say('off_topic'),
    span: openingOf(shown.passage),
  };
};

const denialsIn = ({ tokens }: Passage) => tokens.filter((_, at) => deniesAt(tokens, at)).length;

/** The text takes back most of what it says: "But that is not needed", "Only a beginner would say this", or a "not" in a copy. */
export const takenBack: Check = ({ passage, shown, given, clauses, kind, closeness, ideal }) => {
  const added = ideal && closeness >= calibration.copy ? denialsIn(given) - denialsIn(ideal) : 0;
  if (added >= Math.max(2, passage.sentences.length / 3))
    return { message: say('taken_back'), span: openingOf(shown.passage) };
  if (kind === 'fact' || clauses.length < 3) return undefined;
  const taken = clauses.filter(({ isTakenBack }) => isTakenBack).length;
  if (taken / clauses.length < calibration.takenBack) return undefined;
  return { message: say('taken_back'), span: openingOf(shown.passage) };
};

/** Sentences of the bank's own files, word for word, one after the other. */
export const copiedPhrases: Check = ({ shown, matches, closeness }) => {
  const { clauses, share } = matches.copied;
  if (closeness >= 0.5 || clauses < calibration.copiedClauses || share < 1 / 3) return undefined;
  return {
    message: say('copied_phrases'),
    span: openingOf(shown.passage),
  };
};

/** Something that must not be said or done, with the reason its author gave. */
export const redFlag: Check = ({ matches }) => {
  const [flag] = matches.flags;
  return flag && { message: asIs(flag.why), span: flag.span };
};

/** The sample answer, pasted after it was shown. */
export const pastedIdeal: Check = ({ passage, shown, idealSeen, copiedFromIdeal }) => {
  if (!idealSeen || copiedFromIdeal < calibration.pasted || passage.tokens.length < 8) return undefined;
  return {
    message: say('pasted_ideal'),
    span: openingOf(shown.passage),
  };
};
