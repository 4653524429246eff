import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readKept } from '@/lib/kept.ts';
import { useAutosave } from '@/lib/use-autosave.ts';
import { saveSheet } from './mutations.ts';
import { sheetQuery } from './queries.ts';
import { SheetShape, type SheetValues } from './sheet.ts';

/** A sheet that saves itself: what isn't in the account yet stays on this device. */
export function useSheet(userId: string, resourceId: string, stored: SheetValues) {
  const queries = useQueryClient();
  const key = `greenroom.sheet-draft.${userId}.${resourceId}`;
  const [start] = useState(() => {
    const unsaved = readKept(key, SheetShape);
    // What another device has saved since stays, unless this one wrote into the same cell.
    return unsaved ? { ...stored, ...unsaved } : stored;
  });
  const save = async (cells: SheetValues) => {
    const filled = Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''));
    await saveSheet(userId, resourceId, filled);
    queries.setQueryData(sheetQuery(userId, resourceId).queryKey, filled);
  };
  const { value: values, change, state, flush } = useAutosave<SheetValues>({ key, stored, start, save });
  const write = (name: string, text: string) => change({ ...values, [name]: text });
  // An emptied cell stays as such until it is saved: dropped, it would come back from the account.
  const clear = () => change(Object.fromEntries(Object.keys(values).map((name) => [name, ''])));
  return { values, write, clear, state, flush };
}

export type Sheet = ReturnType<typeof useSheet>;
