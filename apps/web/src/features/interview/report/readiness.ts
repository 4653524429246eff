import { answersForReadiness, type Readiness } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { AnswerReport } from './report.ts';
import type { StoredFeedback } from './stored-feedback.ts';

const readinessLabels: Record<Readiness, MessageDescriptor> = {
  not_ready: msg`Not ready yet`,
  needs_improvement: msg`Needs improvement`,
  junior_ready: msg`Ready for a junior role`,
  mid_ready: msg`Ready for a mid-level role`,
  senior_ready: msg`Ready for a senior role`,
};

/** 85+ Advanced, 70+ Intermediate, else Beginner. */
export function readinessLevel(score: number): string {
  if (score >= 85) return t`Advanced`;
  return score >= 70 ? t`Intermediate` : t`Beginner`;
}

export interface ReadinessText {
  /** False where there are too few answers: then `level` names none. */
  isJudged: boolean;
  level: string;
  /** What the level means; empty if none is given. */
  label: string;
  /** The reason, in the coach's English; empty in older reports, which have none. */
  reason: string;
}

/** How ready an interview shows its user to be. Too few answers show nothing, whatever an older report has stored. */
export function readinessOf(
  { comprehensive_analysis: analysis }: StoredFeedback,
  score: number,
  answers: readonly Pick<AnswerReport, 'answer'>[],
): ReadinessText {
  const answered = answers.filter(({ answer }) => answer.trim() !== '').length;
  const readiness = analysis?.readiness_assessment;
  const reason = analysis?.readiness_reason ?? '';
  if (readiness === null || answered < answersForReadiness)
    return { isJudged: false, level: t`Too early to say`, label: '', reason };
  return {
    isJudged: true,
    level: readinessLevel(score),
    label: readiness ? t(readinessLabels[readiness]) : '',
    reason,
  };
}
