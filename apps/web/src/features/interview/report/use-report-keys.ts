import { takesSingleKeys } from '@/lib/key-target.ts';
import { useKeys } from '@/lib/use-keys.ts';

/**
 * J and K move the focus through the stops of a report: its headings, its quotes, its questions, and the remarks of an
 * open question, whose words come out as they are reached. Off inside fields.
 */
export function useReportKeys(): void {
  useKeys(document, (event) => {
    const step = { j: 1, k: -1 }[event.key.toLowerCase()];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || !takesSingleKeys(event.target))
      return undefined;
    return () => moveBy(step);
  });
}

function moveBy(step: number): void {
  const stops = [...document.querySelectorAll<HTMLElement>('[data-stop]')].filter(
    (stop) => stop.offsetParent,
  );
  const focused = stops.findIndex((stop) => stop.matches(':focus'));
  const next = stops[focused === -1 && step < 0 ? stops.length - 1 : focused + step];
  next?.focus();
  if (next?.getAttribute('aria-pressed') === 'false') next.click();
  next?.scrollIntoView({ block: 'center' });
}
