import { type AnswerMark, isCounted, type PointFinding } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { openQuestions } from './answer-points.ts';
import type { AnswerReport } from './report.ts';
import type { Retry } from './report-queries.ts';
import type { StoredFeedback } from './stored-feedback.ts';

export interface SurestQuestion {
  /** Of the answer, from 0. */
  index: number;
  question: string;
  point: PointFinding;
}

interface Tried {
  answers: readonly AnswerReport[];
  marks: readonly AnswerMark[];
  retries: readonly Retry[];
}

/**
 * The open question that would add most to its answer, that the user has said nothing about and that no retry answers; null
 * where none is left.
 */
export function surestQuestion({ answers, marks, retries }: Tried): SurestQuestion | null {
  const open = answers.flatMap((report, index) => {
    const { question, answer } = report;
    if (answer.trim() === '') return [];
    return openQuestions(report, marks).flatMap(({ point, mark }) =>
      mark || isMade(question, point.id, retries) ? [] : [{ index, question, point }],
    );
  });
  return open.sort((one, other) => other.point.worth - one.point.worth)[0] ?? null;
}

const isMade = (question: string, pointId: string, retries: readonly Retry[]): boolean =>
  retries.some(
    ({ questionText, score }) =>
      questionText === question && score.points?.some((point) => point.id === pointId && isCounted(point)),
  );

/** What the report says would help most: a question about one answer, or advice that leads to `index`; null leads to a new interview. */
export type NextStep =
  | { kind: 'question'; open: SurestQuestion; index: number }
  | { kind: 'advice'; title: string; text: string; index: number | null; isCoachs: boolean };

type Advice = NonNullable<StoredFeedback['next_action']>;

/** Whether a retry or a mark has done what was advised when the interview was scored. */
function isDone({ title, answerIndex }: Advice, { answers, marks, retries }: Tried): boolean {
  const report = answerIndex === null ? undefined : answers[answerIndex];
  if (!report || report.score === null) return false;
  const { question, score, detail } = report;
  const point = detail?.points?.find(({ ask }) => ask === title);
  if (!point)
    return retries.some(({ questionText, score: now }) => questionText === question && now.overall > score);
  const isSaid = marks.some(
    ({ questionText, pointId, counts }) => questionText === question && pointId === point.id && counts,
  );
  return isSaid || isMade(question, point.id, retries);
}

/** The one thing to do next. At low confidence it is the question whose answer makes the score surer. */
export function nextStepOf({ feedback, ...tried }: Tried & { feedback: StoredFeedback }): NextStep | null {
  const open = surestQuestion(tried);
  const advice = feedback.next_action;
  const done = advice ? isDone(advice, tried) : false;
  if (open && (done || feedback.confidence === 'low')) return { kind: 'question', open, index: open.index };
  if (!advice) return null;
  if (done)
    return {
      ...{ kind: 'advice', index: null, isCoachs: false, title: t`Ready for another round?` },
      text: t`You did what this report asked for. Try a fresh set of questions, or make it harder.`,
    };
  const { title, text, answerIndex } = advice;
  const isKnown = answerIndex !== null && answerIndex < tried.answers.length;
  return { kind: 'advice', title, text, index: isKnown ? answerIndex : null, isCoachs: true };
}

/** What to do about an open question, in a sentence or two. */
export function openQuestionText({ index, point }: SurestQuestion): string {
  const number = index + 1;
  const points = Math.round(point.worth);
  const worth =
    points > 0 ? plural(points, { one: 'Worth up to # point.', other: 'Worth up to # points.' }) : '';
  return [t`We couldn't find this in answer ${number}. Show us the words, or add them when you retry.`, worth]
    .filter(Boolean)
    .join(' ');
}
