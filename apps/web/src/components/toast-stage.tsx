import { Suspense, useEffect } from 'react';
import { lazyPart } from '@/lib/lazy-part.ts';
import { useStageWanted, wantStage } from '@/lib/toasts.ts';
import { whenSettled } from '@/lib/when-settled.ts';
import type { ToastPlace } from './toasts.tsx';

const Toasts = lazyPart(async () => ({ default: (await import('./toasts.tsx')).Toasts }));

/** The place where toasts appear, fetched once the page has settled: no page waits for it, and it is there without a network. */
export function ToastStage(place: ToastPlace) {
  const wanted = useStageWanted();
  useEffect(() => whenSettled(wantStage), []);
  // Dialogs hide the page from screen readers, but for what has "aria-live" when they open: a message that comes later is heard, too.
  return (
    <div aria-live="off">
      {wanted ? (
        <Suspense>
          <Toasts {...place} />
        </Suspense>
      ) : null}
    </div>
  );
}
