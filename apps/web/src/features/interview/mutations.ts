import type { Difficulty, InterviewType } from '@greenroom/domain';
import { invoke } from '@/lib/functions.ts';
import { supabase } from '@/lib/supabase.ts';
import { pauseValidityMs } from './clock.ts';
import { findSession, type Question, type SessionRow } from './queries.ts';
import { answersToScore } from './session-state.ts';

/** What is chosen at set-up. */
export interface InterviewRequest {
  jobRole: string;
  interviewType: InterviewType;
  difficulty: Difficulty;
  questionsCount: number;
  /** Minutes. */
  timeLimit: number;
  practice: boolean;
  /** What a custom interview is about; empty otherwise. */
  focus: string;
}

/** The trial is used up: the database let no further interview start. */
export class TrialUsedUpError extends Error {
  constructor() {
    super('Trial limit reached');
    this.name = 'TrialUsedUpError';
  }
}

const trialUsedUp = 'P0402';
const duplicateKey = '23505';

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
    mode: 'text',
    questions_count: request.questionsCount,
    time_limit: request.timeLimit,
    status: 'in_progress',
    expires_at: null,
    practice: request.practice,
    focus: request.interviewType === 'custom' ? request.focus.trim() || null : null,
  });
  if (!error) return;
  if (error.code === trialUsedUp) throw new TrialUsedUpError();
  if (error.code === duplicateKey && (await findSession(userId, id))) return;
  throw new Error(error.message);
}

/** Notes on the server that an interview stands still; it expires 24 hours from now. */
export async function pauseInterview(sessionId: string): Promise<void> {
  await setStatus(sessionId, 'paused', new Date(Date.now() + pauseValidityMs).toISOString());
}

export async function resumeInterview(sessionId: string): Promise<void> {
  await setStatus(sessionId, 'in_progress', null);
}

async function setStatus(sessionId: string, status: string, expires_at: string | null): Promise<void> {
  const client = await supabase();
  await client.from('interview_sessions').update({ status, expires_at }).eq('id', sessionId).throwOnError();
}

/** Stores one answer. Stored again for the same question, it replaces the earlier text. */
export async function saveAnswer(sessionId: string, question: Question, userAnswer: string): Promise<void> {
  const client = await supabase();
  await client
    .from('interview_answers')
    .upsert(
      {
        session_id: sessionId,
        question_id: null,
        question_text: question.question_text,
        user_answer: userAnswer,
        ideal_answer: question.ideal_answer,
      },
      { onConflict: 'session_id,question_text' },
    )
    .throwOnError();
}

export const noAnswersMessage = 'No answers to evaluate. Please provide at least one answer.';

/**
 * Has the answers scored and the interview completed on the server, in one act: repeated, it answers the result that
 * is stored. Returns the completed session. Throws an Error whose message is for the user.
 */
export async function completeInterview(
  session: Pick<SessionRow, 'id' | 'user_id' | 'job_role' | 'interview_type'>,
  questions: readonly Question[],
  answers: readonly string[],
  signal: AbortSignal,
): Promise<SessionRow> {
  const toScore = answersToScore(questions, answers);
  if (toScore.length === 0) throw new Error(noAnswersMessage);
  const result = await score(session, toScore, signal);
  if (typeof result?.overallScore !== 'number') throw new Error('No scoring data received from the service');
  const stored = await findSession(session.user_id, session.id, signal);
  if (!stored) throw new Error('No session data found');
  if (stored.status !== 'completed') {
    throw new Error(`Failed to update session: it is still ${stored.status.replaceAll('_', ' ')}`);
  }
  return stored;
}

async function score(
  session: Pick<SessionRow, 'id' | 'job_role' | 'interview_type'>,
  answers: ReturnType<typeof answersToScore>,
  signal: AbortSignal,
) {
  try {
    return await invoke(
      'comprehensive-interview-scoring',
      {
        sessionId: session.id,
        answers,
        jobRole: session.job_role,
        interviewType: session.interview_type,
        hasVoiceData: false,
      },
      { signal },
    );
  } catch (error) {
    signal.throwIfAborted();
    throw new Error(`Scoring failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
