import { completionBonusPoints, InterviewFeedback, Refusal } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { hasAnswer, layOutAnswers } from './merge-answers.ts';
import { scoreSession } from './score-session.ts';
import { findAnswers, findQuestions, requireSession, rescoreInterview } from './store.ts';

/**
 * Scores a completed interview once more where the built-in engine had stood in for a model. Where the model fails again, the
 * stored result stays and is answered with the new notice. Refuses with `not_found` where the session is not the caller's,
 * and with `conflict` where there is nothing to make up for.
 */
export const scoreInterviewAgain = defineFunction('score-interview-again', {
  access: 'user',
  elevated: 'scores, points and badges are written by the server side only',
  async run({ input, callerDb, serviceDb, coach, log, onProgress }) {
    const { sessionId } = input;
    const session = await requireSession(callerDb, sessionId);
    const before = InterviewFeedback.safeParse(session.feedback).data;
    if (session.status !== 'completed' || !before?.notice) throw new Refusal('score_is_current');
    const [questions, stored] = await Promise.all([
      findQuestions(callerDb, sessionId),
      findAnswers(callerDb, sessionId),
    ]);
    const answers = layOutAnswers(questions, stored, session.questions_count);
    if (!hasAnswer(answers)) throw new Refusal('no_answers_stored');
    const scored = await scoreSession({ callerDb, coach, session, answers, onProgress });
    const feedback =
      scored.engine.kind === 'model'
        ? InterviewFeedback.parse(await rescoreInterview(serviceDb, sessionId, scored))
        : { ...before, notice: scored.notice ?? before.notice };
    // One that was partly judged the first time was counted then.
    if (feedback.tokens && !before.tokens) log('info', 'model interview', feedback.tokens);
    const earnsPoints = session.points_awarded !== 0;
    const pointsAwarded = earnsPoints ? feedback.overallScore + completionBonusPoints : 0;
    return { ...feedback, sessionId, pointsAwarded };
  },
});
