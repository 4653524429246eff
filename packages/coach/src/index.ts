export { type Coach, createCoach } from './coach.ts';
export { type Challenge, challengeFor } from './daily-challenge/challenge-for.builtin.ts';
export {
  type ChallengeAnswer,
  type ChallengeScore,
  scoreChallenge,
} from './daily-challenge/score-challenge.builtin.ts';
export { builtinEngine } from './engine.ts';
export { analyzeDelivery } from './interview/analyze-delivery.builtin.ts';
export { compareAnswers } from './interview/compare-answers.builtin.ts';
export { generateQuestions } from './interview/generate-questions.builtin.ts';
export { probeFor } from './interview/probe-for.builtin.ts';
export {
  type AnswerComparison,
  AnswerRequest,
  CompareRequest,
  Concept,
  type Delivery,
  DeliveryRequest,
  InterviewRequest,
  type Probe,
  ProbeRequest,
  QuestionRequest,
} from './interview/requests.ts';
export { scoreAnswer } from './interview/score-answer.builtin.ts';
export { scoreInterview } from './interview/score-interview.builtin.ts';
