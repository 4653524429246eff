import {
  AnswerScore,
  dimensionLabels,
  dimensions,
  type Evidence,
  type InterviewFeedback as Feedback,
} from '@greenroom/domain';
import { provenOnly } from './evidence.ts';
import { measured } from './metrics.ts';
import { readFeedback, type StoredFeedback } from './stored-feedback.ts';

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
