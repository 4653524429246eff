import type { z } from 'zod';
import { SendContactInput, SendContactOutput } from './contact/contract.ts';
import { GenerateCoverLetterInput, GenerateCoverLetterOutput } from './cover-letter/contract.ts';
import { LetterFactsInput, LetterFactsOutput } from './cover-letter/facts-contract.ts';
import {
  GenerateDailyChallengeInput,
  GenerateDailyChallengeOutput,
  ScoreChallengeInput,
  ScoreChallengeOutput,
} from './daily-challenge/contract.ts';
import { BetterAnswer, BetterAnswerInput } from './interview/better-contract.ts';
import {
  PracticeFeedbackInput,
  PracticeFeedbackOutput,
  ScoreAheadInput,
  ScoreAheadOutput,
  ScoreInterviewAgainInput,
  ScoreInterviewInput,
  ScoreInterviewOutput,
} from './interview/contract.ts';
import { AskFollowUpInput, AskFollowUpOutput } from './interview/follow-up-contract.ts';
import { MarkAnswerInput, MarkAnswerOutput } from './interview/mark-contract.ts';
import { GenerateQuestionsInput, GenerateQuestionsOutput } from './interview/question-contract.ts';
import { RetryAnswerInput, RetryAnswerOutput } from './interview/retry-contract.ts';
import { TranscribeAnswerInput, TranscribeAnswerOutput } from './interview/transcription-contract.ts';
import { AnalyzeJobInput, JobAnalysis } from './job-analyzer/contract.ts';
import {
  Afterwards,
  JobWorkspace,
  ListJobsInput,
  ListJobsOutput,
  OpenJobInput,
  ReadAdFileInput,
  ReadAdFileOutput,
  ReadJobAdInput,
  ReadJobAdOutput,
  SaveAfterwardsInput,
  SaveJobInput,
  SaveJobOutput,
} from './jobs/contract.ts';
import { TryAnswerInput, TryAnswerOutput, TryQuestionInput, TryQuestionOutput } from './landing/contract.ts';
import {
  AnalyzeResumeInput,
  AnalyzeResumeOutput,
  ImprovedResume,
  ImproveResumeInput,
} from './resume/contract.ts';
import { StrengthenLinesInput, StrengthenLinesOutput } from './resume/strengthen-contract.ts';
import {
  ReviewAnswerInput,
  ReviewAnswerOutput,
  SaveReviewsInput,
  SaveReviewsOutput,
} from './review/contract.ts';
import {
  ConfirmDeletionInput,
  ConfirmDeletionOutput,
  DownloadDataInput,
  DownloadDataOutput,
  RequestDeletionInput,
  RequestDeletionOutput,
} from './settings/contract.ts';
import {
  FitStoriesInput,
  FitStoriesOutput,
  ReadStoryInput,
  ReadStoryOutput,
  Telling,
  TellStoryInput,
} from './stories/contract.ts';
import {
  AccessStatus,
  CheckSubscriptionInput,
  InitializeUserInput,
  InitializeUserOutput,
} from './subscription/contract.ts';
import {
  CancelSubscriptionInput,
  CancelSubscriptionOutput,
  CreateSubscriptionInput,
  CreateSubscriptionOutput,
  PortalLinkInput,
  PortalLinkOutput,
} from './subscription/payments-contract.ts';

/** Every server function by its wire name. The registry of handlers and the web's calls are typed by this table. */
export const contracts = {
  'analyze-job-description': { input: AnalyzeJobInput, output: JobAnalysis },
  'analyze-resume': { input: AnalyzeResumeInput, output: AnalyzeResumeOutput },
  'ask-follow-up': { input: AskFollowUpInput, output: AskFollowUpOutput },
  'cancel-dodo-subscription': { input: CancelSubscriptionInput, output: CancelSubscriptionOutput },
  'check-subscription-status': { input: CheckSubscriptionInput, output: AccessStatus },
  'comprehensive-interview-scoring': { input: ScoreInterviewInput, output: ScoreInterviewOutput },
  'confirm-account-deletion': { input: ConfirmDeletionInput, output: ConfirmDeletionOutput },
  'create-dodo-portal-link': { input: PortalLinkInput, output: PortalLinkOutput },
  'create-dodo-subscription': { input: CreateSubscriptionInput, output: CreateSubscriptionOutput },
  'download-my-data': { input: DownloadDataInput, output: DownloadDataOutput },
  'fit-stories': { input: FitStoriesInput, output: FitStoriesOutput },
  'generate-cover-letter': { input: GenerateCoverLetterInput, output: GenerateCoverLetterOutput },
  'generate-daily-challenge': { input: GenerateDailyChallengeInput, output: GenerateDailyChallengeOutput },
  'generate-interview-questions': { input: GenerateQuestionsInput, output: GenerateQuestionsOutput },
  'improve-interview-answer': { input: BetterAnswerInput, output: BetterAnswer },
  'improve-resume': { input: ImproveResumeInput, output: ImprovedResume },
  'initialize-user-data': { input: InitializeUserInput, output: InitializeUserOutput },
  'letter-facts': { input: LetterFactsInput, output: LetterFactsOutput },
  'list-jobs': { input: ListJobsInput, output: ListJobsOutput },
  'mark-interview-answer': { input: MarkAnswerInput, output: MarkAnswerOutput },
  'open-job': { input: OpenJobInput, output: JobWorkspace },
  'practice-feedback': { input: PracticeFeedbackInput, output: PracticeFeedbackOutput },
  'read-ad-file': { input: ReadAdFileInput, output: ReadAdFileOutput },
  'read-job-ad': { input: ReadJobAdInput, output: ReadJobAdOutput },
  'read-story': { input: ReadStoryInput, output: ReadStoryOutput },
  'request-account-deletion': { input: RequestDeletionInput, output: RequestDeletionOutput },
  'retry-interview-answer': { input: RetryAnswerInput, output: RetryAnswerOutput },
  'review-answer': { input: ReviewAnswerInput, output: ReviewAnswerOutput },
  'save-afterwards': { input: SaveAfterwardsInput, output: Afterwards },
  'save-job': { input: SaveJobInput, output: SaveJobOutput },
  'save-reviews': { input: SaveReviewsInput, output: SaveReviewsOutput },
  'score-answer-ahead': { input: ScoreAheadInput, output: ScoreAheadOutput },
  'score-interview': { input: ScoreChallengeInput, output: ScoreChallengeOutput },
  'score-interview-again': { input: ScoreInterviewAgainInput, output: ScoreInterviewOutput },
  'send-contact-email': { input: SendContactInput, output: SendContactOutput },
  'strengthen-lines': { input: StrengthenLinesInput, output: StrengthenLinesOutput },
  'tell-story': { input: TellStoryInput, output: Telling },
  'transcribe-answer': { input: TranscribeAnswerInput, output: TranscribeAnswerOutput },
  'try-answer': { input: TryAnswerInput, output: TryAnswerOutput },
  'try-question': { input: TryQuestionInput, output: TryQuestionOutput },
} as const;

export type Contracts = typeof contracts;
export type FunctionName = keyof Contracts;
/** What a caller sends (before defaults are filled in) and what it gets. */
export type FunctionInput<N extends FunctionName> = z.input<Contracts[N]['input']>;
export type FunctionOutput<N extends FunctionName> = z.output<Contracts[N]['output']>;
