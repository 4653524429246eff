import { t } from '@lingui/core/macro';
import { Button } from './button.tsx';

interface ErrorStateProps {
  /** What could not be done, in one sentence. */
  message: string;
  onRetry?: () => void;
  busy?: boolean;
}

/** A part of the page that failed to load, with a way to try again. */
export function ErrorState({ message, onRetry, busy }: ErrorStateProps) {
  return (
    <div className="failure" role="alert">
      <p>{message}</p>
      {onRetry ? (
        <Button small busy={busy} onClick={onRetry}>
          {t`Try again`}
        </Button>
      ) : null}
    </div>
  );
}
