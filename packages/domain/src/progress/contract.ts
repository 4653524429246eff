import { z } from 'zod';
import { dimensions } from '../interview/catalog.ts';
import { DifficultySchema, Engine, InterviewTypeSchema } from '../interview/contract.ts';

const Percent = z.number().min(0).max(100);
const Count = z.number().int().min(0);
/** `2026-11-21`. */
const Day = z.iso.date();
/** A moment as the database writes it: ISO text with an offset. */
const Moment = z.iso.datetime({ offset: true });

export const StreakSummary = z.object({
  /** 0 once a day was missed, whatever the stored row still holds. */
  current_streak: Count,
  longest_streak: Count,
  total_points: Count,
  last_activity_date: Day.nullable(),
  /** The date in the user's own time zone. */
  today: Day,
});
export type StreakSummary = z.infer<typeof StreakSummary>;

export const FinishedSession = z.object({
  id: z.uuid(),
  job_role: z.string(),
  interview_type: InterviewTypeSchema,
  overall_score: Percent.int(),
  started_at: Moment,
  completed_at: Moment,
});
export type FinishedSession = z.infer<typeof FinishedSession>;

/** The answer of `open_interview`: the interview that is neither finished nor expired. */
export const OpenInterview = z.object({
  id: z.uuid(),
  jobRole: z.string(),
  interviewType: InterviewTypeSchema,
  paused: z.boolean(),
  /** When a paused one expires; null while it runs. */
  expiresAt: Moment.nullable(),
  questionsCount: Count,
  /** Questions with an answer on the server. */
  answered: Count,
  /** Of the first question without an answer, from 0. */
  position: Count,
  /** Null while the questions are being written, and once all have an answer. */
  question: z.string().nullable(),
  secondsLeft: Count,
});
export type OpenInterview = z.infer<typeof OpenInterview>;

/** The answer of `dashboard_summary`. */
export const DashboardSummary = z.object({
  open_interview: OpenInterview.nullable(),
  premium: z.boolean(),
  sessions_completed: Count,
  /** To one decimal; null before the first score. */
  average_score: Percent.nullable(),
  streak: StreakSummary,
  /** The five newest, newest first. */
  recent_sessions: z.array(FinishedSession),
  /** The three newest, newest first. */
  recent_badges: z.array(
    z.object({
      id: z.uuid(),
      badge_id: z.uuid(),
      earned_at: Moment,
      name: z.string(),
      description: z.string(),
      icon: z.string(),
    }),
  ),
  /** The challenge of the UTC day without its answer; null while there is none. */
  challenge: z
    .object({
      challenge_date: Day,
      question_text: z.string(),
      difficulty: DifficultySchema,
      attempted: z.boolean(),
      score: Percent.int().nullable(),
    })
    .nullable(),
});
export type DashboardSummary = z.infer<typeof DashboardSummary>;

/** An answer that a retry made better, scored by the same engine. */
export const RetryWin = z.object({
  session_id: z.uuid(),
  question_text: z.string(),
  /** Its place in the report, from 0; null where the report doesn't have it. */
  answer_index: Count.nullable(),
  before: Percent.int(),
  now: Percent.int(),
  scored_at: Moment,
  /** The question's id where it is one of the coach's own; absent in answers of older servers. */
  bank_id: z.string().nullish(),
});
export type RetryWin = z.infer<typeof RetryWin>;

const SkillScore = Percent.nullable();
const skillScores = Object.fromEntries(dimensions.map((dimension) => [dimension, SkillScore])) as Record<
  (typeof dimensions)[number],
  typeof SkillScore
>;

/** The answer of `practice_gains`: what practice has won. */
export const PracticeGains = z.object({
  /** The best retry of a question, of the five that were made better last, newest first. */
  retry_wins: z.array(RetryWin),
  /** Questions that were improved by a retry, in all. */
  retry_wins_total: Count,
  /** Questions with a score, and those whose newest score is at least `masteredFrom`. */
  questions_practiced: Count,
  questions_mastered: Count,
  /** Stories that were told at least once. A copy that a device kept before they counted has none. */
  stories_told: Count.default(0),
});
export type PracticeGains = z.infer<typeof PracticeGains>;

/** The answer of `progress_summary`. */
export const ProgressSummary = z.object({
  sessions_total: Count,
  sessions_completed: Count,
  average_score: Percent.nullable(),
  streak: StreakSummary,
  /** The newest thirty completed interviews, newest first, with the figures of their reports. */
  history: z.array(
    FinishedSession.extend({ difficulty: DifficultySchema, engine: Engine.nullable(), ...skillScores }),
  ),
  ...PracticeGains.shape,
  /** One entry per skill practised; current_level is 1 to 5. */
  skills: z.array(
    z.object({
      skill_category: z.string(),
      sessions_completed: Count,
      average_score: Percent,
      current_level: z.number().int().min(1).max(5),
    }),
  ),
});
export type ProgressSummary = z.infer<typeof ProgressSummary>;
