import { AnswerScore, DictatedWords, FollowUp, RetryAnswerOutput } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { invoke } from '@/lib/functions.ts';
import { supabase } from '@/lib/supabase.ts';
import type { SessionRow } from '../opening.ts';
import { Purpose } from './purpose.ts';
import type { AnswerRow, PastResult } from './report.ts';

/** The stored answers of a completed interview, in the order they were given. */
export const answersQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['interview-answers', sessionId],
    queryFn: async ({ signal }): Promise<AnswerRow[]> => {
      const client = await supabase();
      const { data } = await client
        .from('interview_answers')
        .select(
          'question_text, user_answer, ideal_answer, score, feedback, delivery, self_rating, created_at, asked:interview_questions(phase, reason, follow_up)',
        )
        .eq('session_id', sessionId)
        .order('created_at')
        .abortSignal(signal)
        .throwOnError();
      return data.map(({ delivery, asked, ...row }) => ({
        ...row,
        spoken: DictatedWords.safeParse(delivery).data ?? null,
        purpose: Purpose.safeParse(asked).data ?? null,
        followUp: FollowUp.safeParse(asked?.follow_up).data ?? null,
      })) as AnswerRow[];
    },
  });

const comparedSessions = 5;

/** The results of the user's last five interviews before a given one. */
export const earlierResultsQuery = (userId: string, session: Pick<SessionRow, 'id' | 'completed_at'>) =>
  queryOptions({
    queryKey: ['earlier-results', userId, session.id],
    queryFn: async ({ signal }): Promise<PastResult[]> => {
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
      return data as PastResult[];
    },
  });

/** A further attempt at a question of the report. */
export type Retry = RetryAnswerOutput;

const RetryRow = z.object({
  id: z.string(),
  attempt: z.number(),
  question_text: z.string(),
  user_answer: z.string(),
  feedback: AnswerScore,
  comparison: RetryAnswerOutput.shape.comparison,
});

const retriesKey = (sessionId: string) => ['interview-retries', sessionId];

/** The scored attempts at all questions of a session, the first of each first. */
export const retriesQuery = (sessionId: string) =>
  queryOptions({
    queryKey: retriesKey(sessionId),
    queryFn: async ({ signal }): Promise<Retry[]> => {
      const client = await supabase();
      const { data } = await client
        .from('interview_retries')
        .select('id, attempt, question_text, user_answer, feedback, comparison')
        .eq('session_id', sessionId)
        .not('score', 'is', null)
        .order('attempt')
        .abortSignal(signal)
        .throwOnError();
      return data.flatMap((row) => {
        const read = RetryRow.safeParse(row).data;
        return read ? [toRetry(read)] : [];
      });
    },
  });

const toRetry = (row: z.infer<typeof RetryRow>): Retry => ({
  id: row.id,
  attempt: row.attempt,
  questionText: row.question_text,
  answer: row.user_answer,
  score: row.feedback,
  comparison: row.comparison,
});

/** Has an attempt stored, scored and compared. The same text sent again is the same attempt. */
export const sendRetry = (sessionId: string, questionText: string, answer: string): Promise<Retry> =>
  invoke('retry-interview-answer', { sessionId, questionText, answer });
