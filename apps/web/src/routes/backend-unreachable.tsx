import { t } from '@lingui/core/macro';
import { ErrorState } from '@/components/error-state.tsx';
import { PlainFrame } from '@/components/plain-frame.tsx';
import { connect } from '@/lib/session.ts';

/** Shown where the app can't find its backend at all. */
export function BackendUnreachable() {
  return (
    <PlainFrame>
      <h1 className="h2">{t`We can't reach Greenroom.`}</h1>
      <ErrorState
        message={t`Greenroom couldn't load its settings. Check your connection and try again.`}
        onRetry={() => void connect()}
      />
    </PlainFrame>
  );
}
