import { z } from 'zod';
import { AnswerScore } from '../interview/contract.ts';

/** A visitor's answer to `tryQuestion`. Not trimmed: quotes are slices of exactly this text. */
export const TryAnswerInput = z.object({ answer: z.string() });
export type TryAnswerInput = z.infer<typeof TryAnswerInput>;

export const TryAnswerOutput = z.object({ question: z.string(), score: AnswerScore });
export type TryAnswerOutput = z.infer<typeof TryAnswerOutput>;
