import type { Difficulty, InterviewType, WorkProgress } from '@greenroom/domain';
import { pauseValidityMs } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { loadConfig } from '@/lib/config.ts';
import { databaseCodes } from '@/lib/database-codes.ts';
import { invoke, isRefusal } from '@/lib/functions.ts';
import { supabase } from '@/lib/supabase.ts';
import type { Question, SessionRow } from '../opening.ts';
import { findSession } from '../queries.ts';
import type { SpokenWord } from '../spoken-words.ts';
import { answersToScore, type SessionState } from './session-state.ts';

/** What is chosen at set-up. */
export interface InterviewRequest {
  jobRole: string;
  interviewType: InterviewType;
  difficulty: Difficulty;
  questionsCount: number;
  /** Minutes. */
  timeLimit: number;
  practice: boolean;
  /** How it is answered: typed, dictated (both ways stay open), or recorded as employers do it. */
  mode: 'text' | 'voice' | 'recorded';
  /** What a custom interview is about; empty otherwise. */
  focus: string;
  /** One or two questions may be asked at lines of the user's resume. */
  usesResume: boolean;
  /** Up to two follow-ups may be asked in a live interview. */
  followUps: boolean;
  /** The job that it is practice for, and the questions of it that are asked, in order; others are made from its ad. */
  job?: { id: string; questionIds?: readonly string[] };
}

/** Where an interview can have follow-ups: Practice has its own, and a recorded one has its two minutes. */
export const takesFollowUps = ({ practice, mode }: Pick<InterviewRequest, 'practice' | 'mode'>) =>
  !practice && mode !== 'recorded';

/** The trial is used up: the database let no further interview start. */
export class TrialUsedUpError extends Error {
  constructor() {
    super('Trial limit reached');
    this.name = 'TrialUsedUpError';
  }
}

/**
 * Starts an interview under an id chosen here: asked twice with the same id, it starts one. Paused interviews of the
 * user are deleted first. Throws TrialUsedUpError, or an Error with the server's message.
 */
export async function startInterview(userId: string, id: string, request: InterviewRequest): Promise<void> {
  const client = await supabase();
  await client
    .from('interview_sessions')
    .delete()
    .eq('user_id', userId)
    .eq('status', 'paused')
    .throwOnError();
  const { error } = await client.from('interview_sessions').insert({
    id,
    user_id: userId,
    job_role: request.jobRole.trim(),
    interview_type: request.interviewType,
    difficulty: request.difficulty,
    mode: request.mode,
    questions_count: request.questionsCount,
    time_limit: request.timeLimit,
    status: 'in_progress',
    expires_at: null,
    practice: request.practice,
    focus: request.interviewType === 'custom' ? request.focus.trim() || null : null,
    uses_resume: request.usesResume,
    follow_ups: takesFollowUps(request) && request.followUps,
    ...(request.job ? { job_id: request.job.id } : {}),
    ...(request.job?.questionIds ? { job_question_ids: [...request.job.questionIds] } : {}),
  });
  if (!error) return;
  if (error.code === databaseCodes.trialUsedUp) throw new TrialUsedUpError();
  if (error.code === databaseCodes.duplicateKey && (await findSession(userId, id))) return;
  throw new Error(error.message);
}

/** The server no longer holds this interview as one that can go on: it expired, was deleted or completed elsewhere. */
export class InterviewGoneError extends Error {
  constructor() {
    super('The interview can not go on');
    this.name = 'InterviewGoneError';
  }
}

/** Notes on the server that an interview stands still; it expires 24 hours from now. Throws InterviewGoneError. */
export async function pauseInterview(sessionId: string): Promise<void> {
  await setStatus(sessionId, 'paused', new Date(Date.now() + pauseValidityMs).toISOString());
}

/** Notes on the server that an interview runs on. Throws InterviewGoneError where its pause has expired. */
export async function resumeInterview(sessionId: string): Promise<void> {
  await setStatus(sessionId, 'in_progress', null);
}

async function setStatus(sessionId: string, status: string, expires_at: string | null): Promise<void> {
  const client = await supabase();
  const { data, error } = await client
    .from('interview_sessions')
    .update({ status, expires_at })
    .eq('id', sessionId)
    .select('id');
  // A pause that has expired breaks a rule of the table; a completed interview is closed to changes.
  const { brokenRule, notAllowed } = databaseCodes;
  const gone = error?.code === brokenRule || error?.code === notAllowed || data?.length === 0;
  if (gone) throw new InterviewGoneError();
  if (error) throw error;
}

