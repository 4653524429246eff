import { z } from 'zod';

/** Which engine made a result. `version` is the rubric's or the prompt's. */
export const Engine = z.object({ kind: z.enum(['builtin', 'model']), name: z.string(), version: z.string() });
export type Engine = z.infer<typeof Engine>;
