import { z } from 'zod';
import { answerMaxLength, questionMaxLength } from './catalog.ts';
import { AnswerScore, DimensionMap, Engine } from './contract.ts';

const StarPart = z.enum(['situation', 'task', 'action', 'result']);
const Change = z.number().int().min(-100).max(100);

/** What a further attempt won and lost against the interview's own answer. */
export const AnswerChange = z.object({
  /** Points; positive is better. */
  overall: Change,
  dimensions: DimensionMap(Change),
  words: z.number().int(),
  starGained: z.array(StarPart),
  starLost: z.array(StarPart),
  pointsGained: z.array(z.string()),
  pointsLost: z.array(z.string()),
  numbersAdded: z.array(z.string()),
  numbersRemoved: z.array(z.string()),
  /** Negative where hedges were added. */
  hedgesRemoved: z.number().int(),
  /** Which engine made the score that the attempt is compared with. */
  beforeEngine: Engine,
});
export type AnswerChange = z.infer<typeof AnswerChange>;

/** The most attempts at one question after its interview; the table holds the same limit. */
export const retriesPerQuestion = 20;

export const RetryAnswerInput = z.object({
  sessionId: z.uuid(),
  questionText: z.string().min(1).max(questionMaxLength),
  answer: z
    .string()
    .max(answerMaxLength)
    .refine((text) => text.trim() !== '', 'An answer needs at least one word.'),
});
export type RetryAnswerInput = z.infer<typeof RetryAnswerInput>;

/** One attempt, as it is answered and as `interview_retries` holds it. */
export const RetryAnswerOutput = z.object({
  id: z.uuid(),
  attempt: z.number().int().min(1).max(retriesPerQuestion),
  questionText: z.string(),
  answer: z.string(),
  score: AnswerScore,
  comparison: AnswerChange,
});
export type RetryAnswerOutput = z.infer<typeof RetryAnswerOutput>;
