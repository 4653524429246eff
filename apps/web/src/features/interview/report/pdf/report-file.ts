import {
  type AnswerMark,
  dashed,
  dimensions,
  type Evidence,
  type Flag,
  type Receipt,
  redFlagsOf,
} from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { region } from '@/lib/locale.ts';
import { ratingLabel, scoreTone } from '@/lib/rating.ts';
import {
  difficultyLabel,
  dimensionLabel,
  durationMinutes,
  durationText,
  formatPoints,
  typeLabel,
} from '../../model.ts';
import type { SessionRow } from '../../opening.ts';
import {
  confidenceLabel,
  type Figures,
  type OpenQuestion,
  openQuestions,
  rangeWithMarks,
  retryList,
} from '../answer-points.ts';
import { changeRows } from '../change-reasons.ts';
import { deliveryFigures } from '../delivery.ts';
import { segmentAnswer } from '../evidence.ts';
import { followUpLabel } from '../follow-up-label.ts';
import { headlineOf, momentsThatLanded } from '../headline.ts';
import { measuredRows } from '../measured-rows.ts';
import { criticalAreas, criticalBelow, detailedMetrics, type Metric } from '../metrics.ts';
import { nextStepOf, openQuestionText } from '../next-step.ts';
import { readinessOf } from '../readiness.ts';
import { type AnswerReport, engineLabel, isSameEngine } from '../report.ts';
import { reportLists } from '../report-lists.ts';
import type { Retry } from '../report-queries.ts';
import { type ChangeLine, gainText, signed } from '../retry.ts';
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
  marks: readonly AnswerMark[];
  figures: Figures;
}

/** A report as the texts that its file prints, in their order. Plain data: it is sent to the worker that prints it. */
export type ReportFile = ReturnType<typeof reportFile>;
export type FileQuestion = ReturnType<typeof questionOf>;
export type FileReceipt = ReturnType<typeof receiptOf>;

/** What would help most, as the page has it. */
function nextActionOf(parts: ReportFileParts): { title: string; text: string } | null {
  const step = nextStepOf(parts);
  if (step?.kind !== 'question') return step;
  return { title: step.open.point.ask, text: openQuestionText(step.open) };
}

/** The same words and numbers as the page, from the same functions. */
export function reportFile(parts: ReportFileParts) {
  const { session, feedback, score, answers, retries, marks, figures } = parts;
  const readiness = readinessOf(feedback, score, answers);
  return {
    role: session.job_role,
    day: session.completed_at === null ? '' : dayOf(session.completed_at),
    verdict: feedback.verdict
      ? headlineOf(feedback.verdict, momentsThatLanded(answers))
      : t`You scored ${score} out of 100.`,
    score,
    shown: shownScore(parts),
    tone: scoreTone(figures.shown),
    rating: ratingLabel(figures.shown),
    sureness: surenessOf(parts),
    facts: factsOf(parts),
    engine: engineLabel(feedback.engine),
    rubric: rubricOf(feedback),
    receipt: feedback.receipt ? receiptOf(feedback.receipt) : null,
    nextAction: nextActionOf(parts),
    overall: feedback.overall ?? '',
    readiness: {
      level: readiness.level,
      text: [readiness.label && `${readiness.label}.`, readiness.reason].filter(Boolean).join(' '),
    },
    lists: listsOf(parts),
    critical: score < criticalBelow ? criticalAreas(feedback, score).map(metricOf) : [],
    metrics: detailedMetrics(feedback, score).map(metricOf),
    questions: answers.map((answer, index) =>
      questionOf(
        answer,
        index,
        retries.filter(({ questionText }) => questionText === answer.question),
        marks.filter(({ questionText }) => questionText === answer.question),
      ),
    ),
  };
}

/** The rubric that a model's score was worked out by; the built-in engine's label names it already. */
function rubricOf({ engine, receipt }: StoredFeedback): string {
  if (!receipt || engine?.kind === 'builtin') return '';
  const { rubricVersion } = receipt;
  return t`Rubric ${rubricVersion}.`;
}

/** The score as it is printed large. */
function shownScore({ feedback, figures: { shown } }: ReportFileParts): string {
  return feedback.confidence === 'low' ? t`About ${shown}` : String(shown);
}

const likelyText = ({ low, high }: { low: number; high: number }) => t`Likely ${low} to ${high}.`;

/** How sure the score is, the range it lies in, and what it is without the user's marks. */
function surenessOf({ feedback, figures }: ReportFileParts): string {
  const { own, shown, setAside } = figures;
  const { confidence, range } = feedback;
  const without =
    setAside > 0 ? t`${own} without your corrections.` : t`${own} without the words you pointed out.`;
  const counted = shown > own ? [without] : [];
  const between = confidence === 'low' && range ? [likelyText(rangeWithMarks(range, figures))] : [];
  const label = confidenceLabel(confidence);
  return [...(label === '' ? [] : [`${label}.`]), ...between, ...counted].join(' ');
}

const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString(region(), { month: 'long', day: 'numeric', year: 'numeric' });

