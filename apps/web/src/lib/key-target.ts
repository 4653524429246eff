/** Whether keys pressed here are typing: single-key shortcuts are off then. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
