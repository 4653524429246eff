import { supabase } from '@/lib/supabase.ts';
import type { KeptAnalysis } from './queries.ts';

/** Keeps the latest analysis in the account. Throws where it can't be saved. */
export async function saveAnalysis(userId: string, kept: KeptAnalysis): Promise<void> {
  const client = await supabase();
  const { jobDescription: ad, analysis, savedAt } = kept;
  await client
    .from('job_analyses')
    .upsert({ user_id: userId, ad, analysis, saved_at: savedAt }, { onConflict: 'user_id' })
    .throwOnError();
}
