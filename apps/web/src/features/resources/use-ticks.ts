import { useState } from 'react';
import { readKept, shape, writeKept } from '@/lib/kept.ts';
import { storageKeys } from '@/lib/storage-keys.ts';

const keyOf = (resourceId: string) => `${storageKeys.resourceTicks}.${resourceId}`;

const Ticks = shape(
  (value): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string'),
);

/** What is ticked on a checklist, kept in this browser. */
export function useTicks(resourceId: string) {
  const [ticks, setTicks] = useState(() => readKept(keyOf(resourceId), Ticks) ?? []);
  const change = (next: string[]) => {
    setTicks(next);
    writeKept(keyOf(resourceId), next.length === 0 ? null : next);
  };
  return {
    ticks,
    toggle: (item: string) =>
      change(ticks.includes(item) ? ticks.filter((each) => each !== item) : [...ticks, item]),
    clear: () => change([]),
  };
}
