import { scoreAnswerByModel } from '../interview/score-answer.model.ts';
import type { AskModel } from '../model/connect-model.ts';
import { type ChallengeAnswer, type ChallengeScore, scoreChallenge } from './score-challenge.builtin.ts';

/** As `scoreChallenge`: a choice needs no model, an open answer is scored as in an interview. */
export async function scoreChallengeByModel(
  model: AskModel,
  answer: ChallengeAnswer,
): Promise<ChallengeScore> {
  if (answer.question_type !== 'open_ended') return scoreChallenge(answer);
  const feedback = await scoreAnswerByModel(model, {
    question: answer.question_text,
    idealAnswer: answer.correct_answer,
    answer: answer.user_answer,
    jobRole: '',
    interviewType: 'mixed',
  });
  return { overall: feedback.overall, feedback };
}
