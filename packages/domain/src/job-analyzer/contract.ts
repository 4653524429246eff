import { z } from 'zod';
import { Engine } from '../interview/contract.ts';
import { ModelNotice } from '../model-notice.ts';
import { jobTextMaxLength } from '../resume/catalog.ts';
import { degreeLevels, seniorities } from './catalog.ts';

export const AnalyzeJobInput = z.object({ jobDescription: z.string().max(jobTextMaxLength) });
export type AnalyzeJobInput = z.infer<typeof AnalyzeJobInput>;

/** One skill that the job asks for. `jobDescription.slice(start, end) === quote`. */
export const JobRequirement = z.object({
  skill: z.string(),
  family: z.string(),
  importance: z.enum(['must-have', 'nice-to-have']),
  /** Why it counts as that: the words or the heading that decided. */
  because: z.string(),
  count: z.number().int(),
  quote: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
});
export type JobRequirement = z.infer<typeof JobRequirement>;

export const JobAnalysis = z.object({
  /** Key Requirements & Skills, the musts first. */
  skills: z.array(z.string()),
  /** Critical Keywords: terms that the text leans on, most used first. */
  keywords: z.array(z.string()),
  resumeSuggestions: z.array(z.string()),
  interviewTips: z.array(z.string()),
  mustHave: z.array(z.string()),
  niceToHave: z.array(z.string()),
  requirements: z.array(JobRequirement),
  keywordCounts: z.array(z.object({ keyword: z.string(), count: z.number().int() })),
  years: z.object({ min: z.number(), max: z.number().nullable(), quote: z.string() }).nullable(),
  degree: z
    .object({
      level: z.enum(degreeLevels),
      fields: z.array(z.string()),
      isRequired: z.boolean(),
      quote: z.string(),
    })
    .nullable(),
  seniority: z.enum(seniorities).nullable(),
  title: z.string().nullable(),
  company: z.string().nullable(),
  /** Says plainly when the text is too short or not English; null otherwise. */
  note: z.string().nullable(),
  engine: Engine,
  /** Why the built-in engine stood in for a model. */
  notice: ModelNotice.optional(),
});
export type JobAnalysis = z.infer<typeof JobAnalysis>;
