import { z } from 'zod';
import { refusals } from '../refusals.ts';
import { questionMaxLength } from './catalog.ts';

/**
 * `said`: the user points at the words that make the point. `left_out`: a to-do of the next attempt. `not_meant`: a red flag read
 * something into the answer that the user didn't mean.
 */
export const markKinds = ['said', 'left_out', 'not_meant'] as const;
export type MarkKind = (typeof markKinds)[number];

/** What a user says about one coaching question or red flag of a completed interview. `answer.slice(start, end) === quote`. */
export const AnswerMark = z.object({
  questionText: z.string(),
  /** The point, or the red flag by its place among those of the answer (`redFlagsOf`). */
  pointId: z.string(),
  /** The coaching question as the report asked it, or the reason of the red flag. */
  ask: z.string(),
  kind: z.enum(markKinds),
  /** Empty with start = end = 0 for `left_out`. */
  quote: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  /** Whether the words have anything to do with the point; always false for `left_out`, always true for `not_meant`. */
  counts: z.boolean(),
  /** Points of 100 that the mark alone adds to its answer; 0 where it doesn't count. */
  worth: z.number().min(0).max(100),
});
export type AnswerMark = z.infer<typeof AnswerMark>;

export const MarkAnswerInput = z
  .object({
    sessionId: z.uuid(),
    questionText: z.string().min(1).max(questionMaxLength),
    pointId: z.string().min(1).max(100),
    /** null takes the mark back. */
    kind: z.enum(markKinds).nullable(),
    start: z.number().int().min(0).default(0),
    end: z.number().int().min(0).default(0),
  })
  .refine(({ kind, start, end }) => kind !== 'said' || start < end, refusals.selection_empty[1]);
export type MarkAnswerInput = z.infer<typeof MarkAnswerInput>;

/** `unrelated`: the words have nothing to do with the question, so nothing was stored and an earlier mark stays. */
export const markOutcomes = ['stored', 'removed', 'unrelated'] as const;

/** What became of the mark, and all marks of the interview after the change. */
export const MarkAnswerOutput = z.object({ outcome: z.enum(markOutcomes), marks: z.array(AnswerMark) });
export type MarkAnswerOutput = z.infer<typeof MarkAnswerOutput>;
