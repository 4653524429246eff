import type { Worded } from '@greenroom/domain';
import type { AnswerReading } from '../matching/read-answer.ts';
import type { Span } from '../reading/span.ts';
import { type GateId, gateCaps } from '../rubric/calibration.ts';
import {
  copiedPhrases,
  echoedQuestion,
  offTopic,
  oneWord,
  pastedIdeal,
  redFlag,
  takenBack,
} from './content-gates.ts';
import { type Check, gibberish, injection, repetition } from './form-gates.ts';
import { keywordList } from './list-gate.ts';
import { shuffledWords } from './order-gate.ts';

/** A gate that fired: it caps the score and shows the words that tripped it. */
export interface Gate {
  id: GateId;
  cap: number;
  message: Worded;
  span: Span | undefined;
}

const checks: readonly (readonly [GateId, Check])[] = [
  ['injection', injection],
  ['gibberish', gibberish],
  ['repetition', repetition],
  ['echoed_question', echoedQuestion],
  ['one_word', oneWord],
  ['keyword_list', keywordList],
  ['shuffled_words', shuffledWords],
  ['taken_back', takenBack],
  ['off_topic', offTopic],
  ['copied_phrases', copiedPhrases],
  ['red_flag', redFlag],
  ['pasted_ideal', pastedIdeal],
];

/** Every gate that the answer trips, the lowest cap first. Gates fire on gaming and on red flags, never on a weak honest try. */
export function trippedGates(reading: AnswerReading): Gate[] {
  const gates: Gate[] = [];
  for (const [id, check] of checks) {
    const found = check(reading);
    if (found) gates.push({ ...found, id, cap: gateCaps[id] });
  }
  return gates.sort((a, b) => a.cap - b.cap);
}
