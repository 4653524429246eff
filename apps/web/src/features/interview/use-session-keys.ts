import { useEffect, useRef } from 'react';
import { isField } from './key-target.ts';

/** Ctrl/Cmd+Enter goes on from anywhere; R records, outside of fields only. */
export function useSessionKeys(actions: { onNext(): void; onRecord(): void }): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || event.isComposing || event.defaultPrevented) return;
      const modified = event.ctrlKey || event.metaKey;
      if (event.key === 'Enter' && modified) {
        event.preventDefault();
        latest.current.onNext();
      } else if (event.key.toLowerCase() === 'r' && !modified && !event.altKey && !isField(event.target)) {
        event.preventDefault();
        latest.current.onRecord();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
