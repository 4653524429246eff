import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { invoke } from '@/lib/functions.ts';
import type { Opening, Question } from '../opening.ts';

/** How often the page looks for questions that a model has written meanwhile, in milliseconds. */
const lookEveryMs = 8_000;

/** Whether a model is still writing questions of the set. */
const isStillWriting = ({ notes }: Pick<Opening['source'], 'notes'>) =>
  notes?.some(({ code }) => code === 'still_writing') ?? false;

/** The questions with those that were written meanwhile; up to the one that is shown, they stay. The same list where nothing changes. */
export function withLate(
  questions: readonly Question[],
  late: readonly Question[],
  shown: number,
): Question[] {
  const merged = questions.map((question, at) => {
    const found = at > shown ? late[at] : undefined;
    return !found || found.question_text === question.question_text ? question : found;
  });
  return merged.every((one, at) => one === questions[at]) ? (questions as Question[]) : merged;
}

/** The interview with the questions that a model writes while the user answers, as long as it does. */
export function useLateQuestions(opening: Opening, index: number): Opening {
  const { session, fromCopy } = opening;
  const [{ questions, source }, setSet] = useState({ questions: opening.questions, source: opening.source });
  const shown = useRef(index);
  shown.current = Math.max(shown.current, index);
  const late = useQuery({
    // A step on is a reason to look at once.
    queryKey: ['late-questions', session.id, index],
    enabled: isStillWriting(source) && !fromCopy && index + 1 < questions.length,
    refetchInterval: lookEveryMs,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      invoke(
        'generate-interview-questions',
        {
          ...{ jobRole: session.job_role, interviewType: session.interview_type },
          ...{ difficulty: session.difficulty, count: session.questions_count },
          ...{ sessionId: session.id, from: index + 1 },
        },
        { signal },
      ),
  }).data;
  useEffect(() => {
    if (!late) return;
    setSet((now) => ({
      questions: withLate(now.questions, late.questions, shown.current),
      source: late.source,
    }));
  }, [late]);
  return useMemo(() => ({ ...opening, questions, source }), [opening, questions, source]);
}
