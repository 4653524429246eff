import { t } from '@lingui/core/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { notify } from '@/lib/toasts.ts';
import { isUpdateReady, subscribeToUpdate, takeNewVersion } from '../update.ts';

/** Says that a newer version is ready, with the button that loads it. Says nothing while `held`: in an interview. */
export function UpdateNotice({ held }: { held: boolean }) {
  const ready = useSyncExternalStore(subscribeToUpdate, isUpdateReady, isUpdateReady);
  useEffect(() => {
    if (!ready || held) return undefined;
    return notify.offer(t`A new version is ready`, t`It takes a second. Finish what you're typing first.`, {
      label: t`Load it now`,
      onTake: () => void take(),
    });
  }, [ready, held]);
  return null;
}

async function take(): Promise<void> {
  if ((await takeNewVersion()) === 'interview') {
    notify.info(
      t`An interview is open in another tab`,
      t`Finish or pause it there, then load the new version.`,
    );
  }
}
