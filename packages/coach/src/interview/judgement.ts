import { type Dimension, DimensionSchema, dimensions } from '@greenroom/domain';
import { z } from 'zod';
import { locateQuote } from '../model/locate-quote.ts';
import type { Located } from '../model/near-quote.ts';
import type { AnswerKind } from './rubric/rubric.ts';

const Quote = z.string().nullable();

/** In the order in which a model writes it: the words first, then the reason, then the verdict. */
const Criterion = z.object({ quote: Quote, reason: z.string(), applies: z.boolean(), level: z.number() });

/** What a model says of one answer. Points, weights and caps are ours. */
export const Judgement = z.object({
  points: z.array(
    z.object({
      id: z.string(),
      quote: Quote,
      reason: z.string(),
      verdict: z.enum(['covered', 'partly', 'not']),
    }),
  ),
  story: z.object({ situation: Quote, task: Quote, action: Quote, result: Quote }),
  technical_accuracy: Criterion,
  problem_solving: Criterion,
  communication_clarity: Criterion,
  relevant_experience: Criterion,
  cultural_fit: Criterion,
  red_flags: z.array(z.object({ quote: z.string(), reason: z.string() })),
  remarks: z.array(z.object({ criterion: DimensionSchema, quote: Quote, message: z.string() })),
  /** A better way to tell the answer, using only its facts. */
  rewrite: z.string().nullable(),
});
export type Judgement = z.infer<typeof Judgement>;

/** Criteria that a question of the kind may not ask for: a definition needs no story. */
const optional: Record<AnswerKind, readonly Dimension[]> = {
  behavioural: [],
  situational: ['relevant_experience'],
  motivation: ['problem_solving', 'relevant_experience'],
  statement: ['problem_solving', 'relevant_experience'],
  questions: ['problem_solving', 'relevant_experience'],
  case: ['relevant_experience', 'cultural_fit'],
  knowledge: ['problem_solving', 'relevant_experience', 'cultural_fit'],
  fact: ['problem_solving', 'relevant_experience', 'cultural_fit'],
};

/** What a question doesn't ask for counts from this level on: below, the model says that it isn't there. */
const countsFrom = 3;

/**
 * Whether the answer is judged by the criterion. One that the kind of question may do without counts only where the model finds it in the
 * answer: small models give level 1 for the missing story of a definition.
 */
export const applies = (judgement: Judgement, dimension: Dimension, kind: AnswerKind): boolean => {
  if (!optional[kind].includes(dimension)) return true;
  const { applies: isAsked, level } = judgement[dimension];
  return isAsked && level >= countsFrom;
};

/** A level from which on the answer has to show it in its own words. */
export const shownFrom = 4;
/** With fewer words an answer has too few of its own to show each criterion by others. */
const fewWords = 40;
const mostSameQuotes = 2;

/** Whether two quotes show mostly the same words. */
export const isSamePlace = (a: Located, b: Located) =>
  Math.min(a.end, b.end) - Math.max(a.start, b.start) > 0.6 * Math.min(a.end - a.start, b.end - b.start);

/** Criteria at a high level that all point at the same words: these can't bear on each of them. */
function sameQuotes(judgement: Judgement, answer: string): boolean {
  if (answer.split(/\s+/).length < fewWords) return false;
  const found = dimensions.flatMap((dimension) => {
    const { level, quote } = judgement[dimension];
    return level >= shownFrom ? (locateQuote(quote, answer) ?? []) : [];
  });
  return found.some((one) => found.filter((other) => isSamePlace(one, other)).length > mostSameQuotes);
}

/** What cannot stand: levels that there are not, high ones that nothing shows, no reason. */
export function faultsOf(judgement: Judgement, answer: string, kind: AnswerKind): string[] {
  const faults = dimensions.flatMap((dimension) => {
    if (!applies(judgement, dimension, kind)) return [];
    const { level, quote, reason } = judgement[dimension];
    if (!(level >= 1 && level <= 5)) return [`${dimension}: level must be a whole number from 1 to 5`];
    // There is nothing to say of a criterion that an answer doesn't touch.
    if (reason.trim() === '' && level > 1) return [`${dimension}: reason is empty`];
    const isShown = level < shownFrom || locateQuote(quote, answer) !== undefined;
    return isShown
      ? []
      : [`${dimension}: the quote does not stand word for word in the ANSWER; a level of 4 or 5 needs one`];
  });
  if (sameQuotes(judgement, answer))
    faults.push('the same words are quoted for three criteria or more; quote what bears on each of them');
  return faults;
}
