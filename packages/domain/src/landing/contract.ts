import { z } from 'zod';
import { questionMaxLength } from '../interview/catalog.ts';
import { AnswerScore } from '../interview/contract.ts';

/** The question of a link that somebody shared. */
export const TryQuestionInput = z.object({ question: z.string().min(1).max(questionMaxLength) });
export type TryQuestionInput = z.infer<typeof TryQuestionInput>;

/** The question as the coach knows it; null for a text that is none of its questions: nobody puts words on the front page. */
export const TryQuestionOutput = z.object({ question: z.string().nullable() });
export type TryQuestionOutput = z.infer<typeof TryQuestionOutput>;

/**
 * A visitor's answer to `tryQuestion`, or to another question that the coach knows. Not trimmed: quotes are slices of exactly this
 * text.
 */
export const TryAnswerInput = z.object({
  answer: z.string(),
  question: z.string().min(1).max(questionMaxLength).optional(),
});
export type TryAnswerInput = z.infer<typeof TryAnswerInput>;

export const TryAnswerOutput = z.object({ question: z.string(), score: AnswerScore });
export type TryAnswerOutput = z.infer<typeof TryAnswerOutput>;
