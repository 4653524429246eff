import { dimensionLabels, dimensions, type Receipt } from '@greenroom/domain';
import { ratingLabel } from '@/lib/rating.ts';
import { deliveryFigures } from '../delivery.ts';
import { segmentAnswer } from '../evidence.ts';
import { criteria, criticalAreas, criticalBelow, detailedMetrics, type Metric } from '../metrics.ts';
import {
  difficultyLabel,
  durationMinutes,
  formatPoints,
  readinessLabel,
  readinessLevel,
  typeLabel,
} from '../model.ts';
import type { SessionRow } from '../queries.ts';
import { type AnswerReport, adviceLists, engineLabel } from '../report.ts';
import type { Retry } from '../report-queries.ts';
import { changeHeadline, changeLines } from '../retry.ts';
import { judgeSelfRating } from '../self-rating.ts';
import type { StoredFeedback } from '../stored-feedback.ts';

/** What a report is made of, as the page has it. */
export interface ReportFileParts {
  session: SessionRow;
  feedback: StoredFeedback;
  score: number;
  answers: readonly AnswerReport[];
  answered: number;
  retries: readonly Retry[];
}

/** A report as the texts that its file prints, in their order. Plain data: it is sent to the worker that prints it. */
export type ReportFile = ReturnType<typeof reportFile>;
export type FileQuestion = ReturnType<typeof questionOf>;
export type FileReceipt = ReturnType<typeof receiptOf>;

/** The same words and numbers as the page, from the same functions. */
export function reportFile(parts: ReportFileParts) {
  const { session, feedback, score, answers, retries } = parts;
  const { readiness_assessment: readiness, readiness_reason: reason } = feedback.comprehensive_analysis ?? {};
  return {
    role: session.job_role,
    day: session.completed_at === null ? '' : dayOf(session.completed_at),
    verdict: feedback.verdict ?? `You scored ${score} out of 100.`,
    score,
    rating: ratingLabel(score),
    facts: factsOf(parts),
    engine: engineLabel(feedback.engine),
    rubric: rubricOf(feedback),
    receipt: feedback.receipt ? receiptOf(feedback.receipt) : null,
    criteria: criteria(feedback, score).map(metricOf),
    nextAction: feedback.next_action ?? null,
    overall: feedback.overall ?? '',
    readiness: {
      level: readinessLevel(score),
      text: readiness ? `${readinessLabel(readiness)}. ${reason ?? ''}` : '',
    },
    lists: listsOf(parts),
    critical: score < criticalBelow ? criticalAreas(feedback, score).map(metricOf) : [],
    metrics: detailedMetrics(feedback, score).map(metricOf),
    questions: answers.map((answer, index) =>
      questionOf(
        answer,
        index,
        retries.filter(({ questionText }) => questionText === answer.question),
      ),
    ),
  };
}

/** The rubric that a model's score was worked out by; the built-in engine's label names it already. */
function rubricOf({ engine, receipt }: StoredFeedback): string {
  return receipt && engine?.kind !== 'builtin' ? `Rubric ${receipt.rubricVersion}.` : '';
}

const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

function factsOf({ session, score, answered }: ReportFileParts): { label: string; value: string }[] {
  const minutes = durationMinutes(session.started_at ?? session.created_at, session.completed_at);
  return [
    { label: 'Job role', value: session.job_role },
    { label: 'Type', value: typeLabel(session.interview_type) },
    { label: 'Difficulty', value: difficultyLabel(session.difficulty) },
    { label: 'Overall score', value: `${score}%` },
    { label: 'Duration', value: minutes === null ? 'Not recorded' : `${minutes} min` },
    { label: 'Questions answered', value: `${answered} of ${session.questions_count}` },
  ];
}

const metricOf = ({ label, score, derived }: Metric) => ({
  label: derived ? `${label} (derived)` : label,
  score,
});

function listsOf({ feedback, answers }: ReportFileParts) {
  const { wentWell, attention, actionSteps, tailored, nextSteps } = adviceLists(feedback, answers);
  return [
    { title: 'What Went Well', items: wentWell },
    { title: 'Areas Needing Attention', items: attention },
    { title: 'Action Steps', items: actionSteps },
    { title: 'Tailored Advice', items: tailored },
    { title: 'Next Steps', items: nextSteps },
  ].filter(({ items }) => items.length > 0);
}

function receiptOf({ lines, total }: Receipt) {
  const whole = lines.every(({ weight, points }) => Number.isInteger(weight) && Number.isInteger(points));
  const digits = whole ? 0 : 2;
  return {
    total: String(total),
    lines: lines.map(({ label, seen, weight, points }) => ({
      label,
      seen,
      weight: weight === 0 ? '' : formatPoints(weight, digits),
      points: formatPoints(points, digits),
    })),
  };
}

function questionOf(report: AnswerReport, index: number, retries: readonly Retry[]) {
  const { question, answer, score, detail, delivery, selfRating } = report;
  const evidence = detail?.evidence ?? [];
  return {
    number: index + 1,
    question,
    score:
      answer.trim() === ''
        ? '0, not answered'
        : score === null
          ? 'Not scored'
          : `${score}, ${ratingLabel(score)}`,
    answer: segmentAnswer(answer, evidence).map(({ text, remarks }) => ({
      text,
      kind: remarks[0]?.kind ?? null,
    })),
    flags: (detail?.flags ?? []).map(({ message }) => message),
    remarks: evidence.map(({ criterion, kind, message, quote }) => ({
      label: dimensionLabels[criterion],
      kind,
      message,
      quote,
    })),
    levels: detail?.scored
      ? dimensions.map((dimension) => ({
          label: dimensionLabels[dimension],
          ...detail.dimensions[dimension],
        }))
      : [],
    receipt: detail && answer.trim() !== '' ? receiptOf(detail.receipt) : null,
    engine: detail ? engineLabel(detail.engine) : '',
    selfRating: selfRating === null || score === null ? '' : judgeSelfRating(selfRating, score).text,
    delivery: delivery?.measured ? deliveryFigures(delivery, answer) : [],
    retries: retries.map((retry) => ({
      title: `Attempt ${retry.attempt}: ${retry.score.overall}, ${changeHeadline(retry.comparison).toLowerCase()}`,
      answer: retry.answer,
      changes: changeLines(retry.comparison, retry.score).map(({ text }) => text),
    })),
  };
}

/** `greenroom-report-backend-engineer-2026-11-20.pdf`: letters and digits of any script, no sign a file system minds. */
export function reportFileName({ session }: Pick<ReportFileParts, 'session'>): string {
  const role = session.job_role
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const day = (session.completed_at ?? session.created_at).slice(0, 10);
  return `greenroom-report-${role || 'interview'}-${day}.pdf`;
}
