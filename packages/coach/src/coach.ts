import type {
  AnswerScore,
  BetterAnswer,
  GenerateCoverLetterInput,
  GenerateCoverLetterOutput,
  GenerateQuestionsOutput,
  ImprovedResume,
  InterviewFeedback,
  JobAnalysis,
  LetterFactsInput,
  LetterFactsOutput,
  QuestionFit,
  ReadJobAdOutput,
  ReadStoryInput,
  ReadStoryOutput,
  ResumeAnalysis,
  StrengthenedLine,
  StrengthenLinesInput,
  TellingComparison,
} from '@greenroom/domain';
import { findBankQuestion } from './content/bank.ts';
import { letterFacts } from './cover-letter/letter-facts.builtin.ts';
import { writeCoverLetter } from './cover-letter/write-cover-letter.builtin.ts';
import { type Challenge, challengeFor } from './daily-challenge/challenge-for.builtin.ts';
import {
  type ChallengeAnswer,
  type ChallengeScore,
  scoreChallenge,
} from './daily-challenge/score-challenge.builtin.ts';
import { type BetterRequest, betterAnswer } from './interview/better/better-answer.builtin.ts';
import { compareAnswers } from './interview/compare-answers.builtin.ts';
import { probeFor } from './interview/probe-for.builtin.ts';
import { generateQuestions } from './interview/questions/generate-questions.builtin.ts';
import type { OnLaterSet } from './interview/questions/open-early.ts';
import { analyzeDelivery } from './interview/reading/analyze-delivery.builtin.ts';
import { relatesToPoint } from './interview/relates-to-point.ts';
import type {
  AnswerComparison,
  AnswerRequest,
  CompareRequest,
  Delivery,
  DeliveryRequest,
  InterviewRequest,
  Probe,
  ProbeRequest,
  QuestionRequest,
  RelationRequest,
} from './interview/requests.ts';
import { scoreAnswer } from './interview/score-answer.builtin.ts';
import { scoreInterview } from './interview/score-interview.builtin.ts';
import { analyzeJob, type JobRequest } from './job-analyzer/analyze-job.builtin.ts';
import { type Preparation, type PrepareRequest, prepareJob } from './jobs/prepare-job.builtin.ts';
import { readAd } from './jobs/read-ad.builtin.ts';
import { type EvidenceRequest, resumeEvidence } from './jobs/resume-evidence.ts';
import type { Transcribe } from './model/connect-transcriber.ts';
import type { OnProgress } from './progress.ts';
import { type AnalyzeRequest, analyzeResume } from './resume/analyze-resume.builtin.ts';
import { type ImproveRequest, improveResume } from './resume/improve-resume.builtin.ts';
import { strengthenLines } from './resume/strengthen-line.builtin.ts';
import { compareTellings, type PastTelling } from './stories/compare-tellings.builtin.ts';
import { draftStory } from './stories/draft-story.builtin.ts';
import { type AskedOfStories, fitJob, type JobFit } from './stories/fit-job.builtin.ts';
import { fitStories, type KeptStory, readStories } from './stories/fit-stories.builtin.ts';

