import { z } from 'zod';

/** How far long work has come: `done` of `total` questions written or answers scored. */
export const WorkProgress = z.object({
  step: z.enum(['questions', 'answers']),
  done: z.number().int().min(0),
  total: z.number().int().min(0),
  /** The question that is being written, once it is whole. */
  words: z.string().optional(),
});
export type WorkProgress = z.infer<typeof WorkProgress>;
