import { Navigate, Outlet, useLocation } from 'react-router';
import { ErrorState } from '@/components/error-state.tsx';
import { Waiting } from '@/components/spinner.tsx';
import { startSession, useSession } from '@/lib/session.ts';
import type { CameFrom } from './after-sign-in.ts';
import { paths } from './paths.ts';

/** The authenticated layout: without a user it leads to /auth, and after signing in back to the page asked for. */
export function RequireUser() {
  const { loading, user, error, left } = useSession();
  const { pathname, search } = useLocation();
  if (loading) return <Waiting />;
  if (error) return <BackendUnreachable />;
  if (user) return <Outlet key={user.id} />;
  const state: CameFrom = left ? {} : { from: pathname + search };
  return <Navigate to={paths.auth} replace state={state} />;
}

/** Shown where the app can't find its backend at all. */
export function BackendUnreachable() {
  return (
    <main id="main" className="wrap py-16">
      <h1 className="h2 mb-6">The room can't be reached.</h1>
      <ErrorState
        message="Greenroom could not load its settings. Check your connection and try again."
        onRetry={() => void startSession()}
      />
    </main>
  );
}
