import type { FinishedSession } from './queries.ts';

export const recentSessionsShown = 5;

/** The mean of all scores to one decimal; null where nothing was scored. */
export function averageScore(sessions: readonly Pick<FinishedSession, 'overall_score'>[]): number | null {
  const scores = sessions.flatMap(({ overall_score }) => (overall_score === null ? [] : [overall_score]));
  if (scores.length === 0) return null;
  return Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10;
}

/** Rounded minutes from start to end; null for a session that is not finished. */
export function durationMinutes({
  started_at,
  completed_at,
}: Pick<FinishedSession, 'started_at' | 'completed_at'>): number | null {
  if (!completed_at) return null;
  return Math.max(0, Math.round((Date.parse(completed_at) - Date.parse(started_at)) / 60_000));
}

/** `Good morning, Maya.`; without a name the greeting alone. */
export function greeting(name: string, hour: number): string {
  const part = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  return name ? `Good ${part}, ${name}.` : `Good ${part}.`;
}

/** One line under the greeting: what the last interview asks for. */
export function nextStep(sessions: readonly FinishedSession[]): string {
  const last = sessions[0];
  if (!last) return 'Nothing rehearsed yet. The first interview is the hardest one.';
  const { overall_score: score, job_role: role } = last;
  if (score === null) return `Your last rehearsal was for ${role}.`;
  if (score < 60) return `Your last rehearsal for ${role} left room. Read what was missing and go again.`;
  return `Your last rehearsal for ${role} scored ${score}. Read why, then beat it.`;
}
