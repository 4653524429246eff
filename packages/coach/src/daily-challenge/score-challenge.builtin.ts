import { type AnswerScore, type ChallengeType, perfectScore } from '@greenroom/domain';
import type { AnswerRequest } from '../interview/requests.ts';
import { scoreAnswer } from '../interview/score-answer.builtin.ts';

export interface ChallengeAnswer {
  question_text: string;
  question_type: ChallengeType;
  /** What is right; for an open question a strong answer. */
  correct_answer: string | null;
  user_answer: string;
}

export interface ChallengeScore {
  /** 0 to 100; a choice has 0 or 100. */
  overall: number;
  /** What the score of an open answer is made of; null for a choice. */
  feedback: AnswerScore | null;
}

/** Scores an answer to a daily challenge. A choice is right or wrong; an open answer is scored as in an interview, by `judge`. */
export async function scoreChallenge(
  answer: ChallengeAnswer,
  judge: (request: AnswerRequest) => Promise<AnswerScore> = scoreAnswer,
): Promise<ChallengeScore> {
  if (answer.question_type !== 'open_ended') {
    return { overall: answer.user_answer === answer.correct_answer ? perfectScore : 0, feedback: null };
  }
  const feedback = await judge({
    question: answer.question_text,
    idealAnswer: answer.correct_answer,
    answer: answer.user_answer,
    jobRole: '',
    interviewType: 'mixed',
  });
  return { overall: feedback.overall, feedback };
}
