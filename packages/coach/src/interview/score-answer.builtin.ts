import { type AnswerScore, dimensions, type Flag, isCounted, say, type Worded } from '@greenroom/domain';
import { builtinEngine } from '../engine.ts';
import { foreignLanguage } from '../text/language.ts';
import { type Passage, readPassage } from '../text/passage.ts';
import { remarksOn } from './feedback/remarks.ts';
import { type SetAside, setOrdersAside } from './gates/set-aside.ts';
import { type Gate, trippedGates } from './gates/tripped-gates.ts';
import { countedPoints, expectedPoints } from './matching/match-points.ts';
import { type AnswerReading, readAnswer } from './matching/read-answer.ts';
import { messageOf } from './message-of.ts';
import { AnswerRequest, type ReadAnswerRequest } from './requests.ts';
import { confidence as calibration, lowScore } from './rubric/calibration.ts';
import { rubricVersion } from './rubric/rubric.ts';
import { describeLevels } from './scoring/describe-levels.ts';
import { findPoints } from './scoring/find-points.ts';
import { answerReceipt, type DimensionScores, dimensionScores, overallOf } from './scoring/receipt.ts';
import { measureSignals, planOf } from './scoring/signals.ts';

import { weighSignals } from './scoring/weigh-signals.ts';
import { weighTelling } from './scoring/weigh-telling.ts';

const nothing: DimensionScores = {
  technical_accuracy: 0,
  problem_solving: 0,
  communication_clarity: 0,
  relevant_experience: 0,
  cultural_fit: 0,
};

/** The quote is cut from the answer as it was given: what was judged may have gaps. */
function flagOf({ id, message, cap, span }: Gate, answer: string): Flag {
  return { id, ...messageOf(message), cap, quote: span ? answer.slice(span.start, span.end) : '' };
}

/** A valid result for an answer that can't be judged: 0, not scored, and a flag that says why. */
function unscored(request: ReadAnswerRequest, passage: Passage, id: string, message: Worded): AnswerScore {
  const reading = readAnswer(request, readPassage(''));
  const measured = measureSignals(reading);
  const points = findPoints(reading, request.interviewType, measured, { isCapped: true, isLow: true });
  return {
    overall: 0,
    dimensions: describeLevels(nothing, { plan: planOf(reading), measured, reading, points }),
    evidence: [],
    receipt: { rubricVersion, lines: [], total: 0 },
    flags: [{ id, ...messageOf(message), cap: 0, quote: '' }],
    star: { situation: false, task: false, action: false, result: false },
    covered: [],
    missed: reading.prepared.points.map(({ point }) => point.ask),
    points,
    words: passage.tokens.length,
    scored: false,
    engine: builtinEngine,
  };
}

function refusal(request: ReadAnswerRequest, passage: Passage): AnswerScore | undefined {
  if (request.answer.trim() === '') return unscored(request, passage, 'empty', say('empty'));
  if (passage.tokens.length === 0) return unscored(request, passage, 'no_words', say('no_words'));
  const language = foreignLanguage(passage);
  if (!language) return undefined;
  return unscored(request, passage, 'not_english', say('not_english', { language }));
}

/** The parts of a story that were recognized. */
function starOf({ story }: AnswerReading): AnswerScore['star'] {
  return {
    situation: story.situation !== undefined,
    task: story.task !== undefined,
    action: story.actions > 0,
    result: story.result !== undefined,
  };
}

/** How much of the answer was recognized. A plain fact is held against its reference and is as sure as that. */
function confidenceOf(reading: AnswerReading): 'high' | 'medium' | 'low' {
  const { matches, wording, overlap, isAuthored, isCommon, relevance } = reading;
  if (overlap) return overlap.value >= 0.6 ? 'high' : overlap.value >= 0.35 ? 'medium' : 'low';
  if (wording.words < calibration.fewWords) return 'low';
  // Words of an open question are in every story: they don't make a score surer.
  const isOnWords = !relevance.isOpen && relevance.value >= 0.5;
  if (!isAuthored && !isCommon) return isOnWords ? 'medium' : 'low';
  const recognized = countedPoints(matches) / Math.max(1, matches.points.length);
  if (recognized >= calibration.high) return 'high';
  if (recognized === 0) return 'low';
  return recognized >= calibration.medium || isOnWords ? 'medium' : 'low';
}

/** Where the score lies when little was recognized. */
function rangeAround(overall: number): AnswerScore['range'] {
  const { range } = calibration;
  return { low: Math.max(0, overall - range.below), high: Math.min(100, overall + range.above) };
}

function judge(request: ReadAnswerRequest, given: Passage): AnswerScore {
  const reading = readAnswer(request, given);
  const measured = measureSignals(reading);
  const plan = planOf(reading);
  const weighed = weighSignals(reading, measured, expectedPoints(reading.matches));
  const signals = weighTelling(reading, plan, request.interviewType, measured, weighed);
  const uncapped = dimensionScores(plan, signals);
  const earned = overallOf(uncapped, request.interviewType);
  const gates = trippedGates(reading);
  const [gate] = gates;
  const capped = { ...uncapped };
  for (const dimension of dimensions) capped[dimension] = Math.min(gate?.cap ?? 100, uncapped[dimension]);
  const overall = overallOf(capped, request.interviewType);
  const points = findPoints(reading, request.interviewType, measured, {
    isCapped: gate !== undefined,
    isLow: overall < lowScore,
  });
  const labels = reading.prepared.points.map(({ point }) => point.label);
  const confidence = gate ? 'high' : confidenceOf(reading);
  return {
    overall,
    dimensions: describeLevels(capped, { plan, measured, reading, points }),
    evidence: remarksOn(reading, points, gates, overall),
    receipt: answerReceipt(plan, request.interviewType, signals, earned, overall, gate),
    flags: gates.map((one) => flagOf(one, request.answer)),
    star: starOf(reading),
    covered: labels.filter((_, at) => points[at] && isCounted(points[at])),
    missed: points.filter(({ zone }) => zone === 'ask').map(({ ask }) => ask),
    points,
    words: given.tokens.length,
    scored: true,
    confidence,
    ...(confidence === 'low' ? { range: rangeAround(overall) } : {}),
    engine: builtinEngine,
  };
}

/** The answer without what speaks to the scorer: that is flagged, and neither helps nor harms. */
function judgeRest(request: ReadAnswerRequest, { passage, order }: SetAside): AnswerScore {
  const score = judge(request, passage);
  // A quote that runs over a gap is cut from the answer as it was given.
  const inGiven = <Quoted extends { quote: string; start: number; end: number }>(item: Quoted): Quoted => ({
    ...item,
    quote: request.answer.slice(item.start, item.end),
  });
  const flag: Flag = {
    id: 'injection',
    ...messageOf(say('order_left_out')),
    cap: null,
    quote: order.quote,
  };
  return {
    ...score,
    evidence: score.evidence.map(inGiven),
    points: score.points?.map(inGiven),
    flags: [...score.flags, flag],
  };
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
 * Scores one answer, 0 to 100, by the rubric: dimensions, evidence whose quotes are exact slices of the answer, the question's points
 * with what was found of each, flags of the gates that fired, and a receipt whose points add up to `overall`. Pure and linear in
 * the answer's length. Any input gives a valid result: an answer that can't be judged has `scored: false` and a flag that says why.
 */
export async function scoreAnswer(request: AnswerRequest): Promise<AnswerScore> {
  return scoreAnswerNow(request);
}
