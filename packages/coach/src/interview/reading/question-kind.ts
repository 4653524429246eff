import type { InterviewType } from '@greenroom/domain';
import type { Passage } from '../../text/passage.ts';
import { findPhrases, phraseBook } from '../../text/phrases.ts';
import type { AnswerKind } from '../rubric/rubric.ts';
import { statementBook } from './common-questions.ts';
import { readStory } from './story.ts';

const behavioural = phraseBook([
  'tell|describe|share|recall|discuss|explain me|us|about|a|an about|a|an|time|situation a|an|time|situation|the|occasion time|situation|occasion|moment|instance',
  'tell me|us about a|an|one|your|the time|situation|project|experience|decision|mistake|failure|goal|conflict|challenge|customer|colleague|incident|achievement|process|success|moment|period|disagreement',
  'tell me|us about a|an|one|your|the * time|situation|project|experience|decision|mistake|failure|goal|conflict|challenge|customer|colleague|incident|achievement|process|success|moment|period|disagreement',
  'tell me|us about|how you|you|something you|decision|project|experience',
  'describe|share|recall|discuss a|an|one|the|your time|situation|occasion|moment|instance|project|experience|example|problem|conflict|challenge|decision|mistake|failure|goal',
  'describe|share|recall a|an|one|the * time|situation|project|experience|example|problem|conflict|challenge|decision|mistake|failure|goal|customer|colleague|task',
  'give|share me|us|an|one an|one|example|time example|time|instance',
  'give|share an|one example',
  'have you ever',
  'when did you last',
  'when was the last time',
  'walk me|us through a|an|one|your time|situation|project|decision|example|incident|problem|challenge|conflict|mistake|failure',
  'walk me|us through a|an|one|your * time|situation|project|decision|example|incident|problem|challenge|conflict|mistake|failure',
  'a time when|you|that|where',
  'an example of a|when|how|your',
  'how have you',
  'what was the * you',
  'what is the|your most|biggest|proudest|greatest * you|have',
  'what have you done',
  'your|the biggest|greatest|proudest|best|worst * achievement|accomplishment|success|failure|mistake|challenge',
  'your|the biggest|greatest|proudest|best|worst achievement|accomplishment|success|failure|mistake|challenge',
]);
const situational = phraseBook([
  'what would|do you do',
  'what are|is|s your next|first steps|step|move',
  'how would|do you handle|respond|react|deal|approach|prioritise|prioritize|tell|explain|decide|manage|support|help|work|keep|make|get|convince|persuade|treat|calm|start|begin|plan|organise|organize|balance|stay|ensure|build|motivate|adapt|give|resolve|go',
  'imagine you|that|a|your',
  'suppose you|that|a|your',
  'if you were|had|saw|found|noticed|disagreed',
  'you are asked|told|given|about|on|alone|halfway',
  'you start|notice|find|discover|see|have|realise|realize|get',
  'a customer|patient|client|colleague|user|student|guest|stakeholder|child|parent is|has|asks|calls|says|refuses|tells|complains|wants|comes|keeps',
]);
const motivation = phraseBook([
  'why do|did|are|should|would|this|our you|we|this',
  'why do you want',
  'why should we',
  'tell me|us about yourself',
  'what motivates',
  'what attracts|attracted|interests|interested|drew|draws|excites|drives',
  'where do you see yourself',
  'what is|are your strength|strengths|weakness|weaknesses|greatest|biggest',
  'what are you looking',
  'what do you know about us|our',
  'what kind|sort of work|team|manager|environment|company',
  'what makes you',
  'how would your',
  'what do you enjoy|like',
]);
const caseWork = phraseBook([
  'how would|do|will|can you design|build|estimate|architect|scale|test|measure|model|investigate|diagnose|debug|find|migrate|secure|test|optimise|optimize|implement|deploy|improve|troubleshoot',
  'walk me|us through how|your|the',
  'describe|explain|tell how you would|will|do',
  'design|architect a|an|the|your *',
  'estimate how|the',
]);

