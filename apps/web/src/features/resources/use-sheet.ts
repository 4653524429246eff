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
  const [start] = useState(() => readKept(key, SheetShape) ?? stored);
  const save = async (cells: SheetValues) => {
    await saveSheet(userId, resourceId, cells);
    queries.setQueryData(sheetQuery(userId, resourceId).queryKey, cells);
  };
  const { value: values, change, state, flush } = useAutosave<SheetValues>({ key, stored, start, save });
  const write = (name: string, text: string) => {
    const { [name]: _, ...others } = values;
    change(text === '' ? others : { ...others, [name]: text });
  };
  return { values, write, clear: () => change({}), state, flush };
}

export type Sheet = ReturnType<typeof useSheet>;
