import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readKept } from '@/lib/kept.ts';
import { useAutosave } from '@/lib/use-autosave.ts';
import { saveSheet } from './mutations.ts';
import { loadSheet, sheetQuery } from './queries.ts';
import { saveChanges } from './save-changes.ts';
import type { SheetValues } from './sheet.ts';
import { KeptChanges, mergeSheet, noChanges, onTopOf, type SheetChanges } from './sheet-changes.ts';

/** A sheet that saves itself: what isn't in the account yet stays on this device, cell by cell. */
export function useSheet(userId: string, resourceId: string, stored: SheetValues) {
  const queries = useQueryClient();
  const key = `greenroom.sheet-draft.${userId}.${resourceId}`;
  const [start] = useState((): SheetChanges => readKept(key, KeptChanges) ?? noChanges);
  const sent = useRef<SheetValues>({});
  const save = async (changes: SheetChanges) => {
    // A query would wait for the network, but this must fail without one.
    const cells = await saveChanges(
      {
        load: () => loadSheet(resourceId),
        save: (merged, revision) => saveSheet(userId, resourceId, merged, revision),
      },
      onTopOf(changes, sent.current),
    );
    sent.current = cells;
    queries.setQueryData(sheetQuery(userId, resourceId).queryKey, cells);
  };
  const {
    value: changes,
    change,
    state,
    flush,
  } = useAutosave<SheetChanges>({ key, stored: noChanges, start, save });
  // Saved changes are no longer this device's own.
  const open = state === 'saved' ? noChanges : changes;
  const values = mergeSheet(stored, open);
  const changed = (name: string, is: string) => [name, { was: stored[name] ?? '', is }] as const;
  const write = (name: string, text: string) =>
    change({ ...open, ...Object.fromEntries([changed(name, text)]) });
  const clear = () => change(Object.fromEntries(Object.keys(values).map((name) => changed(name, ''))));
  return { values, write, clear, state, flush };
}

export type Sheet = ReturnType<typeof useSheet>;
