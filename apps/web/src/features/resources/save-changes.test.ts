import { describe, expect, it } from 'vitest';
import { saveChanges } from './save-changes.ts';
import type { SheetValues } from './sheet.ts';

/** A sheet in the account; `between` is what other devices do between a load and its save. */
function account(between: (() => void)[] = []) {
  const row: { cells: SheetValues; revision: number | null } = { cells: {}, revision: null };
  const write = (cells: SheetValues) => {
    row.cells = cells;
    row.revision = (row.revision ?? 0) + 1;
  };
  return {
    row,
    write,
    load: async () => ({ ...row }),
    save: async (cells: SheetValues, revision: number | null) => {
      between.shift()?.();
      if (revision !== row.revision) return false;
      write(cells);
      return true;
    },
  };
}

describe('saveChanges', () => {
  it('stores a sheet that is not there yet', async () => {
    const store = account();
    expect(await saveChanges(store, { a: { was: '', is: 'mine' } })).toEqual({ a: 'mine' });
    expect(store.row).toEqual({ cells: { a: 'mine' }, revision: 1 });
  });

  it('keeps what another device saves between the load and the save', async () => {
    const between: (() => void)[] = [];
    const store = account(between);
    between.push(
      () => store.write({ ...store.row.cells, b: 'theirs' }),
      () => store.write({ ...store.row.cells, a: 'theirs' }),
    );
    await saveChanges(store, { a: { was: '', is: 'mine' } });
    expect(store.row.cells).toEqual({ a: 'theirs\nmine', b: 'theirs' });
  });

  it('gives up on an account that never takes it', async () => {
    const store = { load: account().load, save: async () => false };
    await expect(saveChanges(store, { a: { was: '', is: 'mine' } })).rejects.toThrow('saved elsewhere');
  });
});
