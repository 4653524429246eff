import { Outlet, ScrollRestoration } from 'react-router';
import { Toasts } from '@/components/toasts.tsx';
import { useOnline } from '@/lib/online.ts';
import { useFocusHeading } from '@/lib/use-focus-heading.ts';

/** What stands around every page: the skip link, the offline note, toasts, and where focus and scroll go. */
export function Root() {
  const online = useOnline();
  useFocusHeading();
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {online ? null : (
        <p className="offline-note" role="status">
          You are offline. What you write stays on this device until the connection is back.
        </p>
      )}
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
