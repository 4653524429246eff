import {
  AnswerScore,
  type Delivery,
  type DictatedWords,
  dimensions,
  type Evidence,
  type InterviewFeedback as Feedback,
  type FollowUp,
  provenOnly,
} from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { scoreOnPage } from '@/lib/coach-score.ts';
import { measured } from './metrics.ts';
import type { Purpose } from './purpose.ts';
import { readFeedback, type StoredFeedback } from './stored-feedback.ts';

export type AnswerRow = {
  question_text: string;
  user_answer: string;
  ideal_answer: string | null;
  score: number | null;
  feedback: unknown;
  /** The words of a dictated answer; null where it was typed. */
  spoken?: DictatedWords | null;
  /** How the user rated the answer before the reveal, 1 to 5. */
  self_rating?: number | null;
  /** Why the question was asked; null for sets of older versions. */
  purpose?: Purpose | null;
  /** What was asked after the answer, in a live interview with follow-ups. */
  followUp?: FollowUp | null;
};

/** One question of the report, with what proves its score; `detail` is null where it was stored without. */
export type AnswerReport = {
  question: string;
  /** The language of the question, its sample answer and the answer (BCP 47). */
  lang: string;
  answer: string;
  ideal: string;
  score: number | null;
  detail: AnswerScore | null;
  delivery: Delivery | null;
  spoken: DictatedWords | null;
  selfRating: number | null;
  purpose: Purpose | null;
  followUp: FollowUp | null;
};

/** The questions of the report in the order they were put. Remarks that don't stand in the answer are dropped. */
export function answerReports(
  rows: readonly AnswerRow[],
  feedback: StoredFeedback,
  lang = 'en',
): AnswerReport[] {
  const rowOf = new Map(rows.map((row) => [row.question_text, row]));
  const scored = (feedback.answers ?? []).map((answer) => {
    const row = rowOf.get(answer.question_text);
    return {
      question: answer.question_text,
      lang,
      answer: answer.user_answer,
      ideal: answer.ideal_answer,
      score: answer.score.overall,
      detail: proven(answer.user_answer, answer.score),
      delivery: answer.delivery ?? null,
      spoken: row?.spoken ?? null,
      selfRating: row?.self_rating ?? null,
      purpose: row?.purpose ?? null,
      followUp: row?.followUp ?? null,
    };
  });
  const known = new Set(scored.map(({ question }) => question));
  const others = rows.filter((row) => !known.has(row.question_text)).map((row) => reportOfRow(row, lang));
  return [...scored, ...others];
}

/** An answer whose session was stored without its answers, as old reports are. */
function reportOfRow(row: AnswerRow, lang: string): AnswerReport {
  const answer = row.user_answer ?? '';
  const score = AnswerScore.safeParse(row.feedback).data ?? null;
  return {
    question: row.question_text,
    lang,
    answer,
    ideal: row.ideal_answer ?? '',
    score: score?.overall ?? row.score,
    detail: score && proven(answer, score),
    delivery: null,
    spoken: row.spoken ?? null,
    selfRating: row.self_rating ?? null,
    purpose: row.purpose ?? null,
    followUp: row.followUp ?? null,
  };
}

/** A score in the page's language, without the remarks whose words don't stand in the answer. */
export function proven(answer: string, score: AnswerScore): AnswerScore {
  return scoreOnPage({ ...score, evidence: provenOnly(answer, score.evidence) });
}

const mostOfKind = { strength: 2, gap: 2, tip: 1 } as const;

/** A few of the remarks that have words to show, where there is no room for all. */
export function fewRemarks(evidence: readonly Evidence[]): Evidence[] {
  return (['strength', 'gap', 'tip'] as const).flatMap((kind) =>
    evidence.filter((remark) => remark.kind === kind).slice(0, mostOfKind[kind]),
  );
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

export type PastResult = { feedback: unknown };

/** Whether two scores were made by the same engine and rubric: others are never joined into one average. */
export function isSameEngine(one: Feedback['engine'] | undefined, other: Feedback['engine'] | undefined) {
  return (
    one !== undefined && one.kind === other?.kind && one.name === other.name && one.version === other.version
  );
}

/** Averages by criterion over earlier reports of the same engine and rubric; `leftOut` counts those of another. */
export function ownAverages(
  past: readonly PastResult[],
  engine: Feedback['engine'] | undefined,
): { sessions: number; leftOut: number; byCriterion: Partial<Record<string, number>> } {
  const comparable = past
    .map(({ feedback }) => readFeedback(feedback))
    .filter((one) => isSameEngine(engine, one.engine));
  const byCriterion = Object.fromEntries(
    dimensions.flatMap((dimension) => {
      const scores = comparable.map((one) => measured(one, dimension)).filter((score) => score !== null);
      return scores.length === 0
        ? []
        : [[dimension, scores.reduce((sum, score) => sum + score, 0) / scores.length]];
    }),
  );
  return { sessions: comparable.length, leftOut: past.length - comparable.length, byCriterion };
}

/** Which engine made a score, as the report says it. */
export function engineLabel(engine: Feedback['engine'] | undefined): string {
  if (!engine) return t`We don't know which engine gave this score.`;
  const { name, version } = engine;
  if (engine.kind === 'builtin')
    return t`Built-in, rubric ${version}. The same answer always gets the same score.`;
  return t`${name}, prompt ${version}. An AI model scored this, and we checked its quotes against your words.`;
}
