import { useState } from 'react';
import { storageKeys } from '@/lib/storage-keys.ts';

const keyOf = (resourceId: string) => `${storageKeys.resourceTicks}.${resourceId}`;

function read(resourceId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(resourceId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

function keep(resourceId: string, ticks: readonly string[]): void {
  try {
    if (ticks.length === 0) localStorage.removeItem(keyOf(resourceId));
    else localStorage.setItem(keyOf(resourceId), JSON.stringify(ticks));
  } catch {
    // A full or closed storage: the ticks hold until the page is left.
  }
}

/** What is ticked on a checklist, kept in this browser. */
export function useTicks(resourceId: string) {
  const [ticks, setTicks] = useState(() => read(resourceId));
  const change = (next: string[]) => {
    setTicks(next);
    keep(resourceId, next);
  };
  return {
    ticks,
    toggle: (item: string) =>
      change(ticks.includes(item) ? ticks.filter((each) => each !== item) : [...ticks, item]),
    clear: () => change([]),
  };
}
