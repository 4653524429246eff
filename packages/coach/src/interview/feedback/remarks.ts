import { type Evidence, isCounted, type PointFinding, say, type Worded } from '@greenroom/domain';
import type { Passage } from '../../text/passage.ts';
import type { Gate } from '../gates/tripped-gates.ts';
import { quoteAround } from '../matching/find-quotes.ts';
import { type AnswerReading, lacksEvent } from '../matching/read-answer.ts';
import { messageOf } from '../message-of.ts';
import type { Span } from '../reading/span.ts';
import { lowScore } from '../rubric/calibration.ts';
import { isAboutOneself, lengthBands, shortAnswer } from '../rubric/rubric.ts';
import { isTied } from '../scoring/describe-levels.ts';

/**
 * The most remarks of a kind. Who made none of the points gets one question to start with: readers found 10 of 17 second and third ones
 * useless there, and 16 of 60 first ones.
 */
const most = { strength: 5, question: 3, questionToStart: 1 } as const;
/** Share of a full answer's words under which its length alone explains a low score. */
const onlyShort = 0.4;
/**
 * The same where other remarks say what to do. Of 93 remarks on length, readers found 20 of 46 useless above it and 9 of 47 below; beside a
 * red flag none was of use.
 */
const plainlyShort = 0.5;
/** Words that measure without a figure. */
const measureWords = /\b(?:half|halves|third|quarter|twice|doubled?|tripled?|zero|none|dozens?)\b/i;
/** Words from which on a sentence is hard to follow aloud. */
const longSentence = 40;
const noWords: Span = { quote: '', start: 0, end: 0 };

/** "From 40 to 25", "by 12%", "41%": a number that a change has, not one that happens to be near. */
const number =
  '(?:\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|none|zero)';
const measuredChange = new RegExp(
  `\\bfrom\\b[^.!?]{0,40}\\b${number}\\b[^.!?]{0,30}\\bto\\b[^.!?]{0,20}\\b${number}\\b|\\bby (?:about |around |nearly |over )?${number}\\b|\\d\\s?(?:%|percent\\b)|\\b(?:doubled|halved|tripled)\\b`,
  'i',
);

/** Praise that holds whatever the question: shown only with the exact words. */
function seenInStory({ story, kind, shown }: AnswerReading): Evidence[] {
  const isTold = kind === 'behavioural' || kind === 'motivation' || kind === 'statement';
  const result = story.result && quoteAround(shown, story.result);
  if (!isTold || !result || !measuredChange.test(result.quote)) return [];
  return [
    {
      criterion: 'relevant_experience',
      kind: 'strength',
      ...result,
      ...messageOf(say('measured_result')),
    },
  ];
}

function seenPoints(points: readonly PointFinding[]): Evidence[] {
  return points
    .filter(({ zone }) => zone === 'seen')
    .map(({ id, praise, quote, start, end }) => ({
      criterion: 'technical_accuracy',
      kind: 'strength',
      quote,
      start,
      end,
      message: praise,
      pointId: id,
    }));
}

/** What left no trace, asked. The order is the question's own: its most important points come first. */
function askedPoints(points: readonly PointFinding[]): Evidence[] {
  return points
    .filter(({ zone, worth }) => zone === 'ask' && worth > 0)
    .map(({ id, ask }) => ({
      criterion: 'technical_accuracy',
      kind: 'question',
      ...noWords,
      message: ask,
      pointId: id,
    }));
}

/** The sentence with the most words, as it was written. */
function longestSentence({ text, sentences }: Passage): { words: number; span: Span } | undefined {
  const [longest] = [...sentences].sort((a, b) => b.to - b.from - (a.to - a.from));
  if (!longest) return undefined;
  const { from, to, start, end } = longest;
  return { words: to - from, span: { quote: text.slice(start, end), start, end } };
}

