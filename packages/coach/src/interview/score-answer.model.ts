import {
  type AnswerScore,
  type Dimension,
  DimensionSchema,
  dimensionLabels,
  dimensions,
  type Evidence,
  type Flag,
  modelNotice,
  type PointFinding,
} from '@greenroom/domain';
import { z } from 'zod';
import { findBankQuestion } from '../content/bank.ts';
import { traceFacts } from '../facts/trace-facts.ts';
import type { AskModel } from '../model/connect-model.ts';
import { languageTag } from '../model/in-language.ts';
import { locateQuote } from '../model/locate-quote.ts';
import { withoutOrders } from '../model/orders.ts';
import { scoreAnswerPrompt } from '../model/prompts/score-answer.ts';
import { evenSpaces } from '../text/even-spaces.ts';
import { AnswerRequest, type ReadAnswerRequest } from './requests.ts';
import { gateCaps } from './rubric/calibration.ts';
import { dimensionWeights, rubricVersion } from './rubric/rubric.ts';
import { rangeAround, scoreAnswerNow } from './score-answer.builtin.ts';
import { describeLevels } from './scoring/describe-levels.ts';
import { type DimensionScores, overallOf, type ReceiptLine, settleLines } from './scoring/receipt.ts';

/** What a level of the model is worth: the middle of the level's range. */
const levelPoints = [15, 40, 60, 77, 93] as const;
/** Further apart than this, neither engine is believed alone. */
const widestGap = 35;
/** A rule that caps an answer this low leaves a model nothing to judge. */
const decidedByRule = 25;
const mostRemarks = 2;
const longestMessage = 300;
const longestRewrite = 4_000;

const Verdict = z.object({ level: z.number(), quote: z.string().nullable(), reason: z.string() });
const Judgement = z.object({
  technical_accuracy: Verdict,
  problem_solving: Verdict,
  communication_clarity: Verdict,
  relevant_experience: Verdict,
  cultural_fit: Verdict,
  points: z.array(
    z.object({ id: z.string(), covered: z.enum(['yes', 'partly', 'no']), quote: z.string().nullable() }),
  ),
  red_flags: z.array(z.object({ quote: z.string(), reason: z.string() })),
  remarks: z.array(
    z.object({ criterion: DimensionSchema, quote: z.string().nullable(), message: z.string() }),
  ),
  /** A better way to tell the answer, using only its facts. */
  rewrite: z.string(),
});
type Judgement = z.infer<typeof Judgement>;

const oneLine = (text: string) => evenSpaces(text).slice(0, longestMessage);

/** What cannot stand: levels that there are not, high ones that nothing shows, no reason. */
function faultsOf(judgement: Judgement, answer: string): string[] {
  return dimensions.flatMap((dimension) => {
    const { level, quote, reason } = judgement[dimension];
    if (!Number.isInteger(level) || level < 1 || level > 5)
      return [`${dimension}: level must be a whole number from 1 to 5`];
    if (oneLine(reason) === '') return [`${dimension}: reason is empty`];
    const isShown = level < 4 || locateQuote(quote, answer) !== undefined;
    return isShown
      ? []
      : [`${dimension}: the quote does not stand word for word in the ANSWER; a level of 4 or 5 needs one`];
  });
}

function partsOf(request: ReadAnswerRequest, answer: string, ideal: string, base: AnswerScore) {
  const points = (base.points ?? []).map(({ id, ask }) => `${id}: ${ask}`);
  return [
    { label: 'INTERVIEW TYPE', text: request.interviewType },
    { label: 'LANGUAGE', text: request.language ?? 'English' },
    { label: 'ROLE', text: withoutOrders(request.jobRole.slice(0, 200)).text },
    { label: 'QUESTION', text: withoutOrders(request.question.slice(0, 2_000)).text },
    ...(ideal ? [{ label: 'IDEAL ANSWER', text: withoutOrders(ideal).text }] : []),
    ...(points.length > 0 ? [{ label: 'KEY POINTS', text: points.join('\n') }] : []),
    { label: 'ANSWER', text: answer },
  ];
}

const noWords = { quote: '', start: 0, end: 0 };

