import { t } from '@lingui/core/macro';
import { useOnline } from '@/lib/online.ts';
import { useSeconds } from '@/lib/use-seconds.ts';
import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';
import { waitingNote } from './waiting-note.ts';
import '@/styles/working.css';

interface WorkingProps {
  /** What is going on, such as `Reading the file`. */
  label: string;
  /** Milliseconds since 1970; the moment it is first shown otherwise. */
  since?: number;
  /** Which of how many steps this is. */
  step?: { number: number; of: number };
  /** Gives up waiting. */
  onStop?(): void;
}

/** Work in progress, told politely: what it is, that it goes on, and a way out. */
export function Working({ label, since, step, onStop }: WorkingProps) {
  const seconds = useSeconds(since);
  const isOnline = useOnline();
  return (
    <div className="working">
      <Spinner />
      <p role="status">
        {step ? <span className="small soft num">{t`Step ${step.number} of ${step.of}.`} </span> : null}
        <b>{`${label}…`}</b>{' '}
        {isOnline ? waitingNote(seconds) : t`You're offline. We'll continue when you're back online.`}
        <span className="working-leave">
          {' '}
          {t`You can leave this page. The result will be here when you come back.`}
        </span>
      </p>
      {onStop ? (
        <Button small variant="quiet" onClick={onStop}>
          {t`Stop`}
        </Button>
      ) : null}
    </div>
  );
}