function factsOf({ session, answered }: ReportFileParts): { label: string; value: string }[] {
  const minutes = durationMinutes(session.started_at ?? session.created_at, session.completed_at);
  const questions = session.questions_count;
  return [
    { label: t`Job role`, value: session.job_role },
    { label: t`Type`, value: typeLabel(session.interview_type) },
    { label: t`Difficulty`, value: difficultyLabel(session.difficulty) },
    { label: t`Duration`, value: minutes === null ? t`Not recorded` : durationText(minutes) },
    { label: t`Questions answered`, value: t`${answered} of ${questions}` },
  ];
}

const metricOf = ({ label, score, derived }: Metric) => ({
  label: derived ? `${label} ${t`(estimated)`}` : label,
  score,
});

/** What the questions don't print already. */
function listsOf(parts: ReportFileParts) {
  const advice = nextActionOf(parts);
  const said = advice ? [advice.title] : [];
  const { wentWell, attention, actionSteps, tailored, nextSteps } = reportLists({ ...parts, said });
  return [
    { title: t`What Went Well`, items: wentWell },
    { title: t`Areas Needing Attention`, items: attention },
    { title: t`Action Steps`, items: actionSteps },
    { title: t`Tailored Advice`, items: tailored },
    { title: t`Next Steps`, items: nextSteps },
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

function questionOf(
  report: AnswerReport,
  index: number,
  retries: readonly Retry[],
  marks: readonly AnswerMark[],
) {
  const { question, answer, score, detail, delivery, selfRating, followUp } = report;
  const evidence = detail?.evidence ?? [];
  return {
    number: index + 1,
    question,
    followUp: followUp ? `${followUpLabel(report)}: “${followUp.text}”` : '',
    score:
      answer.trim() === ''
        ? t`0, not answered`
        : score === null
          ? t`Not scored`
          : `${score}, ${ratingLabel(score)}`,
    answer: segmentAnswer(answer, evidence).map(({ text, remarks }) => ({
      text,
      kind: remarks[0]?.kind ?? null,
    })),
    flags: flagTexts(detail?.flags ?? [], marks, question),
    remarks: evidence.filter(isRemark).map(({ criterion, kind, message, quote }) => ({
      label: dimensionLabel(criterion),
      kind,
      message,
      quote,
    })),
    asks: openQuestions(report, marks).map(askOf),
    measured: measuredRows(report).notes.map(({ text }) => text),
    levels: detail?.scored
      ? dimensions.map((dimension) => ({
          label: dimensionLabel(dimension),
          ...detail.dimensions[dimension],
        }))
      : [],
    selfRating: selfRating === null || score === null ? '' : judgeSelfRating(selfRating, score).text,
    delivery: delivery?.measured ? deliveryFigures(delivery, answer) : [],
    retries: retries.map((retry) => attemptOf(retry, report, marks)),
  };
}

/** What the flags of an answer say, and which of them the user set aside. */
function flagTexts(flags: readonly Flag[], marks: readonly AnswerMark[], question: string): string[] {
  const aside = new Set(
    marks.flatMap(({ kind, questionText, pointId }) =>
      kind === 'not_meant' && questionText === question ? [pointId] : [],
    ),
  );
  const setAside = new Set(redFlagsOf(flags).flatMap(({ id, flag }) => (aside.has(id) ? [flag] : [])));
  return flags.map((flag) =>
    setAside.has(flag)
      ? `${flag.message} ${t`Not counted, because you said it's not what you meant.`}`
      : flag.message,
  );
}

/** Counts and questions have lists of their own. */
const isRemark = ({ kind }: Evidence) => kind !== 'measured' && kind !== 'question';

function askOf({ point: { ask }, mark }: OpenQuestion): string {
  if (mark === null) return ask;
  const { quote } = mark;
  return mark.kind === 'said'
    ? `${ask} ${t`Counted because you pointed it out:`} “${quote}”`
    : `${ask} ${t`On your list for the retry.`}`;
}

const noChanges = { rows: [], others: [] };
const lineText = ({ text, note }: ChangeLine) => [text, note].filter(Boolean).join(' ');

function attemptOf(
  { attempt, answer, score, comparison }: Retry,
  report: AnswerReport,
  marks: readonly AnswerMark[],
) {
  const { overall } = score;
  const isSame = isSameEngine(comparison.beforeEngine, score.engine);
  const change = gainText(comparison.overall);
  const list = retryList(report, marks);
  const { rows, others } = isSame ? changeRows(comparison, report.detail, score, list) : noChanges;
  return {
    title: isSame ? t`Attempt ${attempt}: ${overall}, ${change}` : t`Attempt ${attempt}: ${overall}`,
    answer,
    changes: [
      ...rows.map(({ points, text, lines }) =>
        [`${text} ${signed(points)}.`, ...lines.map(lineText)].join(' '),
      ),
      ...others.map(lineText),
    ],
  };
}

/** `greenroom-report-backend-engineer-2026-11-20.pdf`: letters and digits of any script, no sign a file system minds. */
export function reportFileName({ session }: Pick<ReportFileParts, 'session'>): string {
  const role = dashed(session.job_role);
  const day = (session.completed_at ?? session.created_at).slice(0, 10);
  return `greenroom-report-${role || 'interview'}-${day}.pdf`;
}