/** What the model found of each point: a point counts with its words only, and one it saw without words is left alone. */
function pointsFound(judgement: Judgement, base: AnswerScore, answer: string): PointFinding[] {
  return (base.points ?? []).map((point) => {
    const found = judgement.points.find(({ id }) => id === point.id);
    if (!found) return { ...point, zone: 'perhaps', praise: '' };
    const at = found.covered === 'no' ? undefined : locateQuote(found.quote, answer);
    if (found.covered === 'yes' && at)
      return { ...point, ...at, zone: 'seen', praise: praiseOf(base, point), worth: 0 };
    const zone = found.covered === 'no' ? ('ask' as const) : ('perhaps' as const);
    return { ...point, ...(at ?? noWords), zone, praise: '' };
  });
}

/** The praise written for the point. The built-in engine gives none to a point that only the model saw. */
const praiseOf = ({ points = [] }: AnswerScore, { id }: PointFinding): string =>
  points.find((point) => point.id === id)?.praise || 'You make this point.';

/** Remarks whose words stand in the answer. A strength without its words is none. */
function evidenceOf(
  judgement: Judgement,
  points: readonly PointFinding[],
  flags: readonly Flag[],
  answer: string,
  language: { lang?: string },
) {
  const faults = flags.flatMap(({ id, quote, message, lang }): Evidence[] => {
    const start = id === 'red_flag' ? answer.indexOf(quote) : -1;
    if (start < 0) return [];
    return [
      {
        ...{ criterion: 'technical_accuracy', kind: 'gap', quote, start, end: start + quote.length, message },
        ...(lang ? { lang } : {}),
      },
    ];
  });
  const strengths = dimensions.flatMap((criterion): Evidence[] => {
    const { level, quote, reason } = judgement[criterion];
    const at = level >= 4 ? locateQuote(quote, answer) : undefined;
    return at ? [{ criterion, kind: 'strength', ...at, message: oneLine(reason), ...language }] : [];
  });
  const tips = judgement.remarks.flatMap(({ criterion, quote, message }): Evidence[] => {
    const at = locateQuote(quote, answer);
    const isInvented = !at && (quote ?? '').trim() !== '';
    return isInvented || oneLine(message) === ''
      ? []
      : [{ criterion, kind: 'tip', ...(at ?? noWords), message: oneLine(message), ...language }];
  });
  const questions = points
    .filter(({ zone }) => zone === 'ask')
    .slice(0, 3)
    .map(
      ({ id, ask }): Evidence => ({
        criterion: 'technical_accuracy',
        kind: 'question',
        ...noWords,
        message: ask,
        pointId: id,
      }),
    );
  return [...strengths, ...faults, ...questions, ...tips.slice(0, mostRemarks)];
}

/** Red flags of the model, each with the words that it found. */
function flagsOf(judgement: Judgement, answer: string, language: { lang?: string }): Flag[] {
  return judgement.red_flags.flatMap(({ quote, reason }) => {
    const at = locateQuote(quote, answer);
    if (!at || oneLine(reason) === '') return [];
    const message = oneLine(reason);
    return [{ id: 'red_flag', message, cap: gateCaps.red_flag, quote: at.quote, ...language }];
  });
}

/** The model's rewrite, unless it adds a fact that the answer lacks. */
function rewriteOf({ rewrite }: Judgement, answer: string): string | undefined {
  const text = rewrite.trim().slice(0, longestRewrite);
  if (text === '' || text === answer.trim()) return undefined;
  return traceFacts({ text, sources: [answer] }).length === 0 ? text : undefined;
}

interface Points {
  scores: DimensionScores;
  isFarApart: boolean;
}

/** Points come from us: from levels, and from the mean with the built-in engine where the two are far apart. */
function pointsOf(judgement: Judgement, base: AnswerScore, request: ReadAnswerRequest, cap: number): Points {
  const read = {} as DimensionScores;
  for (const dimension of dimensions) read[dimension] = levelPoints[judgement[dimension].level - 1] ?? 0;
  const reached = Math.min(cap, overallOf(read, request.interviewType));
  const isFarApart = Math.abs(reached - base.overall) > widestGap;
  if (!isFarApart) return { scores: read, isFarApart };
  const mean = {} as DimensionScores;
  for (const dimension of dimensions)
    mean[dimension] = Math.round((Math.min(cap, read[dimension]) + base.dimensions[dimension].score) / 2);
  return { scores: mean, isFarApart };
}

