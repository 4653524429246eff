import { QueryClientProvider } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Waiting } from '@/components/spinner.tsx';
import { useLiveBadges } from '@/features/achievements/use-live-badges.ts';
import { paths } from '@/lib/paths.ts';
import { queryClient } from '@/lib/query-client.ts';
import { useSession } from '@/lib/session.ts';
import type { CameFrom } from './after-sign-in.ts';
import { BackendUnreachable } from './backend-unreachable.tsx';

/** The authenticated layout: without a user it leads to /auth, and after signing in back to the page asked for. */
export function Component() {
  const { loading, user, error, left } = useSession();
  const { pathname, search } = useLocation();
  // Kept between renderings: Navigate navigates once for each state that it is given.
  const state = useMemo<CameFrom>(() => (left ? {} : { from: pathname + search }), [left, pathname, search]);
  // The session comes from outside React, which draws such a change in one go: so the whole page is drawn in a second
  // one, in slices that leave room for the user's hand.
  const known = useDeferredValue(!loading);
  if (loading || !known) return <Waiting />;
  if (error) return <BackendUnreachable />;
  if (user) {
    return (
      <QueryClientProvider client={queryClient}>
        <LiveBadges key={`badges-${user.id}`} userId={user.id} />
        <Outlet key={user.id} />
      </QueryClientProvider>
    );
  }
  return <Navigate to={paths.auth} replace state={state} />;
}

/** Badges are announced on every signed-in page, the interview's own among them. */
function LiveBadges({ userId }: { userId: string }) {
  useLiveBadges(userId);
  return null;
}
