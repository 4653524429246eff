import { t } from '@lingui/core/macro';
import { useOnline } from '@/lib/online.ts';
import type { SaveState } from '@/lib/use-autosave.ts';

/** Whether what is typed is saved, and a way to try again where it isn't. */
export function SaveNote({ state, onRetry }: { state: SaveState; onRetry(): void }) {
  const isOnline = useOnline();
  const texts: Record<SaveState, string> = {
    idle: '',
    saving: t`Saving`,
    saved: t`Saved`,
    failed: isOnline ? t`We couldn't save this. It's still here.` : t`Offline. We'll save it later.`,
  };
  return (
    <p className="hint save-state" role="status">
      {texts[state]}{' '}
      {state === 'failed' && isOnline ? (
        <button type="button" className="ul lk" onClick={onRetry}>
          {t`Try again`}
        </button>
      ) : null}
    </p>
  );
}
