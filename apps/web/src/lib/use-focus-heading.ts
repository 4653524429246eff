import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * Moves focus to the page's h1, or to what is marked `data-arrival` where the h1 is said aloud, after a navigation, and after a step of the same page that took the focus with it, so that a reader hears where it is. The first page keeps the
 * browser's own focus. A page whose h1 comes late, after data, is waited for.
 */
export function useFocusHeading(): void {
  const { pathname, key } = useLocation();
  const { state } = useNavigation();
  const last = useRef<{ pathname: string; key: string; heading: Element | null }>({
    pathname,
    key,
    heading: null,
  });
  useEffect(() => {
    const { pathname: lastPath, key: lastKey, heading } = last.current;
    if (state !== 'idle') return;
    last.current = { pathname, key, heading: document.querySelector('h1') };
    if (lastPath !== pathname) return focusHeading();
    // The next step of a page has a new heading, and the button that was pressed is no longer there.
    const isNextStep = lastKey !== key && !heading?.isConnected;
    return isNextStep && document.activeElement === document.body ? focusHeading() : undefined;
  }, [pathname, key, state]);
}

const longestWaitMs = 5_000;

/** The old page may still be there for a moment. When its heading goes, the new page's heading gets the focus. */
function focusHeading(): () => void {
  let focused = focusNow();
  const observer = new MutationObserver(() => {
    if (focused?.isConnected) return;
    // Whoever has gone on meanwhile isn't taken back.
    if (!focused || document.activeElement === document.body) focused = focusNow();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), longestWaitMs);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** Moves focus to where a page begins for a reader. */
export function focusNow(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('[data-arrival]') ?? document.querySelector('h1');
  if (!heading) return null;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}
