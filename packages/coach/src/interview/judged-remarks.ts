import {
  type AnswerScore,
  type Dimension,
  dimensions,
  type Evidence,
  type Flag,
  type PointFinding,
  say,
} from '@greenroom/domain';
import { languageTag, languageTagOf } from '../model/in-language.ts';
import { locateQuote } from '../model/locate-quote.ts';
import type { Located } from '../model/near-quote.ts';
import { applies, isSamePlace, type Judgement, shownFrom } from './judgement.ts';
import { remarkText } from './remark-text.ts';
import type { ReadAnswerRequest } from './requests.ts';
import { gateCaps } from './rubric/calibration.ts';
import { type AnswerKind, dimensionWeights } from './rubric/rubric.ts';

const mostRemarks = 2;
/** An answer with all that it is judged by. */
export interface Case {
  request: ReadAnswerRequest;
  kind: AnswerKind;
  /** The points that a good answer makes, with the praise that somebody wrote for each. */
  points: readonly {
    id: string;
    ask: string;
    praise: string;
    /** A statement that makes the point, where it was written with the question. */
    says?: string | undefined;
  }[];
  /** What the built-in engine measured: words, and the gates. */
  base: AnswerScore;
  /** English name of the language of remarks. */
  language: string;
}

const noWords = { quote: '', start: 0, end: 0 };
/** From this level on an answer is about right. */
const fairLevel = 3;

/** What the model found of each point. One that it saw without words of the answer is left alone. */
export function pointsFound(
  { points, request, kind, language }: Case,
  judgement: Judgement,
  isCapped: boolean,
): PointFinding[] {
  const share =
    points.length === 0 ? 0 : shareOf('technical_accuracy', judgement, kind, request) / points.length;
  const worth = isCapped ? 0 : Math.round(share * 1_000) / 10;
  // Points that were written with the question are in its language, which its sample answer shows best; the authored ones are English.
  const written = points.flatMap(({ ask, praise, says }) => (says ? [ask, praise, says] : []));
  const tag =
    written.length > 0 ? languageTagOf(request.idealAnswer || [request.question, ...written].join('\n')) : {};
  return points.map(({ id, ask, praise }) => {
    const found = judgement.points.find((one) => one.id === id);
    const at = found && found.verdict !== 'not' ? locateQuote(found.quote, request.answer) : undefined;
    if (found?.verdict === 'covered' && at) {
      const said = praise || remarkText(found.reason, language) || say('makes_point').text;
      return { id, ask, ...at, zone: 'seen', praise: said, worth: 0, ...tag };
    }
    const zone = found?.verdict === 'not' ? ('ask' as const) : ('perhaps' as const);
    return { id, ask, ...(at ?? noWords), zone, praise: '', worth, ...tag };
  });
}

/** The share of an applying criterion in the score; criteria that don't apply leave theirs to the others. */
export function shareOf(
  dimension: Dimension,
  judgement: Judgement,
  kind: AnswerKind,
  { interviewType }: ReadAnswerRequest,
): number {
  const weights = dimensionWeights[interviewType];
  const all = dimensions
    .filter((one) => applies(judgement, one, kind))
    .reduce((sum, one) => sum + weights[one], 0);
  return weights[dimension] / all;
}

function faultEvidence(flags: readonly Flag[], answer: string): Evidence[] {
  return flags.flatMap(({ id, quote, message, said, lang }): Evidence[] => {
    const start = id === 'red_flag' ? answer.indexOf(quote) : -1;
    if (start < 0) return [];
    const at = { quote, start, end: start + quote.length };
    return [
      { criterion: 'technical_accuracy', kind: 'gap', ...at, message, said, ...(lang ? { lang } : {}) },
    ];
  });
}

/** Remarks whose words stand in the answer, each of them once. A strength without its words is none. */
export function evidenceOf(
  one: Case,
  judgement: Judgement,
  points: readonly PointFinding[],
  flags: readonly Flag[],
): Evidence[] {
  const { answer } = one.request;
  const tag = languageTag(one.language);
  const seen = new Set<number>();
  const strengths = dimensions.flatMap((criterion): Evidence[] => {
    const { level, quote, reason } = judgement[criterion];
    const message = remarkText(reason, one.language);
    const at =
      level >= shownFrom && applies(judgement, criterion, one.kind) ? locateQuote(quote, answer) : undefined;
    if (!at || message === '' || seen.has(at.start)) return [];
    seen.add(at.start);
    return [{ criterion, kind: 'strength', ...at, message, ...tag }];
  });
  const tips = judgement.remarks.flatMap(({ criterion, quote, message }): Evidence[] => {
    const at = locateQuote(quote, answer);
    const isInvented = !at && (quote ?? '').trim() !== '';
    const text = remarkText(message, one.language);
    return isInvented || text === ''
      ? []
      : [{ criterion, kind: 'tip', ...(at ?? noWords), message: text, ...tag }];
  });
  const questions = points
    .filter(({ zone }) => zone === 'ask')
    .slice(0, 3)
    .map(({ id, ask, lang }): Evidence => {
      const about = { criterion: 'technical_accuracy', kind: 'question', pointId: id } as const;
      return { ...about, ...noWords, message: ask, ...(lang ? { lang } : {}) };
    });
  return [...strengths, ...faultEvidence(flags, answer), ...questions, ...tips.slice(0, mostRemarks)];
}

/** The words by which the model shows that the answer is right, or makes a point. */
function praisedIn({ technical_accuracy: right, points }: Judgement, answer: string): Located[] {
  const made = points.flatMap(({ verdict, quote }) => (verdict === 'covered' ? quote : []));
  const quotes = right.level >= fairLevel ? [right.quote, ...made] : made;
  return quotes.flatMap((quote) => locateQuote(quote, answer) ?? []);
}

/** Kinds of questions whose answers are right or wrong. A red flag there is a wrong fact. */
export const impersonal: ReadonlySet<AnswerKind> = new Set(['knowledge', 'fact']);

/**
 * Red flags of the model, each with the words that it found. Words that it praises as right can't be a red flag as well: small models
 * flag the very mistake that a question asks somebody to tell. A wrong fact in a definition that the model judges about right is shown,
 * and its level is the score: a cap on one right answer among 22 takes .06 to .09 of the agreement with teachers.
 */
export function flagsOf({ request, language, kind }: Case, judgement: Judgement): Flag[] {
  const praised = praisedIn(judgement, request.answer);
  const isRightAllTheSame = impersonal.has(kind) && judgement.technical_accuracy.level >= fairLevel;
  const cap = isRightAllTheSame ? null : gateCaps.red_flag;
  return judgement.red_flags.flatMap(({ quote, reason }) => {
    const at = locateQuote(quote, request.answer);
    const message = remarkText(reason, language);
    if (!at || message === '' || praised.some((other) => isSamePlace(at, other))) return [];
    return [{ id: 'red_flag', message, cap, quote: at.quote, ...languageTag(language) }];
  });
}
