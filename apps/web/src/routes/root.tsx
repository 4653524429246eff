import { t } from '@lingui/core/macro';
import { Outlet, ScrollRestoration, useLocation, useMatch } from 'react-router';
import { ToastStage } from '@/components/toast-stage.tsx';
import { UpdateNotice } from '@/features/pwa/components/update-notice.tsx';
import { useOnline } from '@/lib/online.ts';
import { paths } from '@/lib/paths.ts';
import { useFocusHeading } from '@/lib/use-focus-heading.ts';

/** What stands around every page: the skip link, the offline note, toasts, and where focus and scroll go. */
export function Root() {
  const online = useOnline();
  const { pathname } = useLocation();
  const inInterview = useMatch(paths.interviewSession(':sessionId')) !== null;
  const isBefore = pathname === paths.interviewSetup || pathname === paths.interviewReady;
  useFocusHeading();
  return (
    <>
      <a className="skip" href="#main">
        {t`Skip to content`}
      </a>
      {online ? null : (
        <p className="offline-note" role="status">
          {t`You're offline. What you write stays on this device until you're back online.`}
        </p>
      )}
      <Outlet />
      <ToastStage belowBar={inInterview && !isBefore} />
      <UpdateNotice held={inInterview} />
      <ScrollRestoration />
    </>
  );
}
