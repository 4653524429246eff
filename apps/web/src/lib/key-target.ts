import { settings } from './settings.ts';

/** Whether keys pressed here are typing: single-key shortcuts are off then. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** Whether a single key pressed here is a shortcut: not in fields, and not where the settings turn such keys off. */
export const takesSingleKeys = (target: EventTarget | null) =>
  settings().keyboard.singleKeys && !isField(target);
