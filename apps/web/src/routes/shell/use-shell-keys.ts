import { useEffect, useRef } from 'react';
import { isField } from '@/lib/key-target.ts';
import { settings } from '@/lib/settings.ts';

interface ShellKeyActions {
  onPalette(): void;
  onKeys(): void;
}

/** Ctrl/Cmd+K from anywhere; ? outside of fields, unless single keys are switched off or the page has its own list. */
export function useShellKeys(actions: ShellKeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    // On the window, so that a page's own keys, which listen on the document, come first.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || event.isComposing || event.defaultPrevented) return;
      const act = actionFor(event, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function actionFor(event: KeyboardEvent, actions: ShellKeyActions): (() => void) | undefined {
  const modified = event.ctrlKey || event.metaKey;
  if (modified && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k')
    return actions.onPalette;
  const plain = !modified && !event.altKey && !isField(event.target);
  return plain && event.key === '?' && settings().keyboard.singleKeys ? actions.onKeys : undefined;
}
