import { takesSingleKeys } from '@/lib/key-target.ts';
import { useKeys } from '@/lib/use-keys.ts';

interface ShellKeyActions {
  onPalette(): void;
  onKeys(): void;
}

/** Ctrl/Cmd+K from anywhere; ? where single keys are taken, unless the page has a list of its own. */
export function useShellKeys(actions: ShellKeyActions): void {
  useKeys(window, (event) => actionFor(event, actions));
}

function actionFor(event: KeyboardEvent, actions: ShellKeyActions): (() => void) | undefined {
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey)
    return event.key.toLowerCase() === 'k' && !event.shiftKey ? actions.onPalette : undefined;
  return event.key === '?' && takesSingleKeys(event.target) ? actions.onKeys : undefined;
}
