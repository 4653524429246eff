import { DictatedWords, sessionSecondsLeft, type WorkProgress } from '@greenroom/domain';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { accessQuery } from '@/lib/access.ts';
import { invoke } from '@/lib/functions.ts';
import { supabase } from '@/lib/supabase.ts';
import { openOrCopy } from './kept-opening.ts';
import type { Opening, SessionRow } from './opening.ts';
import { withValidSignIn } from './renew-sign-in.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the user may start an interview, and on which plan. */
export const interviewAccessQuery = (userId: string) => accessQuery(userId, 'interview_questions');

/** An unfinished interview as set-up offers it. */
export type OpenInterview = Pick<SessionRow, 'id' | 'job_role' | 'questions_count'> & { secondsLeft: number };

const clockColumns =
  'id, job_role, questions_count, status, started_at, expires_at, time_limit, paused_seconds';

/** The user's paused interviews that have not expired, the newest first; the expired ones are cleared away before. */
export const pausedInterviewsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['paused-interviews', userId],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<OpenInterview[]> => {
      const client = await supabase();
      const cleanup = await client.rpc('cleanup_expired_interviews');
      if (cleanup.error) console.warn('Expired interviews were not cleared away', cleanup.error.code);
      const { data } = await client
        .from('interview_sessions')
        .select(clockColumns)
        .eq('user_id', userId)
        .eq('status', 'paused')
        .order('expires_at', { ascending: false })
        .abortSignal(signal)
        .throwOnError();
      const valid = data.filter((row) => !isExpired(row, Date.now()));
      return valid.map((row) => ({ ...row, secondsLeft: sessionSecondsLeft(row, Date.now()) }));
    },
  });

/** The interview that the user started last and neither paused nor completed; null where there is none. */
export const runningInterviewQuery = (userId: string) =>
  queryOptions({
    queryKey: ['running-interview', userId],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<OpenInterview | null> => {
      const client = await supabase();
      const { data } = await client
        .from('interview_sessions')
        .select(clockColumns)
        .eq('user_id', userId)
        .eq('status', 'in_progress')
        .order('created_at', { ascending: false })
        .limit(1)
        .abortSignal(signal)
        .throwOnError();
      const row = data[0];
      return row ? { ...row, secondsLeft: sessionSecondsLeft(row, Date.now()) } : null;
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
export const openingQuery = (userId: string, sessionId: string, withoutModel = false) =>
  queryOptions({
    queryKey: ['interview-opening', userId, sessionId],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Without a network too: then the copy on this device is opened.
    networkMode: 'offlineFirst',
    queryFn: ({ signal, client }) => {
      const onProgress = (progress: WorkProgress) =>
        client.setQueryData(openingProgressQuery(sessionId).queryKey, progress);
      return openOrCopy(userId, sessionId, () =>
        withValidSignIn(() => open(userId, sessionId, { signal, onProgress, withoutModel })),
      );
    },
  });

/** How many questions of a set have arrived, while a model writes it; told by `openingQuery`, never asked for. */
export const openingProgressQuery = (sessionId: string) =>
  queryOptions<WorkProgress>({ queryKey: ['interview-opening-progress', sessionId], queryFn: skipToken });

interface OpeningWay {
  signal: AbortSignal;
  onProgress: (progress: WorkProgress) => void;
  /** The user doesn't want to wait for a model that writes the questions. */
  withoutModel: boolean;
}

async function open(
  userId: string,
  sessionId: string,
  how: OpeningWay,
): Promise<Opening | { session: SessionRow | null }> {
  const session = await findSession(userId, sessionId, how.signal);
  if (!session || !isOpen(session)) return { session };
  const [set, stored] = await Promise.all([findQuestions(session, how), findStored(sessionId, how.signal)]);
  const secondsLeft = set.secondsLeft ?? sessionSecondsLeft(session, Date.now());
  const { questions, source, engine, notice } = set;
  return { session, questions, source, engine, notice, stored, secondsLeft };
}

/** Whether questions can still be answered: running, or paused and not expired. */
export function isOpen(session: SessionRow): boolean {
  if (session.status === 'paused') return !isExpired(session, Date.now());
  return session.status === 'in_progress';
}

function findQuestions(session: SessionRow, { signal, onProgress, withoutModel }: OpeningWay) {
  return invoke(
    'generate-interview-questions',
    {
      jobRole: session.job_role,
      interviewType: session.interview_type,
      difficulty: session.difficulty,
      count: session.questions_count,
      sessionId: session.id,
      withoutModel,
    },
    { signal, onProgress },
  );
}

/** What the server holds of the answers of a running interview. */
async function findStored(sessionId: string, signal: AbortSignal): Promise<Opening['stored']> {
  const client = await supabase();
  const { data } = await client
    .from('interview_answers')
    .select('question_text, user_answer, self_rating, delivery')
    .eq('session_id', sessionId)
    .abortSignal(signal)
    .throwOnError();
  return data.map(({ delivery, ...answer }) => {
    const read = DictatedWords.safeParse(delivery);
    return { ...answer, words: read.success ? read.data.words : [] };
  });
}

/** What practice says to an answer; the same answer is judged once. */
export const practiceFeedbackQuery = (sessionId: string, questionText: string, answer: string) =>
  queryOptions({
    queryKey: ['practice-feedback', sessionId, questionText, answer],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      withValidSignIn(() => invoke('practice-feedback', { sessionId, questionText, answer }, { signal })),
  });

/** What an interviewer asks next about an answer of a live interview; the server asks once and remembers. */
export const followUpQuery = (sessionId: string, questionText: string, answer: string) =>
  queryOptions({
    queryKey: ['follow-up', sessionId, questionText, answer],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: ({ signal }) =>
      withValidSignIn(() => invoke('ask-follow-up', { sessionId, questionText, answer }, { signal })),
  });
