import { isField, takesSingleKeys } from '@/lib/key-target.ts';
import { useKeys } from '@/lib/use-keys.ts';

interface KeyActions {
  onNext(): void;
  onRecord?(): void;
  onPause?(): void;
  onHear?(): void;
  onHandsFree?(): void;
  onWait?(): void;
  onHelp?(): void;
}

/** Ctrl/Cmd+Enter goes on from anywhere; single letters and ? work outside of fields, and Escape leaves a field. */
export function useSessionKeys(actions: KeyActions): void {
  useKeys(document, (event) => actionFor(event, actions));
}

function actionFor(event: KeyboardEvent, actions: KeyActions): (() => void) | undefined {
  const inDialog = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
  if (inDialog) return undefined;
  const modified = event.ctrlKey || event.metaKey;
  if (event.key === 'Enter' && modified) return actions.onNext;
  if (isField(event.target)) return event.key === 'Escape' ? () => leaveField(event.target) : undefined;
  if (modified || event.altKey || !takesSingleKeys(event.target)) return undefined;
  const single = {
    ...{ r: actions.onRecord, p: actions.onPause, h: actions.onHear },
    ...{ f: actions.onHandsFree, w: actions.onWait, '?': actions.onHelp },
  };
  return single[event.key.toLowerCase() as keyof typeof single];
}

function leaveField(target: EventTarget | null): void {
  if (target instanceof HTMLElement) target.blur();
}
