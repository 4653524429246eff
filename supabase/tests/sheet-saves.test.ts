import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Caller, Database, Tx } from '@greenroom/gateway';
import { openTestDatabase } from '@greenroom/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Saves that arrive together. On PGlite they queue; on PostgreSQL ten connections really run at once. */
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function signUp(): Promise<string> {
  const id = randomUUID();
  await database.asOwner((tx) =>
    tx.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`]),
  );
  return id;
}

describe('a sheet of the library', () => {
  const sheet = 'c0000000-0000-4000-8000-000000000002';
  const read = (tx: Tx) =>
    tx.query('select cells, revision from public.resource_sheets where resource_id = $1', [sheet]);
  const save = (tx: Tx, cells: object, revision: unknown) =>
    tx.query(
      'update public.resource_sheets set cells = $1 where resource_id = $2 and revision = $3 returning revision',
      [JSON.stringify(cells), sheet, revision],
    );

  it('saved twice at once on the same revision takes one of both', async () => {
    const user = await signUp();
    const asOwn: Caller = { role: 'authenticated', claims: { sub: user } };
    await database.asCaller(asOwn, (tx) =>
      tx.query('insert into public.resource_sheets (resource_id) values ($1)', [sheet]),
    );
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_, device) =>
        database.asCaller(asOwn, async (tx) => (await save(tx, { [device]: 'mine' }, 1)).rows),
      ),
    );
    expect(saves.flat()).toEqual([{ revision: 2 }]);
  });

  it('loses no cell of ten devices that save at once and try again', async () => {
    const user = await signUp();
    const asOwn: Caller = { role: 'authenticated', claims: { sub: user } };
    await database.asCaller(asOwn, (tx) =>
      tx.query('insert into public.resource_sheets (resource_id) values ($1)', [sheet]),
    );
    const saveCell = async (name: string) => {
      for (;;) {
        const { rows } = await database.asCaller(asOwn, read);
        const [now] = rows as { cells: object; revision: number }[];
        const saved = await database.asCaller(asOwn, (tx) =>
          save(tx, { ...now?.cells, [name]: 'mine' }, now?.revision),
        );
        if (saved.rows.length > 0) return;
      }
    };
    const names = Array.from({ length: 10 }, (_, device) => `cell ${device}`);
    await Promise.all(names.map(saveCell));
    const { rows } = await database.asCaller(asOwn, read);
    const [kept] = rows as { cells: object; revision: number }[];
    expect(Object.keys(kept?.cells ?? {}).sort()).toEqual(names);
    expect(kept?.revision).toBe(11);
  });

  it('keeps what was written in a row that has been renamed since', async () => {
    const offers = 'c0000000-0000-4000-8000-000000000046';
    const user = await signUp();
    const insert = 'insert into public.resource_sheets (user_id, resource_id, cells) values ($1, $2, $3)';
    const cells = { 'Whom would I learn from?, Offer A': 'Ana', 'Fixed pay, Offer B': '50,000' };
    const migration = new URL('../migrations/20261130121000_resources_sheet-labels.sql', import.meta.url);
    const sql = await readFile(migration, 'utf8');
    const { rows } = await database.asOwner(async (tx) => {
      await tx.query(insert, [user, offers, JSON.stringify(cells)]);
      await tx.exec(sql);
      return tx.query('select cells from public.resource_sheets where user_id = $1', [user]);
    });
    expect(rows).toEqual([
      { cells: { 'Who would I learn from?, Offer A': 'Ana', 'Fixed pay, Offer B': '50,000' } },
    ]);
  });
});
