import { z } from 'zod';
import { Engine } from '../interview/contract.ts';
import { ModelNotice } from '../model-notice.ts';
import { jobTextMaxLength } from '../resume/catalog.ts';
import { UnsupportedFact } from '../resume/contract.ts';
import { letterFieldMaxLength, letterFields } from './catalog.ts';

const Field = z.string().max(letterFieldMaxLength).default('');

/** The seven fields of the form. Missing required ones are answered with `error`, as the form shows it. */
export const GenerateCoverLetterInput = z.object({
  name: Field,
  qualifications: Field,
  jobRole: Field,
  experience: Field,
  companyName: Field,
  skills: Field,
  jobDescription: z.string().max(jobTextMaxLength).default(''),
});
export type GenerateCoverLetterInput = z.input<typeof GenerateCoverLetterInput>;

/** A sentence of the letter and what it rests on. A courtesy states no fact and needs no support. */
export const LetterSentence = z.object({
  text: z.string(),
  kind: z.enum(['fact', 'job', 'courtesy']),
  support: z.array(z.object({ field: z.enum(letterFields), quote: z.string() })),
});
export type LetterSentence = z.infer<typeof LetterSentence>;

export const CoverLetter = z.object({
  coverLetter: z.string(),
  words: z.number().int(),
  sentences: z.array(LetterSentence),
  unsupported: z.array(UnsupportedFact),
  engine: Engine,
  /** Why the built-in engine stood in for a model. */
  notice: ModelNotice.optional(),
});
export type CoverLetter = z.infer<typeof CoverLetter>;

export const GenerateCoverLetterOutput = z.union([CoverLetter, z.object({ error: z.string() })]);
export type GenerateCoverLetterOutput = z.infer<typeof GenerateCoverLetterOutput>;
