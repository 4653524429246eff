import { Refusal } from '@greenroom/domain';
import { StoreError } from '../answer-error.ts';
import { defineFunction } from '../define-function.ts';
import { bindAnswer, findChallengeByQuestion, saveScore } from './store.ts';

const closed = '23514';

/**
 * Scores an answer to a daily challenge. The first answer sent counts: asked again, with the same words or others, it
 * answers the same score, and the attempt carries that answer. Works before the attempt and after it. Refuses with
 * `not_found` where there is no such question, `conflict` where its challenge is closed, and `no_access` past the trial.
 */
export const scoreInterview = defineFunction('score-interview', {
  access: 'user',
  elevated: 'scores are written by the server side, and scoring needs the correct answer',
  async run({ input, user, callerDb, serviceDb, coach }) {
    const challengeId = await findChallengeByQuestion(callerDb, input.questions[0]);
    if (!challengeId) throw new Refusal('challenge_not_found');
    const answered = { userId: user.id, challengeId };
    const bound = await bindAnswer(serviceDb, answered, input.answers[0]).catch((error: unknown) => {
      if (error instanceof StoreError && error.code === closed) {
        throw new Refusal('challenge_closed');
      }
      throw error;
    });
    if (bound.score !== null) return { overallScore: bound.score, feedback: bound.feedback };
    const score = await coach.scoreChallenge({ ...bound.challenge, user_answer: bound.user_answer });
    const overallScore = await saveScore(serviceDb, answered, bound.user_answer, score);
    return { overallScore, feedback: score.feedback };
  },
});
