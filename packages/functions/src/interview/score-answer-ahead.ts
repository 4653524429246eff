import { Refusal } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { layOutAnswers } from './merge-answers.ts';
import { answerRequest } from './score-session.ts';
import { findAnswers, findQuestions, requireSession } from './store.ts';

/**
 * Has a model score an answer that is stored, while the interview goes on: the report then finds it. Nothing is stored and nothing is told.
 * An answer that changes is another question to the model. Refuses with `not_found` where the session or an answer to the question
 * isn't the caller's.
 */
export const scoreAnswerAhead = defineFunction('score-answer-ahead', {
  access: 'user',
  async run({ input, callerDb, coach }) {
    const session = await requireSession(callerDb, input.sessionId);
    if (!coach.scoreAhead || session.status === 'completed') return { isAsked: false };
    const questions = await findQuestions(callerDb, session.id);
    const stored = await findAnswers(callerDb, session.id);
    const answered = layOutAnswers(questions, stored, session.questions_count).find(
      ({ questionText, userAnswer }) => questionText === input.questionText && userAnswer.trim() !== '',
    );
    if (!answered) throw new Refusal('question_not_found');
    await coach.scoreAhead(answerRequest(coach, session, answered));
    return { isAsked: true };
  },
});
