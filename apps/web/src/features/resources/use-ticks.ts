import { useState } from 'react';
import { readKept, shape, writeKept } from '@/lib/kept.ts';
import { storageKeys } from '@/lib/storage-keys.ts';
import type { Block } from './text.ts';
import { tickIdsOf } from './ticks.ts';

const keyOf = (resourceId: string) => `${storageKeys.resourceTicks}.${resourceId}`;

const Ticks = shape(
  (value): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string'),
);

/** What is ticked on the checklists of a text, kept in this browser. */
export function useTicks(resourceId: string, blocks: readonly Block[]) {
  const [ticks, setTicks] = useState(() => tickIdsOf(readKept(keyOf(resourceId), Ticks) ?? [], blocks));
  const change = (next: string[]) => {
    setTicks(next);
    writeKept(keyOf(resourceId), next.length === 0 ? null : next);
  };
  return {
    ticks,
    toggle: (id: string) => change(ticks.includes(id) ? ticks.filter((each) => each !== id) : [...ticks, id]),
    clear: () => change([]),
  };
}
