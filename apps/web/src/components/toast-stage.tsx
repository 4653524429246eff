import { lazy, Suspense, useEffect } from 'react';
import { useStageWanted, wantStage } from '@/lib/toasts.ts';
import type { ToastPlace } from './toasts.tsx';

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }));

/** The place where toasts appear, fetched once the page rests: no page waits for it, and it is there without a network. */
export function ToastStage(place: ToastPlace) {
  const wanted = useStageWanted();
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(wantStage, 2_000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(wantStage);
    return () => cancelIdleCallback(handle);
  }, []);
  return wanted ? (
    <Suspense>
      <Toasts {...place} />
    </Suspense>
  ) : null;
}
