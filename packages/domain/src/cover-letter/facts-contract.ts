import { z } from 'zod';
import { jobTextMaxLength } from '../resume/catalog.ts';
import { letterFieldMaxLength, letterLimits } from './catalog.ts';
import { ChosenFact, LetterEntry } from './contract.ts';

export const LetterFactsInput = z.object({
  jobRole: z.string().max(letterFieldMaxLength).default(''),
  jobDescription: z.string().max(jobTextMaxLength).default(''),
  history: z.array(LetterEntry).max(letterLimits.entries),
});
export type LetterFactsInput = z.input<typeof LetterFactsInput>;

/** A line of a resume that a letter can use. */
export const OfferedFact = ChosenFact.extend({
  /** Among the lines that fit the ad best: chosen until the user says otherwise. */
  isSuggested: z.boolean(),
});
export type OfferedFact = z.infer<typeof OfferedFact>;

export const LetterFactsOutput = z.object({
  /** Those that fit the ad best first; among equals, those of the newest job. */
  facts: z.array(OfferedFact),
  /** Tasks of the ad, each with the facts that speak of the same work, by their place in `facts`, the best first. */
  tasks: z.array(z.object({ task: z.string(), facts: z.array(z.number().int()).max(letterLimits.offered) })),
});
export type LetterFactsOutput = z.infer<typeof LetterFactsOutput>;
