import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { clearErrors, notify } from './toasts.ts';

/**
 * Says once in a toast that something could not be read, until it is. The page shows it too, with a way to try again.
 */
export function useFailureToast(hasFailed: boolean, text: string, title = t`Error`): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it fails, not when its words are made anew
  useEffect(() => {
    if (!hasFailed) return;
    notify.error(title, text);
    return () => void clearErrors();
  }, [hasFailed]);
}
