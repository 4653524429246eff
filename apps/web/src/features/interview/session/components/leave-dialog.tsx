import { t } from '@lingui/core/macro';
import { useBlocker } from 'react-router';
import { Button } from '@/components/button.tsx';
import { Dialog } from '@/components/dialog.tsx';

interface LeaveDialogProps {
  /** The clock runs: leaving by accident would cost time. */
  running: boolean;
  /** The clock waits at a step of a recorded interview. */
  waits: boolean;
  canPause: boolean;
  onPause(): void;
}

/** Asks before a running interview is left for another page of the app. */
export function LeaveDialog({ running, waits, canPause, onPause }: LeaveDialogProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => running && currentLocation.pathname !== nextLocation.pathname,
  );
  const leave = () => blocker.proceed?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => (open ? undefined : blocker.reset?.())}
      title={t`Leave this interview?`}
      text={
        waits
          ? t`Your answers are saved, and the clock is paused.`
          : t`Your answers are saved, but the clock keeps running.`
      }
      actions={
        <>
          <Button onClick={leave}>{waits ? t`Leave` : t`Leave it running`}</Button>
          {canPause ? (
            <Button
              variant="primary"
              onClick={() => {
                onPause();
                leave();
              }}
            >
              {t`Pause and leave`}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => blocker.reset?.()}>
              {t`Stay`}
            </Button>
          )}
        </>
      }
    />
  );
}
