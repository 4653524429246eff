import {
  type AnswerScore,
  asIs,
  type Dimension,
  dimensions,
  type Flag,
  modelNotice,
  type PointFinding,
  say,
} from '@greenroom/domain';
import { findBankQuestion } from '../content/bank.ts';
import type { AskModel } from '../model/connect-model.ts';
import { languageTag } from '../model/in-language.ts';
import { locateQuote } from '../model/locate-quote.ts';
import { withoutOrders } from '../model/orders.ts';
import { scoreAnswerPrompt } from '../model/prompts/score-answer.ts';
import { readPassage } from '../text/passage.ts';
import { type Case, evidenceOf, flagsOf, impersonal, pointsFound, shareOf } from './judged-remarks.ts';
import { applies, faultsOf, Judgement } from './judgement.ts';
import { pointIdOf } from './matching/question-points.ts';
import { readAnswer } from './matching/read-answer.ts';
import { messageOf, wordedOf } from './message-of.ts';
import { remarkText } from './remark-text.ts';
import { AnswerRequest, type ReadAnswerRequest } from './requests.ts';
import { rewriteAdds } from './rewrite-adds.ts';
import type { GateId } from './rubric/calibration.ts';
import { type AnswerKind, rubricVersion } from './rubric/rubric.ts';
import { scoreAnswerNow } from './score-answer.builtin.ts';
import { describeLevels, liftTexts } from './scoring/describe-levels.ts';
import {
  type DimensionScores,
  lineTexts,
  overallOf,
  type ReceiptLine,
  settleLines,
} from './scoring/receipt.ts';

/** What a level of the model is worth: the middle of the level's range. */
const levelPoints = [15, 40, 60, 77, 93] as const;
const longestRewrite = 4_000;
/** Gates against gaming cap a model too. What an answer says, and whether it says it rightly, the model judges itself. */
const gamingGates: ReadonlySet<string> = new Set<GateId>([
  'gibberish',
  'repetition',
  'echoed_question',
  'keyword_list',
  'shuffled_words',
  'copied_phrases',
  'pasted_ideal',
]);

/** A key point as the model reads it: its id, its question, and a statement that makes it where one was written with the question. */
const pointLine = ({ id, ask, says }: Case['points'][number]) =>
  says === undefined ? `${id}: ${ask}` : withoutOrders(`${id}: ${ask} For example: "${says}"`).text;

/** Kinds whose sample answer is another person's story or reason. Beside key points it shows nothing that this answer should have. */
const personal: ReadonlySet<AnswerKind> = new Set(['behavioural', 'motivation', 'statement', 'questions']);

const firstPerson = /\bI\b/;

/** Whom a question of level 1 to 3 is for. */
const askedOf = ['anyone new to the role', 'people with a few years in the role', 'senior people'] as const;

/** One part for what we know of the question: every fence costs tokens. */
const settingOf = ({ interviewType, difficulty, level }: ReadAnswerRequest, kind: AnswerKind) =>
  [
    `interview: ${interviewType}`,
    `question: ${kind}`,
    ...(level ? [`asked of: ${askedOf[level - 1]}`] : []),
    ...(difficulty ? [`difficulty: ${difficulty}`] : []),
  ].join('\n');

function partsOf({ request, kind, points }: Case, answer: string, sample: string) {
  const ideal = points.length > 0 && personal.has(kind) ? '' : sample;
  return [
    { label: 'SETTING', text: settingOf(request, kind) },
    { label: 'LANGUAGE', text: request.language ?? 'English' },
    { label: 'ROLE', text: withoutOrders(request.jobRole.slice(0, 200)).text },
    ...(request.adLine
      ? [{ label: 'LINE OF THE JOB AD', text: withoutOrders(request.adLine.slice(0, 600)).text }]
      : []),
    { label: 'QUESTION', text: withoutOrders(request.question.slice(0, 2_000)).text },
    ...(ideal ? [{ label: 'IDEAL ANSWER', text: withoutOrders(ideal).text }] : []),
    ...(points.length > 0 ? [{ label: 'KEY POINTS', text: points.map(pointLine).join('\n') }] : []),
    ...(request.followUp
      ? [{ label: 'FOLLOW-UP ASKED DURING THE ANSWER', text: withoutOrders(request.followUp).text }]
      : []),
    { label: 'ANSWER', text: answer },
  ];
}

