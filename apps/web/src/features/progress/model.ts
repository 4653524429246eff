import type { FinishedSession, StreakSummary } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { dayMs } from '@/lib/calendar.ts';
import { inRegion } from '@/lib/format.ts';
import { region } from '@/lib/locale.ts';

/** Rounded minutes from start to end. */
export function durationMinutes({
  started_at,
  completed_at,
}: Pick<FinishedSession, 'started_at' | 'completed_at'>): number {
  return Math.max(0, Math.round((Date.parse(completed_at) - Date.parse(started_at)) / 60_000));
}

/** How long an interview took, in a list. */
export const durationText = (minutes: number): string => (minutes === 0 ? t`Under 1 min` : t`${minutes} min`);

/** `Good morning, Maya.`; without a name the greeting alone. */
export function greeting(name: string, hour: number): string {
  if (hour < 5 || hour >= 18) return name ? t`Good evening, ${name}.` : t`Good evening.`;
  if (hour < 12) return name ? t`Good morning, ${name}.` : t`Good morning.`;
  return name ? t`Good afternoon, ${name}.` : t`Good afternoon.`;
}

/** One line under the greeting: what the last interview asks for. */
export function nextStep(sessions: readonly Pick<FinishedSession, 'overall_score' | 'job_role'>[]): string {
  const last = sessions[0];
  if (!last) return t`Ready for your first practice interview? It takes about five minutes.`;
  const { overall_score: score, job_role: role } = last;
  if (score < 60) return t`Your ${role} interview has room to grow. See what to fix and try again.`;
  return t`Your last ${role} interview scored ${score}. See why, then beat it.`;
}

export interface StreakDay {
  /** `Wednesday`. */
  name: string;
  practised: boolean;
  isToday: boolean;
}

const weekday = inRegion((region) => new Intl.DateTimeFormat(region, { weekday: 'long', timeZone: 'UTC' }));

/** The last seven days of the user's calendar, today last, and which of them belong to the streak. */
export function streakDays({
  current_streak,
  last_activity_date,
  today,
}: Pick<StreakSummary, 'current_streak' | 'last_activity_date' | 'today'>): StreakDay[] {
  const end = last_activity_date === null ? Number.NEGATIVE_INFINITY : Date.parse(last_activity_date);
  const start = end - (current_streak - 1) * dayMs;
  return Array.from({ length: 7 }, (_, index) => {
    const day = Date.parse(today) - (6 - index) * dayMs;
    return {
      name: weekday().format(day),
      practised: current_streak > 0 && day >= start && day <= end,
      isToday: index === 6,
    };
  });
}

/** The days of the streak in words; what the row of dots shows. */
export function streakDaysInWords(days: readonly StreakDay[]): string {
  const names = days.filter((day) => day.practised).map((day) => (day.isToday ? t`today` : day.name));
  if (names.length === 0) return t`No practice in the last seven days`;
  const practised = new Intl.ListFormat(region()).format(names);
  return t`Practiced ${practised}`;
}