/** "Tell me about a ... that you led": a request for something that happened, whatever it is called. */
const request = phraseBook([
  'tell me|us about',
  'describe|share|recall',
  'give me|us',
  'give an example',
  'walk me|us through the|a|an|your',
  'when did you|new|your',
  'which|what * are|were you proudest',
  'choose something you',
]);
const happened = phraseBook([
  'you had|were|led|made|found|helped|lost|built|kept|saw|learned|improved|faced|worked|failed|changed|took|dealt|won|gave|did|solved|managed|started|handled|have|achieved|overcame|disagreed|received|reported|noticed|cared',
  'did you|it|that|they',
  'have you|yours',
  'of yours',
  'that went|did|was|were|happened|changed|kept|looked|hit|made',
  'was|were|had|went|looked',
  'at work',
]);
/** In a technical interview "tell me about indexes" asks for knowledge; these words show that a real case is meant. */
const pastQuestion = phraseBook([
  'you have|had|were|led|made|found|helped|lost|built|tracked|faced|worked|solved|did|fixed|designed|noticed',
  'did you|it',
  'have you',
  'of yours',
  'that was|were your|yours',
]);
const asksForSteps = phraseBook([
  'how do|would|will you',
  'what do|would|will you',
  'what is|are your plan|first|steps|role',
]);

/** Own past actions that make an ideal answer a story; advice and knowledge hold one in passing. */
const toldActions = 5;
/** A question for a plain statement is short; longer ones mention such words in passing. */
const longestPlainQuestion = 16;
const factWords = 45;
const factSentences = 2;

/** How a question that the bank does not know is to be read, from its words, its ideal answer and the interview's type. */
export function kindOfQuestion(
  question: Passage,
  ideal: Passage | undefined,
  type: InterviewType,
): AnswerKind {
  const has = (book: ReturnType<typeof phraseBook>) => findPhrases(question, book).length > 0;
  // "Why should you wash your hands?" asks for a fact where the ideal answer is one and nobody speaks of themselves in it.
  const speaks = (isOne: (word: string) => boolean) => ideal?.tokens.some(({ word }) => isOne(word)) ?? false;
  const isTheirs = speaks(isSpeaker) || (speaks(isGroup) && (has(behavioural) || has(request)));
  if (type !== 'hr' && isFact(ideal) && !isTheirs) return 'fact';
  const isPlain = !ideal && question.tokens.length <= longestPlainQuestion && !has(behavioural);
  if (isPlain && has(statementBook)) return 'statement';
  if (has(motivation)) return 'motivation';
  if (isTold(ideal)) return 'behavioural';
  const asksAhead = type !== 'hr' && !has(pastQuestion);
  if (has(behavioural) || (has(request) && has(happened) && !asksAhead)) return 'behavioural';
  if (isFact(ideal)) return type === 'hr' && ideal === undefined ? 'motivation' : 'fact';
  if (has(caseWork)) return 'case';
  // "You have learned of TCP" puts nobody on the spot: where one is put, the ideal answer says what they would do.
  if (has(situational) && (!ideal || speaks(isSpeaker) || speaks(isGroup))) return 'situational';
  if (type === 'hr') return has(asksForSteps) ? 'situational' : has(request) ? 'behavioural' : 'motivation';
  return 'knowledge';
}

function isSpeaker(word: string): boolean {
  return word === 'i' || word === 'my' || word.startsWith("i'");
}

/** "We" tells a story where one is asked for; elsewhere it is anybody: "we see the lit half". */
function isGroup(word: string): boolean {
  return word === 'we' || word === 'our';
}

/** The ideal answer tells what somebody did: whatever the question's wording, it asks for a story. */
function isTold(ideal: Passage | undefined): boolean {
  return ideal !== undefined && readStory(ideal).actions >= toldActions;
}

/** A question whose ideal answer is a sentence or two asks for a fact. */
function isFact(ideal: Passage | undefined): boolean {
  if (!ideal || ideal.tokens.length === 0) return false;
  return (
    ideal.tokens.length <= factWords || (ideal.sentences.length <= factSentences && ideal.tokens.length <= 60)
  );
}
