import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { forgetDevice } from '@/lib/forget-device.ts';
import { FunctionError, invoke } from '@/lib/functions.ts';
import { signOut } from '@/lib/session.ts';

export type DeletionState =
  | { kind: 'asking' | 'deleting' | 'deleted' }
  /** `retry`: the same link may still work. */
  | { kind: 'refused'; message: string; retry: boolean };

const tokenIn = (hash: string) => new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';

const noLink = (): DeletionState => ({
  kind: 'refused',
  message: t`Open this page from the link in our email. You can ask for one in Settings, under Account Management.`,
  retry: false,
});

/** Deletes the account that the link of a mail speaks of, and what this browser kept of it. `hash` holds the token. */
export function useConfirmDeletion(hash: string) {
  const token = tokenIn(hash);
  const [state, setState] = useState<DeletionState>(token ? { kind: 'asking' } : noLink());

  const confirm = async () => {
    setState({ kind: 'deleting' });
    try {
      await invoke('confirm-account-deletion', { token });
    } catch (error) {
      setState(refusalOf(error));
      return;
    }
    setState({ kind: 'deleted' });
    // The link is used up; it need not stand in the history.
    history.replaceState(history.state, '', location.pathname);
    await signOut().catch(() => undefined);
    forgetDevice();
  };
  return { state, confirm };
}

function refusalOf(error: unknown): DeletionState {
  const code = error instanceof FunctionError ? error.code : 'internal';
  switch (code) {
    case 'not_found':
    case 'no_access':
    case 'rate_limited':
      return { kind: 'refused', message: (error as FunctionError).message, retry: code === 'rate_limited' };
    case 'bad_request':
      return {
        kind: 'refused',
        message: t`This link is incomplete. Open it from the email again.`,
        retry: false,
      };
    case 'not_signed_in':
      return {
        kind: 'refused',
        message: t`You're no longer signed in here. Reload the page, sign in, and try again.`,
        retry: true,
      };
    default:
      return { kind: 'refused', message: t`We couldn't reach the server. Please try again.`, retry: true };
  }
}
