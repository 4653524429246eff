import { z } from 'zod';
import { Engine } from '../interview/contract.ts';
import { importances } from '../job-analyzer/catalog.ts';
import { ModelNotice } from '../model-notice.ts';
import { fileRefusalCodes } from '../resume/catalog.ts';
import { QuestionFit, SheetStory, StoryFit } from '../stories/contract.ts';
import {
  adLanguages,
  feelings,
  interviewFormats,
  jobCounts,
  jobLimits,
  outcomes,
  planDayKinds,
  planDayStates,
  requirementKinds,
  stances,
} from './catalog.ts';

const Count = z.number().int().min(0);
const Score = z.number().int().min(0).max(100);
/** The date on the user's device: `2026-12-03`. */
const Day = z.iso.date();
/** `10:00`, in the time zone of the interview. */
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What the user says of the interview; every text but the title may be empty. */
export const JobDetails = z.object({
  title: z.string().trim().min(1).max(jobLimits.title),
  company: z.string().trim().max(jobLimits.company),
  format: z.enum(interviewFormats).nullable(),
  interviewDate: Day.nullable(),
  interviewTime: ClockTime.nullable(),
  /** IANA name; the zone in which date and time are meant. */
  timeZone: z.string().max(64),
  /** An address, a link or a phone number. */
  place: z.string().trim().max(jobLimits.place),
  /** Whom they'll meet, as the user typed it. */
  people: z.string().trim().max(jobLimits.people),
  resumeId: z.uuid().nullable(),
});
export type JobDetails = z.infer<typeof JobDetails>;

/** One thing that the ad asks for. `ad.slice(start, end) === line` where the line is the ad's; both are 0 for one the user added. */
export const RequirementDraft = z.object({
  name: z.string().trim().min(1).max(jobLimits.requirementName),
  line: z.string().max(jobLimits.line),
  start: Count,
  end: Count,
  importance: z.enum(importances),
  kind: z.enum(requirementKinds),
});
export type RequirementDraft = z.infer<typeof RequirementDraft>;

export const ReadJobAdInput = z.object({ ad: z.string().max(jobLimits.ad) });
export type ReadJobAdInput = z.infer<typeof ReadJobAdInput>;

/** A file that was uploaded to be read as an ad, by its path in the bucket of documents. */
export const ReadAdFileInput = z.object({ path: z.string().max(300) });
/** The text of the file, or why there is none. */
export const ReadAdFileOutput = z.object({
  text: z.string().nullable(),
  refusal: z.enum(fileRefusalCodes).nullable(),
});

/** A value read in the ad with the words it comes from: `ad.slice(start, end) === quote`. */
const Found = z.object({ value: z.string(), quote: z.string(), start: Count, end: Count });

export const ReadJobAdOutput = z.object({
  /** False where neither tasks nor requirements were found. */
  isAd: z.boolean(),
  /** The ad's language where it isn't English: only its lines, title, company and place are read. */
  language: z.enum(adLanguages).optional(),
  title: Found.nullable(),
  company: Found.nullable(),
  place: Found.nullable(),
  requirements: z.array(RequirementDraft).max(jobCounts.requirements),
  /** Characters that were read; fewer than the ad has where it is longer than `jobLimits.adRead`. */
  readLength: Count,
  /** Where these characters begin, if not at the start: what is in front of them is no ad. */
  readStart: Count.optional(),
  engine: Engine,
  notice: ModelNotice.optional(),
});
export type ReadJobAdOutput = z.infer<typeof ReadJobAdOutput>;

/**
 * Adds a job, or replaces what the user said of it. The client chooses the id, so that a repeated request adds nothing.
 * Without `requirements` an ad is read as it stands. Questions that were practiced stay when the ad changes.
 */
export const SaveJobInput = z.object({
  jobId: z.uuid(),
  today: Day,
  details: JobDetails,
  ad: z.string().max(jobLimits.ad),
  requirements: z.array(RequirementDraft).max(jobCounts.requirements).optional(),
});
export type SaveJobInput = z.infer<typeof SaveJobInput>;
export const SaveJobOutput = z.object({ jobId: z.uuid() });
export type SaveJobOutput = z.infer<typeof SaveJobOutput>;

/** Why a question is likely. `line` is word for word from the ad or the resume; empty for the other kinds. */
export const LikelyReason = z.object({
  kind: z.enum(['ad', 'resume', 'opening', 'motivation', 'closing', 'role', 'came-up']),
  line: z.string(),
});
export type LikelyReason = z.infer<typeof LikelyReason>;

export const LikelyQuestion = z.object({
  id: z.uuid(),
  question: z.string(),
  reason: LikelyReason,
  /** The requirement it is asked for; null where it belongs to none. */
  requirementId: z.uuid().nullable(),
  /** The newest score, whether in an interview or a retry; null where it isn't practiced yet. */
  score: Score.nullable(),
  firstScore: Score.nullable(),
  /** The report with that answer. */
  sessionId: z.uuid().nullable(),
  practicedOn: Day.nullable(),
  /** Ticked afterwards: it came up. */
  cameUp: z.boolean(),
});
export type LikelyQuestion = z.infer<typeof LikelyQuestion>;

