import { t } from '@lingui/core/macro';
import { ErrorState } from '@/components/error-state.tsx';
import { AwaitingNetwork } from '@/components/query-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { NowFrame, NowSheet } from './now-frame.tsx';

interface NowFailureProps {
  greeting: string;
  message: string;
  busy: boolean;
  /** There is no network to ask: it loads by itself. */
  waiting: boolean;
  onRetry(): void;
}

/** What to do couldn't be loaded. The failure stays inside the sheet, and the rest of the page works. */
export function NowFailure({ greeting, message, busy, waiting, onRetry }: NowFailureProps) {
  return (
    <NowFrame headline={greeting} sub={t`Good to have you here.`}>
      <NowSheet>
        {waiting ? <AwaitingNetwork /> : <ErrorState message={message} busy={busy} onRetry={onRetry} />}
      </NowSheet>
    </NowFrame>
  );
}

/** The greeting, and the sheet as shapes of the same height, so that nothing jumps. */
export function NowSkeleton({ greeting }: Pick<NowFailureProps, 'greeting'>) {
  return (
    <div className="now-skeleton">
      <div className="now-head">
        <h1>{greeting}</h1>
        <Skeleton width="min(24rem, 80%)" height="1.55em" />
      </div>
      <div className="sheet up now-sheet alone">
        <div className="now-main">
          <Skeleton width="60%" height="2rem" />
          <Skeleton width="80%" height="4rem" />
          <Skeleton className="go" width="12rem" height="3.25rem" />
        </div>
      </div>
    </div>
  );
}
