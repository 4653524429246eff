import { supabase } from '@/lib/supabase.ts';
import type { SheetValues } from './sheet.ts';

const alreadyThere = '23505';

/**
 * Keeps what was written into a sheet in the account, in place of `revision` of it; null for a sheet that isn't there yet. False where
 * another save was faster, and nothing was stored. Throws where it can't be saved.
 */
export async function saveSheet(
  userId: string,
  resourceId: string,
  cells: SheetValues,
  revision: number | null,
): Promise<boolean> {
  const table = (await supabase()).from('resource_sheets');
  if (revision === null) {
    const { error } = await table.insert({ user_id: userId, resource_id: resourceId, cells });
    if (error && error.code !== alreadyThere) throw error;
    return error === null;
  }
  const { data } = await table
    .update({ cells })
    .eq('user_id', userId)
    .eq('resource_id', resourceId)
    .eq('revision', revision)
    .select('revision')
    .throwOnError();
  return data.length > 0;
}
