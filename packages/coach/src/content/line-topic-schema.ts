import { questionPhases } from '@greenroom/domain';
import { z } from 'zod';

/** A question template. {one} and {many} become the people in the line ("a patient", "patients"), {tool} its tool. */
const Wording = z
  .string()
  .min(12)
  .max(200)
  .regex(/^[A-Z{].*[?.]$/);

/**
 * What lines of job ads ask for, with whole questions about it. "a|b + c|d" in `opens` is found in a line that begins with a word of the
 * first group and soon has one of the second. A word matches every word with that prefix, or only itself if it ends in a full stop.
 * "@people" matches clients, patients and the like.
 */
export const LineTopic = z
  .object({
    id: z.string().regex(/^[a-z][a-z-]+$/),
    competency: z.string().min(3),
    phase: z.enum(questionPhases),
    type: z.enum(['hr', 'technical']),
    /** For somebody who leads others: neither at a line that begins with help, nor for an assistant or a clerk. */
    leads: z.literal(true).optional(),
    /** How the answer to `ask` is read; without it, as a plan. */
    kind: z.enum(['behavioural', 'knowledge']).optional(),
    /** Below 0 for what is in every ad: another line goes first. */
    rank: z.number().int().min(-2).max(1).optional(),
    /** The words that a line on this topic starts with: the first group is its first word or words, the others come soon after. Empty where another rule finds it. */
    opens: z.array(z.string().min(3)),
    /** Words that make the line about something else. */
    not: z.array(z.string().min(2)).optional(),
    ask: z.array(Wording).min(1),
    /** Labels of shared points that an answer to `ask` makes. */
    points: z.array(z.string()).min(3),
    /** Questions for a story, for people with some years in the job. */
    tell: z.array(Wording).optional(),
    /** Questions that fit only some lines on the topic: those that also have one of these words, or a longer word that starts with one. */
    near: z
      .array(
        z
          .object({
            words: z.string().min(3),
            ask: z.array(Wording).min(1).optional(),
            tell: z.array(Wording).min(1).optional(),
          })
          .strict()
          .refine(({ ask, tell }) => ask ?? tell),
      )
      .optional(),
    /** Motivation asked at such a line. */
    why: z.array(Wording).optional(),
    /** What earlier sets asked: stored sets still find their points here. */
    former: z
      .object({ ask: z.array(Wording).optional(), tell: z.array(Wording).optional() })
      .strict()
      .optional(),
  })
  .strict();
export type LineTopic = z.infer<typeof LineTopic>;
