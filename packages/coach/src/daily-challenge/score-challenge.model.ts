import { scoreAnswerByModel } from '../interview/score-answer.model.ts';
import type { AskModel } from '../model/connect-model.ts';
import { type ChallengeAnswer, type ChallengeScore, scoreChallenge } from './score-challenge.builtin.ts';

/** As `scoreChallenge`: a choice needs no model, an open answer is judged by one. */
export function scoreChallengeByModel(model: AskModel, answer: ChallengeAnswer): Promise<ChallengeScore> {
  return scoreChallenge(answer, (request) => scoreAnswerByModel(model, request));
}
