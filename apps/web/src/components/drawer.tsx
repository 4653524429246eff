import { Suspense } from 'react';
import { lazyPart } from '@/lib/lazy-part.ts';
import { useWasOpen } from '@/lib/use-was-open.ts';
import { fetchWhenSettled } from '@/lib/when-settled.ts';
import type { DrawerProps } from './drawer-window.tsx';

const loadWindow = async () => ({ default: (await import('./drawer-window.tsx')).DrawerWindow });
fetchWhenSettled(loadWindow);
const Window = lazyPart(loadWindow);

/** A panel that opens upward from the bottom edge, for narrow screens. No page waits for its code. */
export function Drawer(props: DrawerProps) {
  return useWasOpen(props.open) ? (
    <Suspense>
      <Window {...props} />
    </Suspense>
  ) : null;
}
