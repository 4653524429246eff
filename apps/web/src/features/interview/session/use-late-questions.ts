import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useEffect, useMemo, useRef, useState } from 'react';
import { invoke } from '@/lib/functions.ts';
import type { Opening, Question } from '../opening.ts';
import { type SessionAction, type SessionState, waitsForQuestion } from './session-state.ts';
import { isGrowing, isStillWriting } from './set-note.ts';

/** How often the page looks for questions that a model has written meanwhile, in milliseconds. */
const lookEveryMs = 8_000;
/** The same while the user is waiting for the next one. */
const waitsEveryMs = 3_000;

/**
 * The questions with those that were written in the meantime. The ones up to the question on screen never change. Returns the same
 * list if nothing changed.
 */
export function withLate(
  questions: readonly Question[],
  late: readonly Question[],
  shown: number,
): Question[] {
  const merged = questions.map((question, at) => {
    const found = at > shown ? late[at] : undefined;
    return !found || found.question_text === question.question_text ? question : found;
  });
  const added = late.slice(questions.length);
  const isSame = added.length === 0 && merged.every((one, at) => one === questions[at]);
  return isSame ? (questions as Question[]) : [...merged, ...added];
}

/** Whether a question was replaced after the user had opened it, so that the one they see must be restored. */
export const isBehind = (questions: readonly Question[], late: readonly Question[], shown: number) =>
  questions.some(
    ({ question_text }, at) => at <= shown && (late[at]?.question_text ?? question_text) !== question_text,
  );

/** The interview with the questions that a model writes while the user answers, as long as it does. */
export function useLateQuestions(
  opening: Opening,
  state: SessionState,
  dispatch: Dispatch<SessionAction>,
): Opening {
  const { index } = state;
  const { session, fromCopy } = opening;
  const [{ questions, source, behind }, setSet] = useState({
    ...{ questions: opening.questions, source: opening.source },
    behind: false,
  });
  const shown = useRef(index);
  shown.current = Math.max(shown.current, index);
  const isLast = index + 1 >= questions.length && !state.growing;
  const late = useQuery({
    // Moving on triggers a check right away, also for whether the question just opened was replaced.
    queryKey: ['late-questions', session.id, index, behind],
    enabled: (isStillWriting(source) || behind) && !fromCopy,
    refetchInterval: isLast ? false : waitsForQuestion(state) ? waitsEveryMs : lookEveryMs,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      invoke(
        'generate-interview-questions',
        {
          ...{ jobRole: session.job_role, interviewType: session.interview_type },
          ...{ difficulty: session.difficulty, count: session.questions_count },
          ...{ sessionId: session.id, from: index + 1 },
          shown: questions.slice(0, index + 1).map(({ question_text }) => question_text),
        },
        { signal },
      ),
  }).data;
  useEffect(() => {
    if (!late) return;
    setSet((now) => ({
      questions: withLate(now.questions, late.questions, shown.current),
      source: late.source,
      behind: isBehind(now.questions, late.questions, shown.current),
    }));
  }, [late]);
  const count = questions.length;
  const growing = isGrowing(source);
  useEffect(() => dispatch({ type: 'grown', count, growing }), [dispatch, count, growing]);
  return useMemo(() => ({ ...opening, questions, source }), [opening, questions, source]);
}
