import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { hasUnsentWork } from '@/lib/private-data.ts';
import { queryClient } from '@/lib/query-client.ts';
import { signOut } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';

let settle: ((leaves: boolean) => void) | null = null;
const listeners = new Set<() => void>();

function ask(next: typeof settle): void {
  settle = next;
  for (const listener of listeners) listener();
}

/** Whether the dialog about unsent work is open. */
export const useLeaveQuestion = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => settle !== null,
    () => false,
  );

/** Answers the dialog about unsent work. */
export function answerLeaveQuestion(leaves: boolean): void {
  settle?.(leaves);
  ask(null);
}

/** Signs out and removes everything private from this browser. Asks first when unsent work would be lost. */
export async function leave(): Promise<void> {
  if (hasUnsentWork() && !(await new Promise<boolean>((resolve) => ask(resolve)))) return;
  await signOut();
  queryClient.clear();
  notify.success(t`Signed out successfully`);
}
