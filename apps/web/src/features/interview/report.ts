import {
  AnswerScore,
  type Dimension,
  dimensionLabels,
  dimensions,
  type Evidence,
  type InterviewFeedback as Feedback,
  InterviewFeedback,
  type Receipt,
} from '@greenroom/domain';
import { z } from 'zod';
import { provenOnly } from './evidence.ts';

/** The parts of a stored result that could be read, each by itself: an old or foreign report may lack some. */
export type StoredFeedback = Partial<Omit<Feedback, 'comprehensive_analysis' | 'detailed_feedback'>> & {
  comprehensive_analysis?: Partial<Feedback['comprehensive_analysis']>;
  detailed_feedback?: Partial<Feedback['detailed_feedback']>;
};

/** Reads `interview_sessions.feedback` field by field. What does not fit its shape is left out. */
export function readFeedback(stored: unknown): StoredFeedback {
  const { comprehensive_analysis, detailed_feedback, ...flat } = InterviewFeedback.shape;
  const parts = asRecord(stored);
  return {
    ...readFields(flat, parts),
    comprehensive_analysis: readFields(comprehensive_analysis.shape, asRecord(parts.comprehensive_analysis)),
    detailed_feedback: readFields(detailed_feedback.shape, asRecord(parts.detailed_feedback)),
  };
}

function readFields<Shape extends z.ZodRawShape>(shape: Shape, parts: Record<string, unknown>) {
  const read = Object.entries(shape).flatMap(([name, schema]) => {
    const result = z.safeParse(schema, parts[name]);
    return result.success ? [[name, result.data] as const] : [];
  });
  return Object.fromEntries(read) as Partial<z.output<z.ZodObject<Shape>>>;
}

function asRecord(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}

/** A number of the report. `derived` says that it was worked out from the overall score, for want of a measured one. */
export type Metric = { id: string; label: string; score: number; derived: boolean };

/** The specification's stand-ins for missing metrics, as multiples of the overall score. */
const metricFallbacks: Partial<Record<Dimension, number>> = {
  technical_accuracy: 1,
  problem_solving: 0.85,
  communication_clarity: 0.9,
  relevant_experience: 0.95,
};

/** The order of the four metrics on the overview. */
const overviewDimensions = [
  'technical_accuracy',
  'communication_clarity',
  'problem_solving',
  'relevant_experience',
] as const;

/** The four metrics of the overview, measured where the report has them. */
export function overviewMetrics(feedback: StoredFeedback, overall: number): Metric[] {
  return overviewDimensions.map((dimension) =>
    metric(
      dimension,
      dimensionLabels[dimension],
      measured(feedback, dimension),
      overall,
      metricFallbacks[dimension] ?? 1,
    ),
  );
}

/** All criteria: the four of the overview and, where it was measured, working style. */
export function criteria(feedback: StoredFeedback, overall: number): Metric[] {
  const style = measured(feedback, 'cultural_fit');
  const last =
    style === null ? [] : [metric('cultural_fit', dimensionLabels.cultural_fit, style, overall, 1)];
  return [...overviewMetrics(feedback, overall), ...last];
}

/** The six detailed metrics and the multiplier that stands in for each: chosen here, once. */
const detailedMultipliers = {
  technical_accuracy: 0.95,
  communication_clarity: 0.88,
  problem_solving: 0.92,
  relevant_experience: 0.85,
  cultural_fit: 0.98,
  completeness: 0.9,
} as const;

/** The six detailed metrics of the recommendations, measured where the report has them. */
export function detailedMetrics(feedback: StoredFeedback, overall: number): Metric[] {
  const five = dimensions.map((dimension) =>
    metric(
      dimension,
      dimensionLabels[dimension],
      measured(feedback, dimension),
      overall,
      detailedMultipliers[dimension],
    ),
  );
  const complete = completeness(feedback);
  return [
    ...five,
    metric('completeness', 'Completeness', complete, overall, detailedMultipliers.completeness),
  ];
}

