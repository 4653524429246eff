import { AnswerMark, type FunctionOutput, type MarkAnswerInput } from '@greenroom/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { invoke } from '@/lib/functions.ts';
import { supabase } from '@/lib/supabase.ts';

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

export type MarkChange = Pick<MarkAnswerInput, 'questionText' | 'pointId' | 'kind'> & {
  start?: number;
  end?: number;
};

/** Stores, replaces or removes a mark. Without a network it waits and goes out once there is one. */
export function useMark(sessionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: MarkChange): Promise<FunctionOutput<'mark-interview-answer'>> =>
      invoke('mark-interview-answer', { sessionId, ...change }),
    onSuccess: ({ marks }) => client.setQueryData(marksQuery(sessionId).queryKey, marks),
  });
}
