import { t } from '@lingui/core/macro';
import { queryClient } from '@/lib/query-client.ts';
import { signOut } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';

/** Signs out, and forgets what was read for this user. */
export async function leave(): Promise<void> {
  await signOut();
  queryClient.clear();
  notify.success(t`Signed out successfully`);
}
