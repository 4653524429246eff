import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ErrorState } from '@/components/error-state.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { PlainFrame } from '@/components/plain-frame.tsx';
import { Waiting } from '@/components/spinner.tsx';
import { paths } from '@/lib/paths.ts';
import { publicPath } from '@/lib/public-paths.ts';
import { useSession } from '@/lib/session.ts';

/** Where the app was opened: at this address the server could not be reached, or it would have sent the page. */
const openedAt = location.pathname;

/** A public page: plain HTML that the server sends, so the app hands the address over to the browser. */
export function Component() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const isHome = pathname === paths.home;
  const leaves = pathname !== openedAt && !(isHome && user);
  useEffect(() => {
    if (leaves) location.replace(publicPath(pathname));
  }, [leaves, pathname]);
  if (isHome && user) return <Navigate to={paths.dashboard} replace />;
  if (leaves) return <Waiting />;
  return (
    <PlainFrame>
      <PageTitle>{t`Can't connect`}</PageTitle>
      <h1 className="h2">{t`This page needs a connection.`}</h1>
      <ErrorState
        message={t`It isn't saved on this device. Check your connection and try again.`}
        onRetry={() => location.reload()}
      />
    </PlainFrame>
  );
}