/** Counts that anyone can repeat, where they are out of the ordinary. `short` is the share of a full answer's words that is too few. */
function measuredIn(
  { given, kind, story, asked, shown: { isSpoken } }: AnswerReading,
  short: number,
): Evidence[] {
  const { enough, full } = lengthBands[kind];
  const words = given.tokens.length;
  const longest = longestSentence(given);
  const found: Evidence[] = [];
  const remark = (criterion: Evidence['criterion'], message: Worded, span: Span = noWords) =>
    found.push({ criterion, kind: 'measured', ...span, ...messageOf(message) });
  if (asked?.terms) remark('technical_accuracy', say('asks_about_terms'), asked.terms);
  if (words < enough * short) remark('communication_clarity', say('few_words', { words, enough }));
  if (words > full) remark('communication_clarity', say('many_words', { words, full }));
  if (longest && longest.words > longSentence && !isSpoken)
    remark('communication_clarity', say('long_sentence', { words: longest.words }), longest.span);
  if (
    kind === 'behavioural' &&
    story.numbers.length === 0 &&
    words >= enough &&
    !measureWords.test(given.text)
  )
    remark('relevant_experience', say('no_number'));
  return found;
}

/**
 * Concreteness under which a moment, a person or a number would help a short answer. Of 31 that were asked, 17 with no more words than a full
 * answer has and less than this were helped, and two weren't; above, two of six had told a moment.
 */
const vague = 0.4;

/** What explains a low score of which nothing else does; undefined where its levels do, or its range says how little was recognized. */
function whyLow(reading: AnswerReading): Worded | undefined {
  const { overlap, kind, isAuthored, concreteness, given } = reading;
  if (overlap) return say('unlike_sample', { percent: Math.round(overlap.value * 100) });
  if (kind === 'questions') return undefined;
  const isShort = given.tokens.length <= lengthBands[kind].enough;
  const isVague = isShort && concreteness.value < vague;
  if (lacksEvent(reading) || (isAboutOneself(kind) && isVague)) return say('partly_recognized');
  // Of a question that nobody authored, its own words are all that we have: of 61 answers that were called loosely connected, 39 were about it.
  return isAuthored || isTied(reading) || isAboutOneself(kind) ? undefined : say('few_shared_words');
}

function explained(reading: AnswerReading): Evidence[] {
  const { given, kind } = reading;
  const message = whyLow(reading);
  const isOnlyShort = given.tokens.length < lengthBands[kind].enough * onlyShort;
  if (message === undefined || (isOnlyShort && !lacksEvent(reading))) return [];
  return [{ criterion: 'technical_accuracy', kind: 'measured', ...noWords, ...messageOf(message) }];
}

/**
 * The remarks on an answer: what was seen, with its exact words; what was measured; and questions about what wasn't found. Only a
 * red flag or a gate against gaming finds fault, with the words it found. A capped answer gets no praise and no questions.
 */
export function remarksOn(
  reading: AnswerReading,
  points: readonly PointFinding[],
  gates: readonly Gate[],
  overall: number,
): Evidence[] {
  const faults = gates.map(
    ({ message, span }): Evidence => ({
      criterion: 'technical_accuracy',
      kind: 'gap',
      ...(span ?? noWords),
      ...messageOf(message),
    }),
  );
  if (gates.some(({ id }) => id !== 'red_flag')) return faults;
  // Without a story a phrase that sounds like a part of one is no strength.
  const isTold = reading.kind !== 'behavioural' || reading.story.actions > 0 || reading.story.situation;
  const strengths = isTold ? [...seenPoints(points), ...seenInStory(reading)].slice(0, most.strength) : [];
  const isBegun = points.some(isCounted);
  const questions = askedPoints(points).slice(0, isBegun ? most.question : most.questionToStart);
  const isExplained = overall >= lowScore || faults.length + questions.length > 0;
  const said = [...strengths, ...faults, ...questions, ...(isExplained ? [] : explained(reading))];
  const short = faults.length > 0 ? 0 : said.length > 0 ? plainlyShort : shortAnswer;
  return [...said, ...measuredIn(reading, short)];
}
