import { BetterAnswer, BetterChoices } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { invoke } from '@/lib/functions.ts';
import { supabase } from '@/lib/supabase.ts';

/** An answer made better from its own words. The same answer always gives the same edits. */
export const betterQuery = (sessionId: string, questionText: string) =>
  queryOptions({
    queryKey: ['better-answer', sessionId, questionText],
    queryFn: async ({ signal }): Promise<BetterAnswer> =>
      BetterAnswer.parse(await invoke('improve-interview-answer', { sessionId, questionText }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A version that the user keeps in their account. */
export interface KeptAnswer {
  text: string;
  choices: BetterChoices;
}

const KeptRow = z.object({ kept_text: z.string(), choices: BetterChoices });

/** What the user kept of an answer; null where they kept nothing. */
export const keptAnswerQuery = (sessionId: string, questionText: string) =>
  queryOptions({
    queryKey: ['kept-answer', sessionId, questionText],
    queryFn: async ({ signal }): Promise<KeptAnswer | null> => {
      const client = await supabase();
      const { data } = await client
        .from('interview_kept_answers')
        .select('kept_text, choices')
        .eq('session_id', sessionId)
        .eq('question_text', questionText)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      const row = KeptRow.safeParse(data).data;
      return row ? { text: row.kept_text, choices: row.choices } : null;
    },
  });

/** Keeps a version in the account, in place of an earlier one; null removes it. */
export async function keepAnswer(
  sessionId: string,
  questionText: string,
  kept: KeptAnswer | null,
): Promise<void> {
  const client = await supabase();
  const table = client.from('interview_kept_answers');
  if (kept === null) {
    await table.delete().eq('session_id', sessionId).eq('question_text', questionText).throwOnError();
    return;
  }
  const row = {
    session_id: sessionId,
    question_text: questionText,
    kept_text: kept.text,
    choices: kept.choices,
  };
  await table.upsert(row, { onConflict: 'session_id,question_text' }).throwOnError();
}
