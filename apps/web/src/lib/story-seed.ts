import { answerMaxLength, questionMaxLength, storyLimits } from '@greenroom/domain';
import { z } from 'zod';

/** What a story is begun from, as the state of a navigation. */
export const StorySeed = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answer'),
    text: z.string().max(answerMaxLength),
    question: z.string().max(questionMaxLength),
    sessionId: z.uuid(),
  }),
  z.object({ kind: z.literal('resume'), text: z.string().max(storyLimits.sourceText) }),
  z.object({
    kind: z.literal('requirement'),
    text: z.string().max(storyLimits.sourceText),
    /** The line of the resume that shows it; empty where there is none. */
    resumeLine: z.string().max(storyLimits.sourceText),
    requirementId: z.uuid(),
    jobId: z.uuid(),
  }),
  /** A question that no story answers yet. */
  z.object({ kind: z.literal('question'), question: z.string().max(questionMaxLength) }),
]);
export type StorySeed = z.infer<typeof StorySeed>;

/** The state that opens the form filled from a seed. */
export const storySeedState = (story: StorySeed) => ({ story });

/** The seed in the state of a navigation; null where there is none. */
export const storySeedOf = (state: unknown): StorySeed | null =>
  z.object({ story: StorySeed }).safeParse(state).data?.story ?? null;