/** The model's rewrite, unless it adds something. */
function rewriteOf(
  { rewrite }: Judgement,
  { request, kind, points }: Case,
  ideal: string,
): string | undefined {
  const { answer, question } = request;
  const text = (rewrite ?? '').trim().slice(0, longestRewrite);
  if (text === '' || text === answer.trim()) return undefined;
  // A definition isn't about its speaker.
  if (impersonal.has(kind) && firstPerson.test(text) && !firstPerson.test(answer)) return undefined;
  const sample = [ideal, ...points.flatMap(({ says }) => says ?? [])].join('\n');
  return rewriteAdds(text, `${answer}\n${question}`, sample) ? undefined : text;
}

/** The parts of a story that the model quotes from the answer. */
const starOf = ({ story }: Judgement, answer: string): AnswerScore['star'] => ({
  situation: locateQuote(story.situation, answer) !== undefined,
  task: locateQuote(story.task, answer) !== undefined,
  action: locateQuote(story.action, answer) !== undefined,
  result: locateQuote(story.result, answer) !== undefined,
});

/** Points come from us, by the model's levels. What doesn't apply stands at the mean of the rest and moves nothing. */
function scoresOf({ request, kind }: Case, judgement: Judgement): DimensionScores {
  const scores = {} as DimensionScores;
  let mean = 0;
  for (const dimension of dimensions) {
    if (!applies(judgement, dimension, kind)) continue;
    scores[dimension] = levelPoints[Math.round(judgement[dimension].level) - 1] ?? 0;
    mean += scores[dimension] * shareOf(dimension, judgement, kind, request);
  }
  for (const dimension of dimensions) scores[dimension] ??= Math.round(mean);
  return scores;
}

function linesOf(one: Case, judgement: Judgement, scores: DimensionScores): ReceiptLine[] {
  const { request, kind, language } = one;
  return dimensions.map((dimension) => {
    const id = `level.${dimension}`;
    if (!applies(judgement, dimension, kind))
      return { id, ...lineTexts(say('line_not_asked', { dimension }), asIs('')), weight: 0, points: 0 };
    const share = shareOf(dimension, judgement, kind, request);
    const level = Math.round(judgement[dimension].level);
    const reason = remarkText(judgement[dimension].reason, language);
    const label = say('line_level', { dimension, level, points: scores[dimension] });
    return {
      id,
      ...lineTexts(label, reason === '' ? say('written_level', { dimension, level }) : asIs(reason)),
      weight: Math.round(share * 10_000) / 100,
      points: share * scores[dimension],
      ...(reason === '' ? {} : languageTag(language)),
    };
  });
}

/** What was left out is told: in the gate's words where it saw an order, and without a reproach where only the wider list did. */
const toldOrder = ({ flags }: AnswerScore): Flag =>
  flags.find(({ id }) => id === 'injection') ?? {
    id: 'injection',
    ...messageOf(say('order_kept_from_model')),
    cap: null,
    quote: '',
  };

function capped(scores: DimensionScores, cap: number): DimensionScores {
  const held = {} as Record<Dimension, number>;
  for (const dimension of dimensions) held[dimension] = Math.min(cap, scores[dimension]);
  return held;
}

/** The model's levels. What would lift one is asked by the level alone, or by the first point that the model didn't find. */
function dimensionsOf(
  { kind }: Case,
  judgement: Judgement,
  scores: DimensionScores,
  points: readonly PointFinding[],
): AnswerScore['dimensions'] {
  const described = describeLevels(scores);
  const { technical_accuracy: covering } = described;
  const open = points.find(({ zone }) => zone === 'ask');
  if (open && covering.lift !== null) Object.assign(covering, liftTexts(asIs(open.ask)));
  for (const dimension of dimensions) {
    if (applies(judgement, dimension, kind)) continue;
    const { text, said } = say('area_not_asked');
    described[dimension] = {
      ...described[dimension],
      ...{ levelText: text, levelSaid: said, lift: null, liftSaid: undefined },
    };
  }
  return described;
}

