import { jobTextMaxLength } from '../resume/catalog.ts';

/** How an interview is held. */
export const interviewFormats = ['on-site', 'phone', 'video', 'panel', 'recorded'] as const;
export type InterviewFormat = (typeof interviewFormats)[number];

/** What a line of an ad is about; decides which cells of the coverage map it needs. */
export const requirementKinds = ['duty', 'skill', 'trait', 'credential', 'years', 'terms'] as const;
export type RequirementKind = (typeof requirementKinds)[number];

/** What the user says of a requirement that the resume doesn't show. */
export const stances = ['have', 'learning', 'lacking', 'not-needed'] as const;
export type Stance = (typeof stances)[number];

export const planDayKinds = ['questions', 'mock', 'light', 'interview'] as const;
export type PlanDayKind = (typeof planDayKinds)[number];
export const planDayStates = ['done', 'missed', 'today', 'ahead'] as const;
export type PlanDayState = (typeof planDayStates)[number];

/** How the interview felt, worst first. */
export const feelings = ['rough', 'shaky', 'okay', 'good', 'great'] as const;
export type Feeling = (typeof feelings)[number];

/** What came of it. */
export const outcomes = ['waiting', 'next-round', 'offer', 'rejected'] as const;
export type Outcome = (typeof outcomes)[number];

/** Characters; the database has the same limits. */
export const jobLimits = {
  title: 200,
  company: 200,
  place: 500,
  people: 500,
  notes: 10_000,
  opening: 2_000,
  ad: jobTextMaxLength,
  /** What of an ad is read: the rest is kept and left alone. */
  adRead: 20_000,
  requirementName: 120,
  line: 600,
  question: 500,
} as const;

/** Entries. */
export const jobCounts = {
  /** Jobs of a trial account; a Premium account has any number. */
  trialJobs: 1,
  requirements: 200,
  likelyQuestions: 20,
  questionsToAsk: 12,
  /** Questions that came up and weren't predicted. */
  otherQuestions: 30,
} as const;

/** Languages besides English whose job ads are known as such. */
export const adLanguages = ['Spanish', 'French', 'German', 'Portuguese'] as const;
export type AdLanguage = (typeof adLanguages)[number];

/** How the file of an ad is called in the bucket of documents: it is read once and removed. */
export const adFileName = /^\d+_job-ad\.(?:pdf|docx?)$/;
