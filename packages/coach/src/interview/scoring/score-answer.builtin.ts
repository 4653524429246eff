import {
  type AnswerScore,
  type Dimension,
  type DimensionResult,
  dimensions,
  type Flag,
} from '@greenroom/domain';
import { builtinEngine } from '../engine.ts';
import { foreignLanguage } from '../text/language.ts';
import { type Passage, readPassage } from '../text/passage.ts';
import { type Gate, trippedGates } from './gates.ts';
import { type AnswerReading, readAnswer } from './read-answer.ts';
import { answerReceipt, type DimensionScores, dimensionScores, overallOf } from './receipt.ts';
import { remarksOn } from './remarks.ts';
import { AnswerRequest, type ReadAnswerRequest } from './requests.ts';
import { levelFloors, levelTexts, liftTexts, rubricVersion } from './rubric.ts';
import { type SetAside, setOrdersAside } from './set-aside.ts';
import { measureSignals } from './signals.ts';
import { tiesOf } from './topic.ts';

/** From here on an answer without one word of the question's topic is plainly about something else. */
const unmistakableWords = 25;

/** The level and its words for a dimension's score. */
function describeDimension(dimension: Dimension, score: number): DimensionResult {
  const level = levelFloors.findLastIndex((floor) => score >= floor) + 1;
  return {
    score,
    level,
    levelText: levelTexts[dimension][level - 1] ?? '',
    lift: liftTexts[dimension][level - 1] ?? null,
  };
}

/** Levels, their words and what lifts each, from the scores of the dimensions. */
export function describeAll(scores: DimensionScores): AnswerScore['dimensions'] {
  return {
    technical_accuracy: describeDimension('technical_accuracy', scores.technical_accuracy),
    problem_solving: describeDimension('problem_solving', scores.problem_solving),
    communication_clarity: describeDimension('communication_clarity', scores.communication_clarity),
    relevant_experience: describeDimension('relevant_experience', scores.relevant_experience),
    cultural_fit: describeDimension('cultural_fit', scores.cultural_fit),
  };
}

const nothing: DimensionScores = {
  technical_accuracy: 0,
  problem_solving: 0,
  communication_clarity: 0,
  relevant_experience: 0,
  cultural_fit: 0,
};

/** The quote is cut from the answer as it was given: what was judged may have gaps. */
function flagOf({ id, message, cap, span }: Gate, answer: string): Flag {
  return { id, message, cap, quote: span ? answer.slice(span.start, span.end) : '' };
}

/** A valid result for an answer that cannot be judged: 0, not scored, and a flag that says why. */
function unscored(request: ReadAnswerRequest, passage: Passage, id: string, message: string): AnswerScore {
  return {
    overall: 0,
    dimensions: describeAll(nothing),
    evidence: [],
    receipt: { rubricVersion, lines: [], total: 0 },
    flags: [{ id, message, cap: 0, quote: '' }],
    star: { situation: false, task: false, action: false, result: false },
    covered: [],
    missed: readAnswer(request, readPassage('')).keyPoints.map((point) => point.label),
    words: passage.tokens.length,
    scored: false,
    engine: builtinEngine,
  };
}

function refusal(request: ReadAnswerRequest, passage: Passage): AnswerScore | undefined {
  if (request.answer.trim() === '') return unscored(request, passage, 'empty', 'There is no answer yet.');
  if (passage.tokens.length === 0)
    return unscored(request, passage, 'no_words', 'There are no words in this answer.');
  const language = foreignLanguage(passage);
  if (!language) return undefined;
  return unscored(
    request,
    passage,
    'not_english',
    `This looks like ${language}. Built-in scoring reads English only, so this answer has no score.`,
  );
}

/** A fact needs no story; the parts are reported as found all the same. */
function starOf({ story }: AnswerReading): AnswerScore['star'] {
  return {
    situation: story.situation !== undefined,
    task: story.task !== undefined,
    action: story.actions > 0,
    result: story.result !== undefined,
  };
}

/** An answer that is weak anyway is not told besides that it misses the point, unless nothing at all ties it to the question. */
function isMildReproach({ id }: Gate, { topic, passage }: AnswerReading): boolean {
  if (id === 'beside_point') return true;
  return id === 'off_topic' && (tiesOf(topic) > 0 || passage.tokens.length < unmistakableWords);
}

function judge(request: ReadAnswerRequest, passage: Passage): AnswerScore {
  const reading = readAnswer(request, passage);
  const signals = measureSignals(reading);
  const uncapped = dimensionScores(reading.kind, signals);
  const earned = overallOf(uncapped, request.interviewType);
  const gates = trippedGates(reading)
    .filter((gate) => gate.cap < earned || !isMildReproach(gate, reading))
    .sort((a, b) => a.cap - b.cap);
  const gate = gates[0];
  const cap = gate?.cap ?? 100;
  const capped = { ...uncapped };
  for (const dimension of dimensions) capped[dimension] = Math.min(cap, uncapped[dimension]);
  const overall = overallOf(capped, request.interviewType);
  return {
    overall,
    dimensions: describeAll(capped),
    evidence: remarksOn(reading, signals, gates),
    receipt: answerReceipt(reading.kind, request.interviewType, signals, earned, overall, gate),
    flags: gates.map((one) => flagOf(one, request.answer)),
    star: starOf(reading),
    covered: reading.keyPoints.filter((point) => point.covered > 0).map((point) => point.label),
    missed: reading.keyPoints.filter((point) => point.covered === 0).map((point) => point.label),
    words: passage.tokens.length,
    scored: true,
    engine: builtinEngine,
  };
}

/** The answer without what speaks to the scorer: that is told, and neither helps nor harms. */
function judgeRest(request: ReadAnswerRequest, { passage, order }: SetAside): AnswerScore {
  const score = judge(request, passage);
  const message =
    'This speaks to the scorer instead of the interviewer. It is left out and never followed; an interviewer would notice it.';
  // A quote that runs over a gap is cut from the answer as it was given.
  const evidence = score.evidence.map((item) => ({
    ...item,
    quote: request.answer.slice(item.start, item.end),
  }));
  const flag: Flag = { id: 'injection', message, cap: null, quote: order.quote };
  return { ...score, evidence, flags: [...score.flags, flag] };
}

/** The same as `scoreAnswer`, at once. */
export function scoreAnswerNow(request: AnswerRequest): AnswerScore {
  const read = AnswerRequest.safeParse(request ?? {});
  const input = read.success ? read.data : AnswerRequest.parse({});
  const passage = readPassage(input.answer);
  const refused = refusal(input, passage);
  if (refused) return refused;
  const aside = setOrdersAside(passage, input.question);
  return aside ? judgeRest(input, aside) : judge(input, passage);
}

/**
 * Scores one answer, 0 to 100, by the rubric: dimensions, evidence whose quotes are exact slices of the answer, flags of the
 * gates that fired, and a receipt whose points add up to `overall`. Pure and linear in the answer's length. Any input gives a
 * valid result: an answer that cannot be judged has `scored: false` and a flag that says why.
 */
export async function scoreAnswer(request: AnswerRequest): Promise<AnswerScore> {
  return scoreAnswerNow(request);
}
