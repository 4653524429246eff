import { Suspense } from 'react';
import { lazyPart } from '@/lib/lazy-part.ts';
import { useWasOpen } from '@/lib/use-was-open.ts';
import { fetchWhenSettled } from '@/lib/when-settled.ts';
import type { DialogProps } from './dialog-window.tsx';

const loadWindow = async () => ({ default: (await import('./dialog-window.tsx')).DialogWindow });
fetchWhenSettled(loadWindow);
const Window = lazyPart(loadWindow);

/** A modal sheet. Focus moves into it and back to where it was; Escape closes it. No page waits for its code. */
export function Dialog(props: DialogProps) {
  return useWasOpen(props.open) ? (
    <Suspense>
      <Window {...props} />
    </Suspense>
  ) : null;
}