/** A row of the coverage map. A cell that `needs` says false for is "Not needed". */
export const CoverageRow = z.object({
  id: z.uuid(),
  name: z.string(),
  line: z.string(),
  importance: z.enum(importances),
  kind: z.enum(requirementKinds),
  stance: z.enum(stances).nullable(),
  needs: z.object({ resume: z.boolean(), story: z.boolean(), answer: z.boolean() }),
  /** The line of the resume that shows it, word for word. */
  resumeLine: z.string().nullable(),
  /** The story for it: the one that the user keeps for it, or one that fits for sure. */
  story: StoryFit.nullable(),
  questionId: z.uuid().nullable(),
  score: Score.nullable(),
  sessionId: z.uuid().nullable(),
  /** No cell that is needed is empty. */
  covered: z.boolean(),
});
export type CoverageRow = z.infer<typeof CoverageRow>;

export const PlanDay = z.object({
  date: Day,
  kind: z.enum(planDayKinds),
  state: z.enum(planDayStates),
  minutes: Count,
  /** The questions of the day, hardest gaps first; none on the day of the interview. */
  questionIds: z.array(z.uuid()),
  /** A day that was missed and whose questions moved here. */
  movedFrom: Day.nullable(),
});
export type PlanDay = z.infer<typeof PlanDay>;

export const AskQuestion = z.object({
  id: z.string(),
  text: z.string(),
  chosen: z.boolean(),
  own: z.boolean(),
});
export type AskQuestion = z.infer<typeof AskQuestion>;

/** What came of the interview; `predicted` of `came` questions were among the likely ones. */
export const Afterwards = z.object({
  feeling: z.enum(feelings).nullable(),
  outcome: z.enum(outcomes).nullable(),
  others: z.array(z.string()),
  predicted: Count,
  came: Count,
  shares: z.boolean(),
  savedAt: z.iso.datetime({ offset: true }),
});
export type Afterwards = z.infer<typeof Afterwards>;

export const OpenJobInput = z.object({ jobId: z.uuid(), today: Day });
export type OpenJobInput = z.infer<typeof OpenJobInput>;

/** Everything `/jobs/:id` and the day sheet show. */
export const JobWorkspace = z.object({
  id: z.uuid(),
  details: JobDetails,
  ad: z.string(),
  notes: z.string(),
  opening: z.string(),
  /** Null without a date; negative once the day is over. */
  daysLeft: z.number().int().nullable(),
  requirements: z.array(CoverageRow),
  covered: Count,
  questions: z.array(LikelyQuestion),
  /** Empty without a date. */
  plan: z.array(PlanDay),
  toAsk: z.array(AskQuestion),
  /** What the ad says of the company and the offer, word for word. */
  facts: z.array(z.string()),
  /** Lines that the ad stresses, word for word, for the day sheet. */
  stressed: z.array(z.string()),
  /** By the id of a likely question, the stories that fit it, and what no story shows. */
  questionFits: z.record(z.uuid(), QuestionFit),
  /** The stories to take along. */
  stories: z.array(SheetStory),
  resume: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  afterwards: Afterwards.nullable(),
  engine: Engine,
  notice: ModelNotice.optional(),
});
export type JobWorkspace = z.infer<typeof JobWorkspace>;

export const ListJobsInput = z.object({ today: Day });
export type ListJobsInput = z.infer<typeof ListJobsInput>;

/** One job as the list and the dashboard show it. */
export const JobSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.string(),
  format: z.enum(interviewFormats).nullable(),
  place: z.string(),
  interviewDate: Day.nullable(),
  interviewTime: ClockTime.nullable(),
  timeZone: z.string(),
  daysLeft: z.number().int().nullable(),
  covered: Count,
  requirements: Count,
  plan: z.array(PlanDay),
  /** The questions of today's session, in order. */
  today: z.array(LikelyQuestion),
  afterwards: Afterwards.nullable(),
});
export type JobSummary = z.infer<typeof JobSummary>;
/** The coming ones first, by date, those without a date after them, the past ones last, newest first. */
export const ListJobsOutput = z.object({ jobs: z.array(JobSummary) });
export type ListJobsOutput = z.infer<typeof ListJobsOutput>;

export const SaveAfterwardsInput = z.object({
  jobId: z.uuid(),
  cameUp: z.array(z.uuid()).max(jobCounts.likelyQuestions + jobCounts.otherQuestions),
  others: z.array(z.string().trim().min(1).max(jobLimits.question)).max(jobCounts.otherQuestions),
  feeling: z.enum(feelings).nullable(),
  outcome: z.enum(outcomes).nullable(),
  /** Whether count, title and outcome may go into the operator's anonymous statistics. */
  shares: z.boolean(),
});
export type SaveAfterwardsInput = z.infer<typeof SaveAfterwardsInput>;
