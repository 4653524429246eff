import { useEffect, useSyncExternalStore } from 'react';
import { notify } from '@/lib/toasts.ts';
import { isUpdateReady, subscribeToUpdate, takeNewVersion } from '../update.ts';

const title = 'A new version is ready';

/** Says that a newer version is ready, with the button that loads it. Says nothing while `held`: in an interview. */
export function UpdateNotice({ held }: { held: boolean }) {
  const ready = useSyncExternalStore(subscribeToUpdate, isUpdateReady);
  useEffect(() => {
    if (!ready || held) return undefined;
    return notify.offer(title, 'It takes a second. Finish first what you are typing.', {
      label: 'Load it now',
      onTake: () => void take(),
    });
  }, [ready, held]);
  return null;
}

async function take(): Promise<void> {
  if ((await takeNewVersion()) === 'interview') {
    notify.info(
      'An interview is open in another tab',
      'Finish or pause it there, then load the new version.',
    );
  }
}
