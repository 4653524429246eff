import type { AccessStatus, Dimension } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { difficultyLabels, dimensionLabels, interviewTypeLabels, storedLabel } from '@/lib/labels.ts';
import { region } from '@/lib/locale.ts';
import { rating, ratingLabel } from '@/lib/rating.ts';

/** An interview type as text. */
export const typeLabel = (interviewType: string): string => storedLabel(interviewTypeLabels, interviewType);

/** A difficulty as text. */
export const difficultyLabel = (difficulty: string): string => storedLabel(difficultyLabels, difficulty);

/** The name of a criterion. */
export const dimensionLabel = (dimension: Dimension): string => t(dimensionLabels[dimension]);

/** Excellent at 80+, Good at 60+, else Fair. */
export function speakingClarity(score: number): string {
  if (score >= 80) return t({ message: 'Excellent', context: 'speaking clarity' });
  return score >= 60
    ? t({ message: 'Good', context: 'speaking clarity' })
    : t({ message: 'Fair', context: 'speaking clarity' });
}

/** Completed minus started, in rounded minutes; null where a moment is missing or they are out of order. */
export function durationMinutes(startedAt: string | null, completedAt: string | null): number | null {
  const ms = Date.parse(completedAt ?? '') - Date.parse(startedAt ?? '');
  return ms >= 0 ? Math.round(ms / 60_000) : null;
}

/** A duration in words: less than half a minute is no "0 minutes". */
export const durationText = (minutes: number): string =>
  minutes === 0 ? t`Under a minute` : plural(minutes, { one: '# minute', other: '# minutes' });

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
  /** The score with what the user pointed out. */
  scoreWithMarks?: number;
  /** At low confidence. */
  isRough?: boolean;
  answered: number;
  questions: number;
  minutes: number | null;
};

function answeredText(answered: number, questions: number, minutes: number | null): string {
  if (minutes === null) return t`Answered ${answered} of ${questions} questions`;
  return minutes === 0
    ? t`Answered ${answered} of ${questions} questions in under a minute`
    : t`Answered ${answered} of ${questions} questions in ${minutes} min`;
}

/** A result in a few lines, for someone else: no question and no answer in it. */
export function sharedSummary(summary: SummaryForSharing): string {
  const { name, jobRole, answered, questions, minutes } = summary;
  const type = typeLabel(summary.interviewType);
  const difficulty = difficultyLabel(summary.difficulty);
  const score = Math.round(summary.score);
  const rated = ratingLabel(summary.score);
  const withMarks = summary.scoreWithMarks ?? score;
  return [
    name
      ? t`${name}'s mock interview: ${jobRole}, ${type}, ${difficulty}`
      : t`Mock interview: ${jobRole}, ${type}, ${difficulty}`,
    summary.isRough ? t`Score: about ${score}% (${rated})` : t`Score: ${score}% (${rated})`,
    ...(withMarks > score ? [t`${withMarks}% with my own corrections`] : []),
    answeredText(answered, questions, minutes),
    t`Rehearsed with Greenroom`,
  ].join('\n');
}

/** Points of a receipt. With two digits its lines add up to the total as they are shown. */
export function formatPoints(value: number, digits: 0 | 1 | 2): string {
  return value.toLocaleString(region(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** For so long after its end a report is read aloud when it opens. */
const spokenForMs = 10 * 60_000;

/** The result as it is read aloud, in English as all that is: the score and the verdict; null for a report of earlier. */
export function spokenResult(
  completedAt: string | null,
  score: number,
  verdict: string | null | undefined,
  nowMs: number,
): string | null {
  const isFresh = nowMs - Date.parse(completedAt ?? '') < spokenForMs;
  return isFresh ? `You scored ${score} percent: ${rating(score).id}. ${verdict ?? ''}`.trim() : null;
}
