import { z } from 'zod';
import { Engine } from '../interview/contract.ts';
import { importances } from '../job-analyzer/catalog.ts';
import { ModelNotice } from '../model-notice.ts';
import { Said } from '../worded.ts';
import { checkGroups, generalJobRole, jobTextMaxLength, skillAnswers } from './catalog.ts';
import { checkFindings, checkFixes, resumeChangeReasons } from './check-catalog.ts';
import { resumeTextMaxLength } from './document-rules.ts';
import { FileRefusal, ParsedResume, ResumeDocument } from './parsed-contract.ts';

const Percent = z.number().int().min(0).max(100);

/** The code of an English text beside it; a stored one that is no longer known is left out. */
function codeOf<T extends object>(texts: T) {
  type Code = Extract<keyof T, string>;
  return z
    .enum(Object.keys(texts) as [Code, ...Code[]])
    .optional()
    .catch(undefined);
}

/** One line of our checklist. `points` of `maxPoints` were given; a check that does not apply is left out. */
export const ResumeCheck = z.object({
  id: z.string(),
  group: z.enum(checkGroups),
  label: z.string(),
  status: z.enum(['pass', 'warn', 'fail']),
  points: z.number().min(0),
  maxPoints: z.number().min(0),
  /** What was seen: words of the resume, or a count. */
  evidence: z.string(),
  findingCode: codeOf(checkFindings),
  /** The same in parts by code, where it counts or quotes. */
  evidenceSaid: Said.optional(),
  /** The one thing to do; empty when the check passes. */
  fix: z.string(),
  fixCode: codeOf(checkFixes),
  fixSaid: Said.optional(),
  /** Readability is no higher than this while the line is open; such a line has no points. */
  cap: Percent.optional(),
});
export type ResumeCheck = z.infer<typeof ResumeCheck>;

const GroupScore = z.object({
  group: z.enum(checkGroups),
  label: z.string(),
  score: Percent,
  passed: z.number().int(),
  total: z.number().int(),
});

/** How well the file can be read by a tracking system and by a person. Says nothing of any job. */
export const Readability = z.object({
  score: Percent,
  groups: z.array(GroupScore),
  /** Says that the checklist is ours, not that of any tracking system. */
  note: z.string(),
});

export const SkillMatch = z.object({
  skill: z.string(),
  /** Others that the job accepts instead. */
  alternatives: z.array(z.string()).optional(),
  importance: z.enum(importances),
  status: z.enum(['shown', 'listed', 'missing']),
  /** The skill of the resume that answers for it under another name: Terraform for infrastructure as code. */
  shownBy: z.string().optional(),
  /** The line of the resume that shows it; empty when missing. */
  evidence: z.string(),
  /** The line of the job text that asks for it. */
  requirement: z.string(),
});
export type SkillMatch = z.infer<typeof SkillMatch>;

/** How well the resume fits one job. */
export const JobMatch = z.object({
  score: Percent,
  jobTitle: z.string().nullable(),
  skills: z.array(SkillMatch),
  /** Terms of the job text, with how often it and the resume use them. */
  keywords: z.array(z.object({ keyword: z.string(), inJob: z.number().int(), inResume: z.number().int() })),
  note: z.string(),
});
export type JobMatch = z.infer<typeof JobMatch>;

export const ResumeSkill = z.object({
  skill: z.string(),
  family: z.string(),
  count: z.number().int(),
  /** Found in a line about work, not only in a list. */
  isShown: z.boolean(),
  evidence: z.string(),
});
export type ResumeSkill = z.infer<typeof ResumeSkill>;

/** What `user_documents.analysis` holds: the specification's fields, and what proves them. */
export const ResumeAnalysis = z.object({
  summary: z.string(),
  /** The summary in parts by code. */
  summarySaid: Said.optional(),
  /** The match with the job, or readability where there is no job. Never a mix of the two. */
  overallScore: Percent,
  strengths: z.array(z.string()),
  suggestions: z.array(z.string()),
  atsOptimization: z.array(z.string()),
  readability: Readability,
  match: JobMatch.nullable(),
  checks: z.array(ResumeCheck),
  parsed: ParsedResume,
  document: ResumeDocument,
  skills: z.array(ResumeSkill),
  engine: Engine,
});
export type ResumeAnalysis = z.infer<typeof ResumeAnalysis>;

/** What analysing a file gives: the analysis, or the reason why the file cannot be read. */
export const ResumeVerdict = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), analysis: ResumeAnalysis }),
  z.object({ ok: z.literal(false), refusal: FileRefusal }),
]);
export type ResumeVerdict = z.infer<typeof ResumeVerdict>;

export const AnalyzeResumeInput = z.object({
  documentId: z.string().max(200),
  /** The text of the resume, or the marker prefix and the path of the stored file. */
  content: z.string().max(resumeTextMaxLength),
  /** `general`, a job title, or a whole job text. */
  jobRole: z.string().max(jobTextMaxLength).default(generalJobRole),
});
export type AnalyzeResumeInput = z.infer<typeof AnalyzeResumeInput>;
export const AnalyzeResumeOutput = z.object({ analysis: ResumeAnalysis });
export type AnalyzeResumeOutput = z.infer<typeof AnalyzeResumeOutput>;

/** The user's answer about a skill that the job asks for and the resume lacks. */
export const ConfirmedSkill = z.object({
  skill: z.string().trim().min(1).max(100),
  status: z.enum(skillAnswers),
});
export type ConfirmedSkill = z.infer<typeof ConfirmedSkill>;

/** One edit. `before` is a line of the resume (empty for an added line), `after` what is there now. */
export const ResumeChange = z.object({
  kind: z.enum(['verb', 'wording', 'order', 'keyword', 'format', 'removed']),
  section: z.string(),
  before: z.string(),
  after: z.string(),
  reason: z.string(),
  reasonCode: codeOf(resumeChangeReasons),
});
export type ResumeChange = z.infer<typeof ResumeChange>;

/** Words of a generated text that no input supports: `text.slice(start, end) === quote`. */
export const UnsupportedFact = z.object({
  kind: z.enum([
    'number',
    'date',
    'employer',
    'title',
    'degree',
    'skill',
    'name',
    'contact',
    'tuple',
    'claim',
  ]),
  quote: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  reason: z.string(),
});
export type UnsupportedFact = z.infer<typeof UnsupportedFact>;

export const ImproveResumeInput = z.object({
  documentId: z.string().max(200),
  content: z.string().max(resumeTextMaxLength),
  /** Holds the job text. */
  jobRole: z.string().max(jobTextMaxLength),
  /** The stored analysis as the client has it; the server trusts only what it reads again. */
  analysisData: z.unknown().optional(),
  confirmed: z.array(ConfirmedSkill).max(200).optional(),
});
export type ImproveResumeInput = z.infer<typeof ImproveResumeInput>;

const Scores = z.object({ readability: Percent, match: Percent.nullable() });

export const ImprovedResume = z.object({
  improvedContent: z.string(),
  changes: z.array(ResumeChange),
  unsupported: z.array(UnsupportedFact),
  /** Skills that the job asks for and the resume does not show: what Have it / Learning / Don't have it is asked of. */
  toConfirm: z.array(
    z.object({
      skill: z.string(),
      importance: z.enum(importances),
      requirement: z.string(),
    }),
  ),
  /** The same checklist over both texts with the same job. */
  before: Scores,
  after: Scores,
  engine: Engine,
  /** Why the built-in engine stood in for a model. */
  notice: ModelNotice.optional(),
});
export type ImprovedResume = z.infer<typeof ImprovedResume>;
