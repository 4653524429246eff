import {
  Afterwards,
  Engine,
  type GeneratedQuestion,
  importances,
  interviewFormats,
  LikelyReason,
  ModelNotice,
  questionPhases,
  Refusal,
  requirementKinds,
  stances,
} from '@greenroom/domain';
import { z } from 'zod';
import { StoreError } from '../answer-error.ts';
import type { Db } from '../ports.ts';
import { rowsOf } from '../store-result.ts';

const StoredRequirement = z.object({
  id: z.uuid(),
  name: z.string(),
  line: z.string(),
  starts: z.number(),
  ends: z.number(),
  importance: z.enum(importances),
  kind: z.enum(requirementKinds),
  stance: z.enum(stances).nullable(),
  resume_line: z.string().nullable(),
});
export type StoredRequirement = z.infer<typeof StoredRequirement>;

const StoredQuestion = z.object({
  id: z.uuid(),
  requirement_id: z.uuid().nullable(),
  question_text: z.string(),
  phase: z.enum(questionPhases).nullable(),
  reason_kind: LikelyReason.shape.kind,
  reason_line: z.string(),
  came_up: z.boolean(),
  tries: z.array(z.object({ score: z.number(), session_id: z.uuid(), on: z.string() })),
});
export type StoredQuestion = z.infer<typeof StoredQuestion>;

/** What of an ad is kept beside its requirements. */
export const Reading = z.object({
  facts: z.array(z.string()).default([]),
  stressed: z.array(z.string()).default([]),
  engine: Engine,
  notice: ModelNotice.optional(),
});
export type Reading = z.infer<typeof Reading>;

const StoredJob = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.string(),
  format: z.enum(interviewFormats).nullable(),
  interview_date: z.string().nullable(),
  interview_time: z.string().nullable(),
  time_zone: z.string(),
  place: z.string(),
  people: z.string(),
  resume_id: z.uuid().nullable(),
  resume_revision: z.number().nullable(),
  planned_on: z.string(),
  afterwards: Afterwards.nullable(),
  requirements: z.array(StoredRequirement),
  questions: z.array(StoredQuestion),
  asks: z.array(z.object({ id: z.uuid(), text: z.string(), chosen: z.boolean(), own: z.boolean() })),
  mocks: z.array(z.object({ on: z.string(), questions: z.number() })),
  resume: z.object({ id: z.uuid(), name: z.string(), revision: z.number() }).nullable(),
});
export type StoredJob = z.infer<typeof StoredJob>;

const WholeJob = StoredJob.extend({
  ad: z.string(),
  notes: z.string(),
  opening: z.string(),
  reading: Reading,
});
export type WholeJob = z.infer<typeof WholeJob>;

const Jobs = <Job extends z.ZodType>(job: Job) => z.object({ zone: z.string(), jobs: z.array(job) });

/** The caller's jobs without their longest texts, and the caller's time zone. */
export async function findJobs(db: Db): Promise<{ zone: string; jobs: StoredJob[] }> {
  return Jobs(StoredJob).parse(rowsOf('read_jobs', await db.rpc('read_jobs')));
}

/** One job of the caller's, whole; null for one that is not there or somebody else's. */
export async function findJob(db: Db, jobId: string): Promise<{ zone: string; job: WholeJob | null }> {
  const found = rowsOf('read_jobs', await db.rpc('read_jobs', { p_job_id: jobId }));
  const { zone, jobs } = Jobs(WholeJob).parse(found);
  return { zone, job: jobs[0] ?? null };
}

/** As `findJob`. Refuses with `not_found` where there is none. */
export async function requireJob(db: Db, jobId: string): Promise<{ zone: string; job: WholeJob }> {
  const { zone, job } = await findJob(db, jobId);
  if (!job) throw new Refusal('job_not_found');
  return { zone, job };
}

export type RequirementRow = Omit<StoredRequirement, 'stance'>;

export type QuestionRow = Pick<
  StoredQuestion,
  'id' | 'requirement_id' | 'reason_kind' | 'reason_line' | 'came_up'
> &
  Omit<GeneratedQuestion, 'reason'>;
/** One that is there already: only its place and its requirement may change. */
export type KeptQuestionRow = Pick<StoredQuestion, 'id' | 'requirement_id'>;

/** What is stored of a job. */
export interface JobRecord {
  details: {
    title: string;
    company: string;
    format: string | null;
    interview_date: string | null;
    interview_time: string | null;
    time_zone: string;
    place: string;
    people: string;
    planned_on: string;
    ad: string;
    resume_id: string | null;
    resume_revision: number | null;
  };
  content: {
    reading: Reading;
    requirements: RequirementRow[];
    questions: (QuestionRow | KeptQuestionRow)[];
    asks: string[];
  };
}

const trialLimitState = 'PT402';

/**
 * Adds a job or replaces what is known of it, in one transaction. Refuses with `job_limit` where the plan has no room for another, and
 * with `not_found` where the id is somebody else's. `serviceDb`, because clients may not write requirements and questions.
 */
export async function saveJobRecord(
  serviceDb: Db,
  userId: string,
  jobId: string,
  { details, content }: JobRecord,
): Promise<void> {
  const { data, error } = await serviceDb.rpc('save_job', {
    p_user_id: userId,
    p_job_id: jobId,
    p_details: details,
    // What the coach answers is JSON; its type does not say so.
    p_content: JSON.parse(JSON.stringify(content)),
  });
  if (error?.code === trialLimitState) throw new Refusal('job_limit');
  if (error) throw new StoreError('save_job', error.code);
  if (data === null) throw new Refusal('job_not_found');
}

/** Replaces the resume lines of a job's requirements, by their ids. */
export async function saveResumeLines(
  serviceDb: Db,
  userId: string,
  jobId: string,
  revision: number,
  lines: Record<string, string | null>,
): Promise<void> {
  const { error } = await serviceDb.rpc('save_job_resume_lines', {
    p_user_id: userId,
    p_job_id: jobId,
    p_revision: revision,
    p_lines: lines,
  });
  if (error) throw new StoreError('save_job_resume_lines', error.code);
}

/** What a question that came up and wasn't predicted is stored as. */
export type OtherQuestion = Pick<
  GeneratedQuestion,
  'question_text' | 'ideal_answer' | 'kind' | 'competency' | 'level' | 'hint' | 'phase'
>;

/** Stores what came of an interview, with the questions that are new. False for a job of somebody else. */
export async function saveAfterwardsRecord(
  serviceDb: Db,
  userId: string,
  jobId: string,
  record: { cameUp: string[]; others: OtherQuestion[]; afterwards: Afterwards },
): Promise<boolean> {
  const saved = await serviceDb.rpc('save_job_afterwards', {
    p_user_id: userId,
    p_job_id: jobId,
    p_came_up: record.cameUp,
    p_others: record.others,
    p_afterwards: record.afterwards,
  });
  return rowsOf('save_job_afterwards', saved);
}