/** Notes on the server that a practice interview has waited so many seconds more, so that every browser knows. */
export async function addWaitedSeconds(sessionId: string, seconds: number): Promise<void> {
  const client = await supabase();
  const sessions = () => client.from('interview_sessions');
  const { data } = await sessions().select('paused_seconds').eq('id', sessionId).single().throwOnError();
  const paused_seconds = data.paused_seconds + Math.max(0, Math.round(seconds));
  await sessions().update({ paused_seconds }).eq('id', sessionId).throwOnError();
}

/** An answer as it is stored: its text, the times of its words where it was dictated, the user's own rating. */
export interface AnswerToSave {
  text: string;
  words: readonly SpokenWord[];
  rating: number | null;
}

/**
 * Stores one answer. Stored again for the same question, it replaces the earlier one. Throws InterviewGoneError where
 * the interview takes no answer any more.
 */
export async function saveAnswer(sessionId: string, question: Question, answer: AnswerToSave): Promise<void> {
  const client = await supabase();
  const delivery = answer.words.length === 0 ? null : { approximate: true, words: [...answer.words] };
  const { error } = await client.from('interview_answers').upsert(
    {
      session_id: sessionId,
      question_id: null,
      question_text: question.question_text,
      user_answer: answer.text,
      ideal_answer: question.ideal_answer,
      delivery,
      self_rating: answer.rating,
    },
    { onConflict: 'session_id,question_text' },
  );
  if (error?.code === databaseCodes.notAllowed) throw new InterviewGoneError();
  if (error) throw error;
}

/**
 * Has the model score a stored answer while the interview goes on. Nobody waits for it: what fails here is asked again with the report.
 */
export async function scoreAhead(sessionId: string, questionText: string): Promise<void> {
  try {
    const { model } = await loadConfig();
    if (model) await invoke('score-answer-ahead', { sessionId, questionText });
  } catch (error) {
    console.warn('An answer was not scored ahead', error);
  }
}

/** Why an interview without a single answer is not sent to be scored. */
export const noAnswersMessage = () => t`No answers to evaluate. Please provide at least one answer.`;

/** How the scoring of an interview is asked for and followed. */
interface ScoringWay {
  signal: AbortSignal;
  onProgress: (progress: WorkProgress) => void;
  /** By the built-in engine: the user doesn't want to wait for the model. */
  withoutModel: boolean;
}

/**
 * Has the answers scored and the interview completed on the server, in one act: repeated, it answers the result that
 * is stored. Returns the completed session. Throws an Error whose message is for the user.
 */
export async function completeInterview(
  session: Pick<SessionRow, 'id' | 'user_id' | 'job_role' | 'interview_type'>,
  questions: readonly Question[],
  given: Pick<SessionState, 'answers' | 'spoken'>,
  how: ScoringWay,
): Promise<SessionRow> {
  const { answers, spoken } = given;
  const { signal } = how;
  const toScore = answersToScore(questions, answers);
  if (toScore.length === 0) throw new Error(noAnswersMessage());
  const hasVoiceData = spoken.some((words) => words.length > 0);
  const result = await score(session, toScore, hasVoiceData, how);
  if (typeof result?.overallScore !== 'number') throw new Error(t`No scoring data received from the service`);
  const stored = await findSession(session.user_id, session.id, signal);
  if (!stored) throw new Error(t`No session data found`);
  if (stored.status !== 'completed') {
    const status = stored.status.replaceAll('_', ' ');
    throw new Error(t`Failed to update session: it is still ${status}`);
  }
  return stored;
}

async function score(
  session: Pick<SessionRow, 'id' | 'job_role' | 'interview_type'>,
  answers: ReturnType<typeof answersToScore>,
  hasVoiceData: boolean,
  { signal, onProgress, withoutModel }: ScoringWay,
) {
  try {
    return await invoke(
      'comprehensive-interview-scoring',
      {
        sessionId: session.id,
        answers,
        jobRole: session.job_role,
        interviewType: session.interview_type,
        hasVoiceData,
        withoutModel,
      },
      { signal, onProgress },
    );
  } catch (error) {
    signal.throwIfAborted();
    if (isRefusal(error, 'not_signed_in')) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(t`Scoring failed: ${reason}`, { cause: error });
  }
}
