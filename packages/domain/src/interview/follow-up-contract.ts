import { z } from 'zod';
import { answerMaxLength, questionMaxLength } from './catalog.ts';
import { Engine } from './engine-contract.ts';

/** A follow-up of a live interview, as it was asked. */
export const FollowUp = z.object({
  text: z.string().min(1).max(400),
  /** The language of the text, where it isn't English. */
  lang: z.string().optional(),
  /** The words of the answer that it goes back to; empty where it goes back to none. */
  quote: z.string().max(400),
  /** How long the answer was when it was asked: what comes behind that is the reply. */
  after: z.number().int().min(0),
  /** Who chose it; without it, the built-in engine. */
  engine: Engine.optional(),
});
export type FollowUp = z.infer<typeof FollowUp>;

/** An answer of a live interview with follow-ups, right after it was given. */
export const AskFollowUpInput = z.object({
  sessionId: z.uuid(),
  questionText: z.string().min(1).max(questionMaxLength),
  answer: z.string().max(answerMaxLength).regex(/\S/, 'is empty'),
});

export const AskFollowUpOutput = z.object({
  /** Null where the answer leaves nothing to ask, and where the interview has had its two. */
  followUp: FollowUp.nullable(),
});
