import { AnswerMark } from '@greenroom/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { invoke } from '@/lib/functions.ts';
import { supabase } from '@/lib/supabase.ts';
import { sendMarks, type WaitingMark } from './waiting-marks.ts';

/** What the user said about the coaching questions of a session, the oldest first. */
export const marksQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['interview-marks', sessionId],
    queryFn: async ({ signal }): Promise<AnswerMark[]> => {
      const client = await supabase();
      const { data } = await client
        .from('interview_marks')
        .select('question_text, point_id, ask, kind, quote, quote_start, quote_end, counts, worth')
        .eq('session_id', sessionId)
        .order('created_at')
        .abortSignal(signal)
        .throwOnError();
      return data.flatMap(({ question_text, point_id, quote_start, quote_end, ...row }) => {
        const place = { questionText: question_text, pointId: point_id, start: quote_start, end: quote_end };
        return AnswerMark.safeParse({ ...row, ...place }).data ?? [];
      });
    },
  });

let underWay: Promise<unknown> = Promise.resolve();

/** Sends the marks that wait on this device, after those under way. Returns what the server refused for good. */
export function sendWaitingMarks(userId: string, queries: QueryClient): Promise<WaitingMark[]> {
  const sending = underWay.then(() =>
    navigator.onLine
      ? sendMarks(userId, async ({ unrelated: _, ...change }) => {
          const output = await invoke('mark-interview-answer', change);
          queries.setQueryData(marksQuery(change.sessionId).queryKey, output.marks);
          return output;
        })
      : [],
  );
  underWay = sending;
  return sending;
}

/** Sends what waits when a page opens and when the network is back. */
export function sendOnReturn(userId: string, queries: QueryClient): () => void {
  const send = () => void sendWaitingMarks(userId, queries);
  send();
  window.addEventListener('online', send);
  return () => window.removeEventListener('online', send);
}
