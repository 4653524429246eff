import { supabase } from '@/lib/supabase.ts';
import type { SheetValues } from './sheet.ts';

/** Keeps what was written into a sheet in the account. Throws where it can't be saved. */
export async function saveSheet(userId: string, resourceId: string, cells: SheetValues): Promise<void> {
  const client = await supabase();
  await client
    .from('resource_sheets')
    .upsert({ user_id: userId, resource_id: resourceId, cells }, { onConflict: 'user_id,resource_id' })
    .throwOnError();
}
