import type { FunctionName } from '@greenroom/domain';
import { sendContactEmail } from './contact/send-contact-email.ts';
import { generateCoverLetter } from './cover-letter/generate-cover-letter.ts';
import { letterFacts } from './cover-letter/letter-facts.ts';
import { generateDailyChallenge } from './daily-challenge/generate-daily-challenge.ts';
import { scoreInterview } from './daily-challenge/score-interview.ts';
import type { ServerFunction } from './define-function.ts';
import { askFollowUp } from './interview/ask-follow-up.ts';
import { comprehensiveInterviewScoring } from './interview/comprehensive-interview-scoring.ts';
import { generateInterviewQuestions } from './interview/generate-interview-questions.ts';
import { improveInterviewAnswer } from './interview/improve-interview-answer.ts';
import { markInterviewAnswer } from './interview/mark-interview-answer.ts';
import { practiceFeedback } from './interview/practice-feedback.ts';
import { retryInterviewAnswer } from './interview/retry-interview-answer.ts';
import { reviewAnswer } from './interview/review-answer.ts';
import { scoreAnswerAhead } from './interview/score-answer-ahead.ts';
import { scoreInterviewAgain } from './interview/score-interview-again.ts';
import { transcribeAnswer } from './interview/transcribe-answer.ts';
import { analyzeJobDescription } from './job-analyzer/analyze-job-description.ts';
import { listJobs } from './jobs/list-jobs.ts';
import { openJob } from './jobs/open-job.ts';
import { readAdFile } from './jobs/read-ad-file.ts';
import { readJobAd } from './jobs/read-job-ad.ts';
import { saveAfterwards } from './jobs/save-afterwards.ts';
import { saveJob } from './jobs/save-job.ts';
import { tryAnswer } from './landing/try-answer.ts';
import { tryQuestion } from './landing/try-question.ts';
import { analyzeResume } from './resume/analyze-resume.ts';
import { improveResume } from './resume/improve-resume.ts';
import { strengthenLines } from './resume/strengthen-lines.ts';
import { saveReviews } from './review/save-reviews.ts';
import { confirmAccountDeletion } from './settings/confirm-account-deletion.ts';
import { downloadMyData } from './settings/download-my-data.ts';
import { requestAccountDeletion } from './settings/request-account-deletion.ts';
import { fitStories } from './stories/fit-stories.ts';
import { readStory } from './stories/read-story.ts';
import { tellStory } from './stories/tell-story.ts';
import { cancelDodoSubscription } from './subscription/cancel-dodo-subscription.ts';
import { checkSubscriptionStatus } from './subscription/check-subscription-status.ts';
import { createDodoPortalLink } from './subscription/create-dodo-portal-link.ts';
import { createDodoSubscription } from './subscription/create-dodo-subscription.ts';
import { initializeUserData } from './subscription/initialize-user-data.ts';

/** Every server function by its wire name. A contract without its handler here does not compile. */
export const registry: { readonly [N in FunctionName]: ServerFunction<N> } = {
  'analyze-job-description': analyzeJobDescription,
  'analyze-resume': analyzeResume,
  'ask-follow-up': askFollowUp,
  'cancel-dodo-subscription': cancelDodoSubscription,
  'check-subscription-status': checkSubscriptionStatus,
  'comprehensive-interview-scoring': comprehensiveInterviewScoring,
  'confirm-account-deletion': confirmAccountDeletion,
  'create-dodo-portal-link': createDodoPortalLink,
  'create-dodo-subscription': createDodoSubscription,
  'download-my-data': downloadMyData,
  'fit-stories': fitStories,
  'generate-cover-letter': generateCoverLetter,
  'generate-daily-challenge': generateDailyChallenge,
  'generate-interview-questions': generateInterviewQuestions,
  'improve-interview-answer': improveInterviewAnswer,
  'improve-resume': improveResume,
  'initialize-user-data': initializeUserData,
  'letter-facts': letterFacts,
  'list-jobs': listJobs,
  'mark-interview-answer': markInterviewAnswer,
  'open-job': openJob,
  'practice-feedback': practiceFeedback,
  'read-ad-file': readAdFile,
  'read-job-ad': readJobAd,
  'read-story': readStory,
  'request-account-deletion': requestAccountDeletion,
  'retry-interview-answer': retryInterviewAnswer,
  'review-answer': reviewAnswer,
  'save-afterwards': saveAfterwards,
  'save-job': saveJob,
  'save-reviews': saveReviews,
  'score-answer-ahead': scoreAnswerAhead,
  'score-interview': scoreInterview,
  'score-interview-again': scoreInterviewAgain,
  'send-contact-email': sendContactEmail,
  'strengthen-lines': strengthenLines,
  'tell-story': tellStory,
  'transcribe-answer': transcribeAnswer,
  'try-answer': tryAnswer,
  'try-question': tryQuestion,
};