function judged(
  one: Case,
  judgement: Judgement,
  { ideal, hasOrders }: { ideal: string; hasOrders: boolean },
  model: AskModel,
): AnswerScore {
  const { request, base } = one;
  const gates = base.flags.filter(({ id }) => gamingGates.has(id));
  const flags = [...gates, ...flagsOf(one, judgement)];
  const cap = Math.min(100, ...flags.flatMap((flag) => flag.cap ?? []));
  const levels = scoresOf(one, judgement);
  const earned = overallOf(levels, request.interviewType);
  const scores = capped(levels, cap);
  const overall = overallOf(scores, request.interviewType);
  const lines = settleLines(linesOf(one, judgement, levels), earned);
  if (overall < earned) {
    const flag = flags.find((other) => other.cap === cap);
    const texts = lineTexts(say('line_cap', { cap }), flag ? wordedOf(flag) : asIs(''));
    const lang = flag?.lang ? { lang: flag.lang } : {};
    lines.push({ id: 'cap.rule', ...texts, ...lang, weight: 0, points: overall - earned });
  }
  const points = pointsFound(one, judgement, cap < 100);
  return {
    overall,
    dimensions: dimensionsOf(one, judgement, scores, points),
    evidence: evidenceOf(one, judgement, points, flags),
    receipt: { rubricVersion, lines, total: overall },
    flags: hasOrders ? [...flags, toldOrder(base)] : flags,
    star: starOf(judgement, request.answer),
    covered: points.filter(({ zone }) => zone === 'seen').map(({ id }) => id.replaceAll('-', ' ')),
    missed: points.filter(({ zone }) => zone === 'ask').map(({ ask }) => ask),
    points,
    words: base.words,
    scored: true,
    confidence: 'high',
    // What is dangerous or wrong doesn't get better by being told better.
    rewrite: flags.some(({ id }) => id === 'red_flag') ? undefined : rewriteOf(judgement, one, ideal),
    engine: model.engineOf(scoreAnswerPrompt, rubricVersion),
  };
}

const nothingToJudge: ReadonlySet<string> = new Set<GateId>(['empty', 'no_words', 'gibberish']);

/** Whether there is nothing that anybody could judge: no words, or none that mean anything. */
export const isWithheld = ({ flags }: AnswerScore) => flags.some(({ id }) => nothingToJudge.has(id));

function caseOf(request: ReadAnswerRequest, base: AnswerScore, model: AskModel): Case {
  const { kind: read, prepared, isAuthored, isCommon } = readAnswer(request, readPassage(''));
  // The words of a question that nobody of ours wrote don't always tell its kind, least of all in another language.
  const kind = isAuthored || isCommon ? read : (request.kind ?? read);
  const own = request.points ?? [];
  const points =
    own.length > 0
      ? own.map((point) => ({
          id: pointIdOf(point),
          ask: point.ask,
          praise: point.praise,
          says: point.says[0],
        }))
      : prepared.points.map(({ point }) => ({ id: pointIdOf(point), ask: point.ask, praise: point.praise }));
  return { request, kind, points, base, language: model.language ?? request.language ?? 'English' };
}

/**
 * As `scoreAnswer`, by a model: its verdict on each point, its levels, quotes and reasons; points, weights and the caps against gaming
 * stay ours. Where the model fails, the built-in score comes with a notice. An answer without words is never sent.
 */
export async function scoreAnswerByModel(
  model: AskModel,
  given: AnswerRequest,
  budgetMs?: number,
): Promise<AnswerScore> {
  const base = scoreAnswerNow(given);
  const request = AnswerRequest.parse(given);
  const shown = withoutOrders(request.answer);
  if (isWithheld(base) || readPassage(shown.text).tokens.length === 0) return base;
  const one = caseOf(request, base, model);
  const ideal = request.idealAnswer || findBankQuestion(request.question)?.ideal || '';
  const outcome = await model.ask({
    prompt: scoreAnswerPrompt,
    schema: Judgement,
    parts: partsOf(one, shown.text, ideal),
    check: (judgement) => faultsOf(judgement, request.answer, one.kind),
    budgetMs,
    maxOutputTokens: 4_000,
  });
  const spent = outcome.tokens ? { tokens: outcome.tokens } : {};
  if (!outcome.ok) return { ...base, notice: modelNotice(outcome.code), ...spent };
  return { ...judged(one, outcome.value, { ideal, hasOrders: shown.found > 0 }, model), ...spent };
}
