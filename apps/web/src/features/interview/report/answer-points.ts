import {
  type AnswerMark,
  type AnswerScore,
  answerScoreSetAside,
  answerScoreWithMarks,
  type Confidence,
  overallWithMarks,
  type PointFinding,
  redFlagsOf,
  scoreWithoutFlags,
} from '@greenroom/domain';
import { msg, t } from '@lingui/core/macro';
import type { AnswerReport } from './report.ts';

/** A coaching question that an answer left open, and what the user said about it. */
export interface OpenQuestion {
  point: PointFinding;
  mark: AnswerMark | null;
}

/** Whether a score was made point by point; rubric 1.x named what it took for missing instead. */
export const isByPoints = (detail: AnswerScore | null): boolean => detail?.points !== undefined;

/** Marks on points and red flags that the report still has: a later score of the same answer may ask other questions. */
export function knownMarks(answers: readonly AnswerReport[], marks: readonly AnswerMark[]): AnswerMark[] {
  return marks.filter((mark) =>
    answers.some(({ question, detail }) => question === mark.questionText && isOf(mark, detail)),
  );
}

function isOf({ kind, pointId, ask }: AnswerMark, detail: AnswerScore | null): boolean {
  if (kind !== 'not_meant') return detail?.points?.some(({ id }) => id === pointId) ?? false;
  // A later score may have another flag in the same place; a stored reason may be cut.
  return redFlagsOf(detail?.flags ?? []).some(
    ({ id, flag }) => id === pointId && flag.message.startsWith(ask),
  );
}

const marksOf = ({ question }: Pick<AnswerReport, 'question'>, marks: readonly AnswerMark[]) =>
  marks.filter(({ questionText }) => questionText === question);

/** The questions that the engine asks about an answer, in its order, each once; then those that only a mark remembers. */
export function openQuestions(report: AnswerReport, marks: readonly AnswerMark[]): OpenQuestion[] {
  const points = new Map((report.detail?.points ?? []).map((point) => [point.id, point]));
  const own = new Map(marksOf(report, marks).map((mark) => [mark.pointId, mark]));
  const asked = (report.detail?.evidence ?? []).flatMap(({ kind, pointId }) =>
    kind === 'question' && pointId ? [pointId] : [],
  );
  return [...new Set([...asked, ...own.keys()])].flatMap((id) => {
    const point = points.get(id);
    return point ? [{ point, mark: own.get(id) ?? null }] : [];
  });
}

/** What the user put on the list for the next attempt: coaching questions. */
export function retryList(report: Pick<AnswerReport, 'question'>, marks: readonly AnswerMark[]): string[] {
  return marksOf(report, marks).flatMap(({ kind, ask }) => (kind === 'left_out' ? [ask] : []));
}

/** A score on its own and with the user's marks, 0 to 100. `setAside`: points of the difference that red flags had taken. */
export interface Figures {
  own: number;
  shown: number;
  setAside: number;
}

type Range = NonNullable<AnswerScore['range']>;

/** The range of a score, moved with it: what the user's marks add is certain. */
export const rangeWithMarks = (range: Range, { own, shown }: Figures): Range => ({
  low: Math.min(100, range.low + shown - own),
  high: Math.min(100, range.high + shown - own),
});

/** Both figures of an answer; null where it was not scored. */
export function answerFigures(report: AnswerReport, marks: readonly AnswerMark[]): Figures | null {
  if (report.score === null) return null;
  const answer = scoredAnswer(report, report.score);
  const setAside = answerScoreSetAside(answer, marks) - report.score;
  return { own: report.score, shown: answerScoreWithMarks(answer, marks), setAside };
}

const scoredAnswer = ({ question, detail }: AnswerReport, overall: number) => ({
  question_text: question,
  score: { overall, flags: detail?.flags, receipt: detail?.receipt },
});

/** Both figures of the interview. */
export function interviewFigures(
  own: number,
  answers: readonly AnswerReport[],
  marks: readonly AnswerMark[],
): Figures {
  const scored = answers.map((report) => scoredAnswer(report, report.score ?? 0));
  const withMarks = (counted: readonly AnswerMark[]) =>
    overallWithMarks({ overallScore: own, answers: scored }, counted);
  const setAside = withMarks(marks.filter(({ kind }) => kind === 'not_meant')) - own;
  return { own, shown: withMarks(marks), setAside };
}

/** What an answer would score without its red flag; null where it has none, or none that costs anything. */
export function withoutRedFlag(detail: AnswerScore): { score: number; cap: number } | null {
  const flags = redFlagsOf(detail.flags);
  const cap = flags[0]?.flag.cap ?? null;
  if (cap === null) return null;
  const score = scoreWithoutFlags(detail, new Set(flags.map(({ id }) => id)));
  return score > detail.overall ? { score, cap } : null;
}

const confidenceLabels = {
  high: msg`High confidence`,
  medium: msg`Medium confidence`,
  low: msg`Low confidence`,
};

/** How sure a score is, in two words; empty for a score of rubric 1.x, which did not say. */
export function confidenceLabel(confidence: Confidence | undefined): string {
  return confidence && confidence in confidenceLabels
    ? t(confidenceLabels[confidence as keyof typeof confidenceLabels])
    : '';
}
