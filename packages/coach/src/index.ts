export { type Coach, createCoach } from './coach.ts';
export { letterFacts } from './cover-letter/letter-facts.builtin.ts';
export { writeCoverLetter } from './cover-letter/write-cover-letter.builtin.ts';
export { createModelCoach } from './create-model-coach.ts';
export { type Challenge, challengeFor } from './daily-challenge/challenge-for.builtin.ts';
export {
  type ChallengeAnswer,
  type ChallengeScore,
  scoreChallenge,
} from './daily-challenge/score-challenge.builtin.ts';
export { builtinEngine } from './engine.ts';
export { type TraceRequest, traceFacts } from './facts/trace-facts.ts';
export type { SourceEntry } from './facts/trace-tuples.ts';
export { compareAnswers } from './interview/compare-answers.builtin.ts';
export { probeFor } from './interview/probe-for.builtin.ts';
export { generateQuestions } from './interview/questions/generate-questions.builtin.ts';
export { knownQuestion } from './interview/questions/known-question.ts';
export { analyzeDelivery } from './interview/reading/analyze-delivery.builtin.ts';
export {
  type AnswerComparison,
  AnswerRequest,
  CompareRequest,
  type Delivery,
  DeliveryRequest,
  InterviewRequest,
  type Probe,
  ProbeRequest,
  QuestionRequest,
} from './interview/requests.ts';
export { scoreAnswer } from './interview/score-answer.builtin.ts';
export { scoreInterview } from './interview/score-interview.builtin.ts';
export { analyzeJob, JobRequest } from './job-analyzer/analyze-job.builtin.ts';
export { readPart } from './jobs/read-ad.builtin.ts';
export { connectModel, type Model } from './model/connect-model.ts';
export { connectTranscriber } from './model/connect-transcriber.ts';
export { languageTagOf } from './model/in-language.ts';
export { canTranscribe, type ModelSettings, modelProviders } from './model/provider.ts';
export type { OnProgress } from './progress.ts';
export { type AnalyzeRequest, analyzeResume } from './resume/analyze-resume.builtin.ts';
export { type ImproveRequest, improveResume } from './resume/improve-resume.builtin.ts';
export { parseResume, ResumeFile } from './resume/parse-resume.builtin.ts';
export { findSkills, type SkillMention } from './skills/find-skills.builtin.ts';
export type { JobFit } from './stories/fit-job.builtin.ts';
export type { KeptStory } from './stories/fit-stories.builtin.ts';
export { foreignLanguageOf } from './text/language.ts';
