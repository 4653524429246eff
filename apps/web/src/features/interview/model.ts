import {
  type AccessStatus,
  type Difficulty,
  difficultyLabels,
  type InterviewType,
  interviewTypeLabels,
  type Readiness,
} from '@greenroom/domain';
import { ratingLabel } from '@/lib/rating.ts';

/** What is in the answer field: UTF-16 code units, as the limit counts them, and words. */
export function countText(text: string): { characters: number; words: number } {
  return { characters: text.length, words: text.match(/\S+/g)?.length ?? 0 };
}

/** An interview type as text. A value that is not one of ours is shown with spaces for underscores. */
export function typeLabel(interviewType: string): string {
  return interviewTypeLabels[interviewType as InterviewType] ?? interviewType.replaceAll('_', ' ');
}

export function difficultyLabel(difficulty: string): string {
  return difficultyLabels[difficulty as Difficulty] ?? difficulty.replaceAll('_', ' ');
}

/** 85+ Advanced, 70+ Intermediate, else Beginner. */
export function readinessLevel(score: number): string {
  if (score >= 85) return 'Advanced';
  return score >= 70 ? 'Intermediate' : 'Beginner';
}

const readinessLabels: Record<Readiness, string> = {
  not_ready: 'Not ready yet',
  needs_improvement: 'Needs improvement',
  junior_ready: 'Ready for a junior role',
  mid_ready: 'Ready for a mid-level role',
  senior_ready: 'Ready for a senior role',
};

export function readinessLabel(readiness: Readiness): string {
  return readinessLabels[readiness];
}

/** Excellent at 80+, Good at 60+, else Fair. */
export function speakingClarity(score: number): string {
  if (score >= 80) return 'Excellent';
  return score >= 60 ? 'Good' : 'Fair';
}

/** Completed minus started, in rounded minutes; null where a moment is missing or they are out of order. */
export function durationMinutes(startedAt: string | null, completedAt: string | null): number | null {
  const ms = Date.parse(completedAt ?? '') - Date.parse(startedAt ?? '');
  return ms >= 0 ? Math.round(ms / 60_000) : null;
}

/** How many free interviews are left. */
export function trialInterviewsLeft({
  usageCount,
  usageLimit,
}: Pick<AccessStatus, 'usageCount' | 'usageLimit'>) {
  return Math.max(0, usageLimit - usageCount);
}

export type SummaryForSharing = {
  /** Whose result it is; empty where the user does not show their name. */
  name?: string;
  jobRole: string;
  interviewType: string;
  difficulty: string;
  score: number;
  answered: number;
  questions: number;
  minutes: number | null;
};

/** A result in a few lines, for someone else: no question and no answer in it. */
export function sharedSummary(summary: SummaryForSharing): string {
  const time = summary.minutes === null ? '' : ` in ${summary.minutes} min`;
  return [
    `${summary.name ? `${summary.name}'s mock interview` : 'Mock interview'}: ${summary.jobRole}, ${typeLabel(summary.interviewType)}, ${difficultyLabel(summary.difficulty)}`,
    `Score: ${Math.round(summary.score)}% (${ratingLabel(summary.score)})`,
    `Answered ${summary.answered} of ${summary.questions} questions${time}`,
    'Rehearsed with Greenroom',
  ].join('\n');
}

/** Points of a receipt. With two digits its lines add up to the total as they are shown. */
export function formatPoints(value: number, digits: 0 | 1 | 2): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** For so long after its end a report is read aloud when it opens. */
const spokenForMs = 10 * 60_000;

/** The result as it is read aloud: the score and the verdict; null for a report of earlier. */
export function spokenResult(
  completedAt: string | null,
  score: number,
  verdict: string | null | undefined,
  nowMs: number,
): string | null {
  const isFresh = nowMs - Date.parse(completedAt ?? '') < spokenForMs;
  return isFresh ? `You scored ${score} percent: ${ratingLabel(score)}. ${verdict ?? ''}`.trim() : null;
}
