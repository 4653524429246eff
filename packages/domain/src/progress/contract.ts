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

/** The answer of `dashboard_summary`. */
export const DashboardSummary = z.object({
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

const SkillScore = Percent.nullable();
const skillScores = Object.fromEntries(dimensions.map((dimension) => [dimension, SkillScore])) as Record<
  (typeof dimensions)[number],
  typeof SkillScore
>;

/** The answer of `progress_summary`. */
export const ProgressSummary = z.object({
  sessions_total: Count,
  sessions_completed: Count,
  average_score: Percent.nullable(),
  streak: StreakSummary,
  /** The newest thirty completed interviews, newest first, with the figures of their reports. */
  history: z.array(FinishedSession.extend({ engine: Engine.nullable(), ...skillScores })),
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
