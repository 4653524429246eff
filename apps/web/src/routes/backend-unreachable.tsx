import { ErrorState } from '@/components/error-state.tsx';
import { connect } from '@/lib/session.ts';

/** Shown where the app can't find its backend at all. */
export function BackendUnreachable() {
  return (
    <main id="main" className="wrap py-16">
      <h1 className="h2 mb-6">The room can't be reached.</h1>
      <ErrorState
        message="Greenroom could not load its settings. Check your connection and try again."
        onRetry={() => void connect()}
      />
    </main>
  );
}
