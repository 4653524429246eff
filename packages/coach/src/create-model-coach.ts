import type { Coach } from './coach.ts';
import { writeCoverLetterByModel } from './cover-letter/write-cover-letter.model.ts';
import { challengeForByModel } from './daily-challenge/challenge-for.model.ts';
import { scoreChallengeByModel } from './daily-challenge/score-challenge.model.ts';
import { compareAnswersByModel } from './interview/compare-answers.model.ts';
import { probeForByModel } from './interview/probe-for.model.ts';
import { generateQuestionsByModel } from './interview/questions/generate-questions.model.ts';
import { scoreAnswerByModel } from './interview/score-answer.model.ts';
import { scoreAheadByModel, scoreInterviewByModel } from './interview/score-interview.model.ts';
import { analyzeJobByModel } from './job-analyzer/analyze-job.model.ts';
import { prepareJobByModel } from './jobs/prepare-job.model.ts';
import { readAdByModel } from './jobs/read-ad.model.ts';
import type { AskModel } from './model/connect-model.ts';
import { inLanguage } from './model/in-language.ts';
import { improveResumeByModel } from './resume/improve-resume.model.ts';

/**
 * The coach with a model, for one caller. The same promises as the built-in coach, which answers whatever the model cannot, with
 * a notice. Parsing, delivery and the checks of a resume stay built-in: they measure. `language` is the English name of the
 * language that the caller reads remarks in.
 */
export function createModelCoach(given: AskModel, builtIn: Coach, language?: string): Coach {
  const model = language === undefined ? given : inLanguage(given, language);
  return {
    ...coachOf(model, builtIn),
    // Whoever doesn't want to wait keeps what the model has finished.
    withoutModel: coachOf({ ...model, ask: model.atHand }, builtIn),
  };
}

function coachOf(model: AskModel, builtIn: Coach): Coach {
  return {
    ...builtIn,
    generateQuestions: (request, onProgress, onLater) =>
      generateQuestionsByModel(model, request, onProgress, onLater),
    scoreAnswer: (request) => scoreAnswerByModel(model, request),
    scoreAhead: (request) => scoreAheadByModel(model, request),
    scoreInterview: (request, onProgress) => scoreInterviewByModel(model, request, onProgress),
    compareAnswers: (request) => compareAnswersByModel(model, request),
    probeFor: (request) => probeForByModel(model, request),
    challengeFor: (date) => challengeForByModel(model, date),
    scoreChallenge: (answer) => scoreChallengeByModel(model, answer),
    analyzeJob: (request) => analyzeJobByModel(model, builtIn, request),
    readJobAd: (request) => readAdByModel(model, builtIn, request),
    prepareJob: (request) => prepareJobByModel(model, builtIn, request),
    improveResume: (request) => improveResumeByModel(model, builtIn, request),
    writeCoverLetter: (request) => writeCoverLetterByModel(model, builtIn, request),
  };
}
