import { z } from 'zod';
import { resumeFieldMaxLength } from './editor-catalog.ts';

/** Lines of a resume, each with what its owner replied when asked about it. */
export const StrengthenLinesInput = z.object({
  lines: z
    .array(
      z.object({
        line: z.string().max(resumeFieldMaxLength),
        reply: z.string().max(1_000).optional(),
      }),
    )
    .max(400),
});
export type StrengthenLinesInput = z.infer<typeof StrengthenLinesInput>;

export const StrengthenedLine = z.object({
  /** `did`: it opens by hiding what was done. `result`: it tells no result. Null where nothing is missing. */
  ask: z.enum(['did', 'result']).nullable(),
  /** The line with the reply in it, or a line for below it. Only where it says more than the line, in words that belong in a resume. */
  proposal: z.string().nullable(),
  /** The proposal goes below the line, which stays: the two can't be said in one. */
  isNewLine: z.boolean().default(false),
  /** Why a reply made no line: it says nothing, tells what the team did, has no whole deed, or tells what the line says. */
  need: z.enum(['nothing', 'part', 'deed', 'repeat']).nullable(),
});
export type StrengthenedLine = z.infer<typeof StrengthenedLine>;
export const StrengthenLinesOutput = z.object({ lines: z.array(StrengthenedLine) });
export type StrengthenLinesOutput = z.infer<typeof StrengthenLinesOutput>;
