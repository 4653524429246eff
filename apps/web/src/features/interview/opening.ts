import type { Difficulty, Engine, FunctionOutput, InterviewType, ModelNotice } from '@greenroom/domain';
import type { SpokenWord } from './spoken-words.ts';

/** A row of `interview_sessions` as the screens use it. Times are ISO text. */
export interface SessionRow {
  id: string;
  user_id: string;
  job_role: string;
  interview_type: InterviewType;
  difficulty: Difficulty;
  /** text or voice. */
  mode: string;
  questions_count: number;
  /** Minutes. */
  time_limit: number;
  status: string;
  expires_at: string | null;
  started_at: string;
  /** Seconds of all pauses that have ended. */
  paused_seconds: number;
  created_at: string;
  completed_at: string | null;
  practice: boolean;
  /** Up to two follow-ups are asked. */
  follow_ups: boolean;
  focus: string | null;
  /** The real interview that it is practice for. */
  job_id: string | null;
  /** Who wrote the questions and what they were made from, as GenerateQuestionsOutput has it. */
  question_set: unknown;
  overall_score: number | null;
  feedback: unknown;
}

export type Question = FunctionOutput<'generate-interview-questions'>['questions'][number];
export type QuestionSource = FunctionOutput<'generate-interview-questions'>['source'];

/** Everything a running interview needs, as the server holds it. */
export interface Opening {
  session: SessionRow;
  questions: Question[];
  source: QuestionSource;
  /** Who wrote the set, and why it was not the model; a copy on this device may not say. */
  engine?: Engine;
  notice?: ModelNotice;
  stored: { question_text: string; user_answer: string; self_rating: number | null; words: SpokenWord[] }[];
  /** What the clock shows, as the server counts it. */
  secondsLeft: number;
  /** Opened without a network, from the copy on this device. */
  fromCopy?: boolean;
}
