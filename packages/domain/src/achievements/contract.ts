import { z } from 'zod';
import { StreakSummary } from '../progress/contract.ts';

/** A badge with the caller's progress to it, by the figures that award it. */
export const BadgeProgress = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  points_reward: z.number().int().min(0),
  /** Which figure is counted; the web app has the words for it. */
  metric: z.string(),
  threshold: z.number(),
  current: z.number().min(0),
  /** ISO text; null while the badge is still to be earned. */
  earned_at: z.iso.datetime({ offset: true }).nullable(),
});
export type BadgeProgress = z.infer<typeof BadgeProgress>;

/** The answer of `achievements_summary`. */
export const AchievementsSummary = z.object({ streak: StreakSummary, badges: z.array(BadgeProgress) });
export type AchievementsSummary = z.infer<typeof AchievementsSummary>;
