import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * Moves focus to the page's h1 after a navigation, so that a reader hears where it is. The first page keeps the
 * browser's own focus. A page whose h1 comes late, after data, is waited for.
 */
export function useFocusHeading(): void {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (state !== 'idle' || lastPath.current === pathname) return;
    lastPath.current = pathname;
    return focusHeading();
  }, [pathname, state]);
}

const longestWaitMs = 5_000;

function focusHeading(): (() => void) | undefined {
  if (focusNow()) return undefined;
  const observer = new MutationObserver(() => {
    if (focusNow()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), longestWaitMs);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

function focusNow(): boolean {
  const heading = document.querySelector('h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
