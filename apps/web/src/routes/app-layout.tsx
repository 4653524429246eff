import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { Outlet } from 'react-router';
import { useMarksOnReturn } from '@/features/interview/report/use-marks-on-return.ts';
import { useUnsavedWishes } from '@/features/notifications/use-mail-wishes.ts';
import { timeZoneQuery } from '@/features/profile/time-zone.ts';
import { SubscriptionTracker } from '@/features/subscription/components/subscription-tracker.tsx';
import { useUser } from '@/lib/session.ts';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { Dock } from './shell/dock.tsx';
import { LeaveDialog } from './shell/leave-dialog.tsx';
import { Sidebar } from './shell/sidebar.tsx';
import { Topbar } from './shell/topbar.tsx';
import { useQuickAccess } from './shell/use-quick-access.tsx';
import { useAccountLanguage } from './use-account-language.ts';

/** The signed-in frame: sidebar or bottom bar, avatar menu, and the page. */
export function Component() {
  const { id: userId } = useUser();
  useQuery(timeZoneQuery(userId));
  useUnsavedWishes(userId);
  useAccountLanguage();
  useMarksOnReturn(userId);
  useLayoutEffect(() => document.getElementById('frame')?.remove(), []);
  const { openPalette, dialogs } = useQuickAccess();
  // Hidden, it would cost a phone as much time as all the rest of the frame.
  const hasSidebar = useMediaQuery('(min-width: 1024px)');
  return (
    <div className="app">
      {hasSidebar ? <Sidebar footer={<SubscriptionTracker />} onSearch={openPalette} /> : null}
      <div className="column">
        <Topbar />
        <main id="main" className="main">
          <Outlet />
        </main>
      </div>
      <Dock footer={<SubscriptionTracker />} />
      {dialogs}
      <LeaveDialog />
    </div>
  );
}
