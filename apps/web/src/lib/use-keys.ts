import { useEffect, useRef } from 'react';

/** What a key does here, or undefined where it does nothing. */
export type KeyReader = (event: KeyboardEvent) => (() => void) | undefined;

/**
 * Listens for keys as long as the component stands. `on` is the document for a page's own keys, and the window for those that
 * hold everywhere: the page's come first, and what they take is not taken twice.
 */
export function useKeys(on: Document | Window, read: KeyReader): void {
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    const onKeyDown = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return;
      if (event.repeat || event.isComposing || event.defaultPrevented) return;
      const act = latest.current(event);
      if (!act) return;
      event.preventDefault();
      act();
    };
    on.addEventListener('keydown', onKeyDown);
    return () => on.removeEventListener('keydown', onKeyDown);
  }, [on]);
}
