import { lazy, Suspense, useEffect } from 'react';
import { useStageWanted, wantStage } from '@/lib/toasts.ts';
import { whenSettled } from '@/lib/when-settled.ts';
import type { ToastPlace } from './toasts.tsx';

const cameOnline = () =>
  new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }));

/** The network may go before the page has settled. A toast that can't be shown is no reason to take the page down. */
async function fetchToasts(): Promise<{ default: typeof import('./toasts.tsx').Toasts }> {
  try {
    return { default: (await import('./toasts.tsx')).Toasts };
  } catch {
    await cameOnline();
    return fetchToasts();
  }
}

const Toasts = lazy(fetchToasts);

/** The place where toasts appear, fetched once the page has settled: no page waits for it, and it is there without a network. */
export function ToastStage(place: ToastPlace) {
  const wanted = useStageWanted();
  useEffect(() => whenSettled(wantStage), []);
  return wanted ? (
    <Suspense>
      <Toasts {...place} />
    </Suspense>
  ) : null;
}