/** What the product asks of a coach, whichever engine stands behind it. No call throws on user text. */
export interface Coach {
  /**
   * A set of exactly `count` questions for a role, ordered by difficulty; deterministic for a seed. A slow model's set may be returned
   * early where there is an `onLater`, which is then told what it has come to.
   */
  generateQuestions(
    request: QuestionRequest,
    onProgress?: OnProgress,
    onLater?: OnLaterSet,
  ): Promise<GenerateQuestionsOutput>;
  /** One answer, 0 to 100, with evidence, flags and a receipt that adds up. */
  scoreAnswer(request: AnswerRequest): Promise<AnswerScore>;
  /** Asks for an answer's score before its report does, so that the report finds it. Only where there is a model to wait for. */
  scoreAhead?(request: AnswerRequest): Promise<void>;
  /** The sample answer that the coach has for a question, by its text; null for a question that it doesn't know. */
  idealAnswerTo(question: string): string | null;
  /** A whole interview: the mean over its questions, an unanswered one counting 0. */
  scoreInterview(request: InterviewRequest, onProgress?: OnProgress): Promise<InterviewFeedback>;
  /** What a second attempt at the same question won and lost. */
  compareAnswers(request: CompareRequest): Promise<AnswerComparison>;
  /** The follow-up question that aims at the largest gap, or null. */
  probeFor(request: ProbeRequest): Promise<Probe | null>;
  /** The user's own answer with fewer words in the way: same facts, every edit on its own, blanks where a fact is missing. */
  betterAnswer(request: BetterRequest): BetterAnswer;
  /** Whether words that a user pointed at have anything to do with a point. */
  relatesToPoint(request: RelationRequest): Promise<boolean>;
  /** Pace, pauses and fillers of a dictated answer, apart from its score. */
  analyzeDelivery(request: DeliveryRequest): Promise<Delivery>;
  /** The challenge of a UTC day (yyyy-mm-dd) with its answer: the same for everybody. */
  challengeFor(date: string): Promise<Challenge>;
  /** One answer to a daily challenge, 0 to 100. */
  scoreChallenge(answer: ChallengeAnswer): Promise<ChallengeScore>;
  /** What a job text asks for, each requirement with the words that ask for it. */
  analyzeJob(request: JobRequest): Promise<JobAnalysis>;
  /** What a job ad asks for, line by line, with title, company and place where it says them. */
  readJobAd(request: { ad: string }): Promise<ReadJobAdOutput>;
  /** Likely questions, questions to ask, and what the ad says and stresses. */
  prepareJob(request: PrepareRequest): Promise<Preparation>;
  /** The line of a resume that shows each requirement; null where none does. */
  resumeEvidence(request: EvidenceRequest): (string | null)[];
  /** About 40 checks of a resume that was read, alone or against a job. */
  analyzeResume(request: AnalyzeRequest): Promise<ResumeAnalysis>;
  /** A resume rewritten for a job from its own facts and what the user confirmed. */
  improveResume(request: ImproveRequest): Promise<ImprovedResume>;
  /** What each line of a resume should be asked, and the line that its reply makes. */
  strengthenLines(lines: StrengthenLinesInput['lines']): StrengthenedLine[];
  /** The lines of a resume that a letter for a job can use, and which of them speak of tasks of its ad. */
  letterFacts(request: LetterFactsInput): Promise<LetterFactsOutput>;
  /** A letter from the seven fields of the form, or the form's error. */
  writeCoverLetter(request: GenerateCoverLetterInput): Promise<GenerateCoverLetterOutput>;
  /** The parts of a story in a text, each sentence word for word, and what it shows. */
  readStory(request: ReadStoryInput): ReadStoryOutput;
  /** The stories that fit each question, with their reasons, and what none of them shows. */
  fitStories(
    stories: readonly KeptStory[],
    asks: readonly { question: string; answer?: string | undefined }[],
  ): QuestionFit[];
  /** The stories for what a job asks for, for its likely questions, and for the day. */
  fitJob(
    stories: readonly KeptStory[],
    job: { requirements: readonly AskedOfStories[]; questions: readonly string[] },
  ): JobFit;
  /** What a telling says of its story, against the time before. */
  compareTellings(story: KeptStory, text: string, before: PastTelling | null): TellingComparison;
  /** Writes down a recording. Only where there is a model for it. */
  transcribe?: Transcribe;
  /** For a user who doesn't want to wait for the model: what it has finished already, and the built-in coach for the rest. */
  withoutModel?: Coach;
}

/** The built-in coach: pure, offline, the same result for the same input. */
export function createCoach(): Coach {
  return {
    generateQuestions,
    scoreAnswer,
    idealAnswerTo: (question) => findBankQuestion(question)?.ideal || null,
    scoreInterview,
    betterAnswer,
    compareAnswers,
    probeFor,
    relatesToPoint,
    analyzeDelivery,
    challengeFor,
    scoreChallenge,
    analyzeJob,
    readJobAd: readAd,
    prepareJob,
    resumeEvidence,
    analyzeResume,
    improveResume,
    strengthenLines,
    letterFacts,
    writeCoverLetter,
    readStory: draftStory,
    fitStories: (stories, asks) => {
      const read = readStories(stories);
      return asks.map((ask) => fitStories(read, ask));
    },
    fitJob,
    compareTellings,
  };
}