function linesOf(
  judgement: Judgement,
  points: Points,
  base: AnswerScore,
  request: ReadAnswerRequest,
  language: { lang?: string },
) {
  return dimensions.map((dimension): ReceiptLine => {
    const { level, reason } = judgement[dimension];
    const score = points.scores[dimension];
    const weight = dimensionWeights[request.interviewType][dimension];
    const mean = `Far from the built-in ${base.dimensions[dimension].score}, so the mean counts. `;
    return {
      id: `level.${dimension}`,
      label: `${dimensionLabels[dimension]}: level ${level} of 5, ${score} points`,
      seen: `${points.isFarApart ? mean : ''}${oneLine(reason)}`,
      weight: Math.round(weight * 10_000) / 100,
      points: weight * score,
      ...language,
    };
  });
}

/** What was left out is told: in the gate's words where it saw an order, and without a reproach where only the wider list did. */
const toldOrder = ({ flags }: AnswerScore): Flag =>
  flags.find(({ id }) => id === 'injection') ?? {
    id: 'injection',
    message:
      'A part of this answer speaks of scoring. It was left out of what the AI model read, and moves no points.',
    cap: null,
    quote: '',
  };

function capped(scores: DimensionScores, cap: number): DimensionScores {
  const held = {} as Record<Dimension, number>;
  for (const dimension of dimensions) held[dimension] = Math.min(cap, scores[dimension]);
  return held;
}

function judged(
  judgement: Judgement,
  base: AnswerScore,
  request: ReadAnswerRequest,
  shown: AnswerScore,
  model: AskModel,
): AnswerScore {
  const language = languageTag(model.language ?? request.language);
  const flags = [...shown.flags, ...flagsOf(judgement, request.answer, language)];
  const cap = Math.min(100, ...flags.flatMap((flag) => flag.cap ?? []));
  const levels = pointsOf(judgement, shown, request, cap);
  const earned = overallOf(levels.scores, request.interviewType);
  const scores = capped(levels.scores, cap);
  const overall = overallOf(scores, request.interviewType);
  const lines = settleLines(linesOf(judgement, levels, shown, request, language), earned);
  if (overall < earned) {
    const flag = flags.find((one) => one.cap === cap);
    const seen = { seen: flag?.message ?? '', ...(flag?.lang ? { lang: flag.lang } : {}) };
    lines.push({ id: 'cap.rule', label: `Capped at ${cap}`, ...seen, weight: 0, points: overall - earned });
  }
  const points = pointsFound(judgement, base, request.answer);
  return {
    ...base,
    flags: shown === base ? flags : [...flags, toldOrder(base)],
    overall,
    dimensions: describeLevels(scores),
    evidence: evidenceOf(judgement, points, flags, request.answer, language),
    receipt: { rubricVersion, lines, total: overall },
    covered: points.filter(({ zone }) => zone === 'seen').map(({ id }) => id.replaceAll('-', ' ')),
    missed: points.filter(({ zone }) => zone === 'ask').map(({ ask }) => ask),
    points,
    confidence: levels.isFarApart ? 'low' : 'high',
    range: levels.isFarApart ? rangeAround(overall) : undefined,
    rewrite: rewriteOf(judgement, request.answer),
    engine: model.engineOf(scoreAnswerPrompt, rubricVersion),
  };
}

/** Whether rules alone decide: nothing to judge, or a cap that no judgement could lift. */
export const isDecidedByRule = ({ scored, flags }: AnswerScore) =>
  !scored || flags.some(({ cap }) => cap !== null && cap <= decidedByRule);

/**
 * As `scoreAnswer`, with levels, quotes and reasons from a model; points, weights and caps stay ours. Where the model fails the
 * built-in score comes with a notice. An answer that a rule decides is never sent.
 */
export async function scoreAnswerByModel(
  model: AskModel,
  request: AnswerRequest,
  budgetMs?: number,
): Promise<AnswerScore> {
  const base = scoreAnswerNow(request);
  if (!base.scored) return base;
  const input = AnswerRequest.parse(request);
  const ideal = input.idealAnswer || findBankQuestion(input.question)?.ideal || '';
  const shown = withoutOrders(input.answer);
  // What the model does not see counts for neither engine: with such words and without them an answer scores the same.
  const baseShown = shown.found > 0 ? scoreAnswerNow({ ...request, answer: shown.text }) : base;
  if (isDecidedByRule(baseShown)) return base;
  const outcome = await model.ask({
    prompt: scoreAnswerPrompt,
    schema: Judgement,
    parts: partsOf(input, shown.text, ideal, base),
    check: (judgement) => faultsOf(judgement, input.answer),
    budgetMs,
    maxOutputTokens: 4_000,
  });
  if (!outcome.ok) return { ...base, notice: modelNotice(outcome.code) };
  return judged(outcome.value, base, input, baseShown, model);
}
