import { z } from 'zod';
import { Engine } from '../interview/contract.ts';
import { ModelNotice } from '../model-notice.ts';
import { jobTextMaxLength } from '../resume/catalog.ts';
import { contractTypes, degreeLevels, importances, seniorities, workplaces } from './catalog.ts';

export const AnalyzeJobInput = z.object({ jobDescription: z.string().max(jobTextMaxLength) });
export type AnalyzeJobInput = z.infer<typeof AnalyzeJobInput>;

/** A sentence of the built-in reading by its code of `jobTexts`, for pages in another language. */
export const JobSaid = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
});
export type JobSaid = z.infer<typeof JobSaid>;

/** One skill that the job asks for. `jobDescription.slice(start, end) === quote`. */
export const JobRequirement = z.object({
  skill: z.string(),
  /** Others that do as well: "Python, Rust or Go". */
  alternatives: z.array(z.string()).optional(),
  family: z.string(),
  importance: z.enum(importances),
  /** Why it counts as that: the words or the heading that decided. */
  because: z.string(),
  /** The same by code, where the built-in reading says it. */
  becauseSaid: JobSaid.optional(),
  count: z.number().int(),
  quote: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
});
export type JobRequirement = z.infer<typeof JobRequirement>;

/** What the ad says of the job, in short and in the line it comes from. */
const JobFact = z.object({ value: z.string(), quote: z.string() });

export const JobAnalysis = z.object({
  /** Key Requirements & Skills, the musts first. */
  skills: z.array(z.string()),
  /** Critical Keywords: terms that the text leans on, most used first. */
  keywords: z.array(z.string()),
  resumeSuggestions: z.array(z.string()),
  interviewTips: z.array(z.string()),
  /** The tips of the built-in reading by code, by their English. */
  said: z.record(z.string(), JobSaid).optional(),
  mustHave: z.array(z.string()),
  niceToHave: z.array(z.string()),
  /** Skills that the ad names without asking for them. */
  mentioned: z.array(z.string()).optional(),
  requirements: z.array(JobRequirement),
  keywordCounts: z.array(z.object({ keyword: z.string(), count: z.number().int() })),
  years: z
    .object({
      min: z.number(),
      max: z.number().nullable(),
      /** The years asked of somebody without the degree: "4+ years with a degree, or 7+". */
      withoutDegree: z.number().optional(),
      /** What the years are to be in, in the ad's words. */
      field: z.string().optional(),
      quote: z.string(),
    })
    .nullable(),
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
  place: JobFact.optional(),
  salary: JobFact.optional(),
  workplace: z.object({ value: z.enum(workplaces), quote: z.string() }).optional(),
  contract: z.object({ value: z.enum(contractTypes), quote: z.string() }).optional(),
  /** Says plainly when the text is too short or not English; null otherwise. */
  note: z.string().nullable(),
  engine: Engine,
  /** Why the built-in engine stood in for a model. */
  notice: ModelNotice.optional(),
});
export type JobAnalysis = z.infer<typeof JobAnalysis>;
