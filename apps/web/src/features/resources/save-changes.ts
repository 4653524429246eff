import type { StoredSheet } from './queries.ts';
import type { SheetValues } from './sheet.ts';
import { mergeSheet, type SheetChanges } from './sheet-changes.ts';

/** Where a sheet is kept. `save` is false where another save was faster. */
export interface SheetStore {
  load(): Promise<StoredSheet>;
  save(cells: SheetValues, revision: number | null): Promise<boolean>;
}

/** More saves than this between a load and its save are no other devices. */
const mostTurns = 6;

/**
 * Merges changes into what the account has and saves them; where another device saved in between, merges anew. The cells that were
 * saved. Throws where nothing can be loaded or saved.
 */
export async function saveChanges(store: SheetStore, changes: SheetChanges): Promise<SheetValues> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const { cells: now, revision } = await store.load();
    const merged = Object.entries(mergeSheet(now, changes)).filter(([, text]) => text !== '');
    const cells = Object.fromEntries(merged);
    if (await store.save(cells, revision)) return cells;
  }
  throw new Error('The sheet was saved elsewhere each time.');
}
