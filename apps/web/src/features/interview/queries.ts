import type { AccessStatus, Difficulty, FunctionOutput, InterviewType } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { invoke } from '@/lib/functions.ts';
import { supabase } from '@/lib/supabase.ts';
import type { AnswerRow } from './report.ts';

/** A row of `interview_sessions` as the screens use it. Times are ISO text. */
export interface SessionRow {
  id: string;
  user_id: string;
  job_role: string;
  interview_type: InterviewType;
  difficulty: Difficulty;
  questions_count: number;
  /** Minutes. */
  time_limit: number;
  status: string;
  expires_at: string | null;
  started_at: string | null;
  created_at: string;
  completed_at: string | null;
  practice: boolean;
  focus: string | null;
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
  stored: { question_text: string; user_answer: string }[];
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the user may start an interview, and on which plan. */
export const interviewAccessQuery = (userId: string) =>
  queryOptions({
    queryKey: ['interview-access', userId],
    queryFn: ({ signal }): Promise<AccessStatus> =>
      invoke('check-subscription-status', { feature_type: 'interview_questions' }, { signal }),
  });

/** Ids of the user's paused interviews that have not expired; the expired ones are cleared away first. */
export const pausedInterviewsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['paused-interviews', userId],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<string[]> => {
      const client = await supabase();
      const cleanup = await client.rpc('cleanup_expired_interviews');
      if (cleanup.error) console.warn('Expired interviews were not cleared away', cleanup.error.code);
      const { data } = await client
        .from('interview_sessions')
        .select('id, expires_at')
        .eq('user_id', userId)
        .eq('status', 'paused')
        .abortSignal(signal)
        .throwOnError();
      const rows = data as Pick<SessionRow, 'id' | 'expires_at'>[];
      return rows.filter((row) => !isExpired(row, Date.now())).map(({ id }) => id);
    },
  });

/** The interview that the user started last and neither paused nor completed; null where there is none. */
export const runningInterviewQuery = (userId: string) =>
  queryOptions({
    queryKey: ['running-interview', userId],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Pick<SessionRow, 'id' | 'job_role' | 'questions_count'> | null> => {
      const client = await supabase();
      const { data } = await client
        .from('interview_sessions')
        .select('id, job_role, questions_count')
        .eq('user_id', userId)
        .eq('status', 'in_progress')
        .order('created_at', { ascending: false })
        .limit(1)
        .abortSignal(signal)
        .throwOnError();
      return data[0] ?? null;
    },
  });

/** Whether a paused interview has passed the moment at which it expires. */
function isExpired({ expires_at }: Pick<SessionRow, 'expires_at'>, nowMs: number): boolean {
  return expires_at !== null && Date.parse(expires_at) <= nowMs;
}

/** One session of the user; null where there is none, whoever else it may belong to. */
export async function findSession(
  userId: string,
  sessionId: string,
  signal?: AbortSignal,
): Promise<SessionRow | null> {
  if (!uuid.test(sessionId)) return null;
  const client = await supabase();
  const query = client.from('interview_sessions').select('*').eq('id', sessionId).eq('user_id', userId);
  const { data } = await (signal ? query.abortSignal(signal) : query).maybeSingle().throwOnError();
  return data as SessionRow | null;
}

/** The session for the report. */
export const sessionQuery = (userId: string, sessionId: string) =>
  queryOptions({
    queryKey: ['interview', userId, sessionId],
    queryFn: ({ signal }) => findSession(userId, sessionId, signal),
  });

/**
 * A session with its questions and the answers given so far. Only the session where it is not running. The stored set
 * of questions is answered however often it is asked for; never kept in the cache, so that each visit sees the truth.
 */
export const openingQuery = (userId: string, sessionId: string) =>
  queryOptions({
    queryKey: ['interview-opening', userId, sessionId],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Opening | { session: SessionRow | null }> => {
      const session = await findSession(userId, sessionId, signal);
      if (!session || !isOpen(session)) return { session };
      const [set, stored] = await Promise.all([
        findQuestions(session, signal),
        findAnswers(sessionId, signal),
      ]);
      return { session, questions: set.questions, source: set.source, stored };
    },
  });

/** Whether questions can still be answered: running, or paused and not expired. */
export function isOpen(session: SessionRow): boolean {
  if (session.status === 'paused') return !isExpired(session, Date.now());
  return session.status === 'in_progress';
}

function findQuestions(session: SessionRow, signal: AbortSignal) {
  return invoke(
    'generate-interview-questions',
    {
      jobRole: session.job_role,
      interviewType: session.interview_type,
      difficulty: session.difficulty,
      count: session.questions_count,
      sessionId: session.id,
    },
    { signal },
  );
}

async function findAnswers(sessionId: string, signal: AbortSignal): Promise<AnswerRow[]> {
  const client = await supabase();
  const { data } = await client
    .from('interview_answers')
    .select('question_text, user_answer, ideal_answer, score, feedback, created_at')
    .eq('session_id', sessionId)
    .order('created_at')
    .abortSignal(signal)
    .throwOnError();
  return data as AnswerRow[];
}

/** The stored answers of a session, in the order they were given. */
export const answersQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['interview-answers', sessionId],
    queryFn: ({ signal }) => findAnswers(sessionId, signal),
  });

const comparedSessions = 5;

/** The results of the user's last five interviews before a given one. */
export const earlierResultsQuery = (userId: string, session: Pick<SessionRow, 'id' | 'completed_at'>) =>
  queryOptions({
    queryKey: ['earlier-results', userId, session.id],
    queryFn: async ({ signal }): Promise<{ feedback: unknown }[]> => {
      const client = await supabase();
      const { data } = await client
        .from('interview_sessions')
        .select('id, feedback')
        .eq('user_id', userId)
        .eq('status', 'completed')
        .lt('completed_at', session.completed_at ?? new Date().toISOString())
        .order('completed_at', { ascending: false })
        .limit(comparedSessions)
        .abortSignal(signal)
        .throwOnError();
      return data as { feedback: unknown }[];
    },
  });