/** The share of the questions' key points that the answers cover, 0 to 100; null where no point is known. */
export function completeness({ answers }: StoredFeedback): number | null {
  const covered = (answers ?? []).reduce((sum, { score }) => sum + score.covered.length, 0);
  const missed = (answers ?? []).reduce((sum, { score }) => sum + score.missed.length, 0);
  return covered + missed === 0 ? null : Math.round((100 * covered) / (covered + missed));
}

function measured(feedback: StoredFeedback, dimension: Dimension): number | null {
  return feedback[dimension] ?? feedback.comprehensive_analysis?.[dimension] ?? null;
}

function metric(
  id: string,
  label: string,
  found: number | null,
  overall: number,
  multiplier: number,
): Metric {
  return { id, label, score: found ?? Math.round(overall * multiplier), derived: found === null };
}

/** Confidence is 88% of the overall score. Derived: nothing of the voice itself was measured. */
export const voiceConfidence = (overall: number) => Math.round(overall * 0.88);

/** Below this the report shows what to work on first. */
export const criticalBelow = 70;

/** The least measured or derived criteria, weakest first: those that deserve attention before the others. */
export function criticalAreas(feedback: StoredFeedback, overall: number): Metric[] {
  const below = criteria(feedback, overall).filter(({ score }) => score < criticalBelow);
  return below.sort((one, other) => one.score - other.score).slice(0, 3);
}

/** The lines of a receipt that cost most, the dearest first. */
export function largestLosses({ lines }: Receipt, most = 3): ReceiptLine[] {
  const losses = lines.filter(({ weight, points }) => weight - points >= 0.5);
  return losses.sort((one, other) => other.weight - other.points - (one.weight - one.points)).slice(0, most);
}
type ReceiptLine = Receipt['lines'][number];

/** The lists of the recommendations. No list repeats another: what is said once is left out after that. */
export function adviceLists(feedback: StoredFeedback, answers: readonly AnswerReport[]) {
  const narrative = feedback.comprehensive_analysis?.detailed_feedback ?? feedback.detailed_feedback;
  const said = new Set<string>();
  const fresh = (items: readonly string[] | undefined) => {
    const left = (items ?? []).filter((item) => !said.has(item));
    for (const item of left) said.add(item);
    return left;
  };
  const wentWell = fresh(narrative?.strengths ?? feedback.strengths);
  const attention = fresh(narrative?.weaknesses ?? feedback.improvements);
  const actionSteps = fresh([
    ...(narrative?.improvements ?? []),
    ...(narrative?.specific_recommendations ?? []),
  ]);
  const tailored = fresh(answers.flatMap((answer, index) => weakestLift(answer, index)));
  const nextSteps = fresh(feedback.comprehensive_analysis?.next_steps);
  return { wentWell, attention, actionSteps, tailored, nextSteps };
}

/** What would lift the weakest criterion of an answer by one level. */
function weakestLift({ detail }: AnswerReport, index: number): string[] {
  if (!detail?.scored) return [];
  const open = dimensions.filter((dimension) => detail.dimensions[dimension].lift !== null);
  const weakest = open.sort((one, other) => detail.dimensions[one].score - detail.dimensions[other].score)[0];
  if (!weakest) return [];
  return [`Question ${index + 1}, ${dimensionLabels[weakest]}: ${detail.dimensions[weakest].lift}`];
}

export type AnswerRow = {
  question_text: string;
  user_answer: string;
  ideal_answer: string | null;
  score: number | null;
  feedback: unknown;
};

/** One question of the report, with what proves its score; `detail` is null where it was stored without. */
export type AnswerReport = {
  question: string;
  answer: string;
  ideal: string;
  score: number | null;
  detail: AnswerScore | null;
};

