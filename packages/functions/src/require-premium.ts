import { Refusal } from '@greenroom/domain';
import type { Db } from './ports.ts';
import { rowsOf } from './store-result.ts';

/** Refuses with `no_access` whoever has no Premium now. The database decides, at the caller's own word. */
export async function requirePremium(callerDb: Db): Promise<void> {
  const isPremium = rowsOf('is_premium', await callerDb.rpc('is_premium'));
  if (!isPremium) throw new Refusal('premium_required');
}
