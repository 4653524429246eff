import type { FunctionName } from '@greenroom/domain';
import { sendContactEmail } from './contact/send-contact-email.ts';
import type { ServerFunction } from './define-function.ts';
import { comprehensiveInterviewScoring } from './interview/comprehensive-interview-scoring.ts';
import { generateInterviewQuestions } from './interview/generate-interview-questions.ts';
import { checkSubscriptionStatus } from './subscription/check-subscription-status.ts';
import { initializeUserData } from './subscription/initialize-user-data.ts';

/** Every server function by its wire name. A contract without its handler here does not compile. */
export const registry: { readonly [N in FunctionName]: ServerFunction<N> } = {
  'check-subscription-status': checkSubscriptionStatus,
  'comprehensive-interview-scoring': comprehensiveInterviewScoring,
  'generate-interview-questions': generateInterviewQuestions,
  'initialize-user-data': initializeUserData,
  'send-contact-email': sendContactEmail,
};