/** The questions of the report in the order they were put. Remarks that don't stand in the answer are dropped. */
export function answerReports(rows: readonly AnswerRow[], feedback: StoredFeedback): AnswerReport[] {
  const scored = (feedback.answers ?? []).map((answer) =>
    answerReport(answer.question_text, answer.user_answer, answer.ideal_answer, null, answer.score),
  );
  const known = new Set(scored.map(({ question }) => question));
  const others = rows.filter((row) => !known.has(row.question_text));
  return [
    ...scored,
    ...others.map((row) => {
      const detail = AnswerScore.safeParse(row.feedback).data ?? null;
      return answerReport(
        row.question_text,
        row.user_answer ?? '',
        row.ideal_answer ?? '',
        row.score,
        detail,
      );
    }),
  ];
}

function answerReport(
  question: string,
  answer: string,
  ideal: string,
  score: number | null,
  detail: AnswerScore | null,
): AnswerReport {
  const checked = detail && { ...detail, evidence: provenOnly(answer, detail.evidence) };
  return { question, answer, ideal, score: detail?.overall ?? score, detail: checked };
}

/** A remark in the margin: which answer it stands in, and the words. */
export type MarginNote = { answerIndex: number; answer: string; evidence: Evidence };

/**
 * The quoted remarks of one kind, spread over the answers: the first of each before the second of any. The same words
 * are quoted once; what else there is to say of them stands with the question.
 */
export function marginNotes(
  answers: readonly AnswerReport[],
  kinds: readonly Evidence['kind'][],
  most = 4,
): MarginNote[] {
  const perAnswer = answers.map(({ answer, detail }, answerIndex) =>
    (detail?.evidence ?? [])
      .filter(({ kind, quote }) => kinds.includes(kind) && quote !== '')
      .sort((one, other) => Number(saysLittle(one)) - Number(saysLittle(other)))
      .filter(
        ({ start, end }, at, all) => all.findIndex((one) => one.start === start && one.end === end) === at,
      )
      .map((evidence) => ({ answerIndex, answer, evidence })),
  );
  const rounds = Math.max(0, ...perAnswer.map((notes) => notes.length));
  const spread = Array.from({ length: rounds }, (_, round) =>
    perAnswer.flatMap((notes) => notes[round] ?? []),
  );
  return spread.flat().slice(0, most);
}

/** A quote of one or two words shows little by itself, so it comes after the others. */
const saysLittle = ({ quote }: Evidence) => quote.trim().split(/\s+/).length < 3;

/** Remarks about something that is not there: they have no words to point at. */
export function absentNotes(
  answers: readonly AnswerReport[],
  most = 4,
): { answerIndex: number; evidence: Evidence }[] {
  return answers
    .flatMap(({ detail }, answerIndex) =>
      (detail?.evidence ?? [])
        .filter(({ kind, quote }) => kind === 'gap' && quote === '')
        .map((evidence) => ({ answerIndex, evidence })),
    )
    .slice(0, most);
}

export type PastResult = { feedback: unknown };

/** Averages by criterion over earlier reports of the same engine; null for a criterion none of them measured. */
export function ownAverages(
  past: readonly PastResult[],
  engine: Feedback['engine'] | undefined,
): { sessions: number; byCriterion: Partial<Record<string, number>> } {
  const comparable = past
    .map(({ feedback }) => readFeedback(feedback))
    .filter(
      (one) => engine !== undefined && one.engine?.kind === engine.kind && one.engine.name === engine.name,
    );
  const byCriterion = Object.fromEntries(
    dimensions.flatMap((dimension) => {
      const scores = comparable.map((one) => measured(one, dimension)).filter((score) => score !== null);
      return scores.length === 0
        ? []
        : [[dimension, scores.reduce((sum, score) => sum + score, 0) / scores.length]];
    }),
  );
  return { sessions: comparable.length, byCriterion };
}

/** Which engine made a score, as the report says it. */
export function engineLabel(engine: Feedback['engine'] | undefined): string {
  if (!engine) return 'The engine of this score was not recorded.';
  if (engine.kind === 'builtin')
    return `Built-in, rubric ${engine.version}. The same answer always gets the same score.`;
  return `${engine.name}, prompt ${engine.version}. A model judged this; its quotes were checked against your words.`;
}
