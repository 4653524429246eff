import type { Tx } from '@greenroom/gateway';
import { OperatorError } from '../operator-errors.ts';
import { listTables, type MovedTable } from './moved-tables.ts';

/** The move stopped for a reason that a person can mend. Nothing was taken over. */
export class MoveRefused extends OperatorError {}

export interface MovedRows {
  tables: number;
  rows: number;
}

const batchRows = 500;

/** Texts of values are compared, so both sides must write them alike. */
const sameWords = `
  set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex';`;

type Cells = (string | null)[];

/** Every row of a table as texts, in an order that does not depend on the server's language. */
async function* readRows(tx: Tx, { name, columns }: MovedTable): AsyncGenerator<Cells[]> {
  const cells = `array[${columns.map((column) => `${column.name}::text`).join(', ')}]`;
  await tx.exec(
    `declare moving no scroll cursor for select ${cells} as cells from ${name} order by ${cells} collate "C"`,
  );
  for (;;) {
    const { rows } = await tx.query<{ cells: Cells }>(`fetch ${batchRows} from moving`);
    if (rows.length === 0) break;
    yield rows.map((row) => row.cells);
  }
  await tx.exec('close moving');
}

async function insertRows(target: Tx, { name, columns }: MovedTable, rows: readonly Cells[]): Promise<void> {
  const written = columns.flatMap((column, at) => (column.isGenerated ? [] : [{ ...column, at }]));
  const list = (text: (column: (typeof written)[number], index: number) => string) =>
    written.map(text).join(', ');
  await target.query(
    `insert into ${name} (${list((column) => column.name)}) overriding system value
     select ${list((column, index) => `u.c${index}::${column.type}`)}
       from unnest(${list((_column, index) => `$${index + 1}::text[]`)}) as u (${list((_column, index) => `c${index}`)})`,
    written.map(({ at }) => rows.map((cells) => cells[at] ?? null)),
  );
}

/** Compares both sides row by row and cell by cell. Throws MoveRefused at the first difference. */
async function compareRows(source: Tx, target: Tx, table: MovedTable): Promise<number> {
  const there = readRows(target, table);
  let count = 0;
  for await (const batch of readRows(source, table)) {
    const { value } = await there.next();
    if (JSON.stringify(batch) !== JSON.stringify(value)) {
      throw new MoveRefused(`${table.name} is not the same on both sides, near row ${count + 1}.`);
    }
    count += batch.length;
  }
  if (!(await there.next()).done) throw new MoveRefused(`${table.name} has more rows in the new database.`);
  return count;
}

interface ForeignKey {
  table_name: string;
  name: string;
  definition: string;
}

/** Takes the foreign keys between the tables off, so that rows may come in any order; the answer puts them back. */
async function suspendKeys(target: Tx, tables: readonly MovedTable[]): Promise<() => Promise<void>> {
  const { rows: keys } = await target.query<ForeignKey>(
    `select conrelid::regclass::text as table_name, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and conrelid = any($1::regclass[]::oid[])`,
    [tables.map(({ name }) => name)],
  );
  for (const { table_name, name } of keys)
    await target.exec(`alter table ${table_name} drop constraint ${name}`);
  for (const { name } of tables) await target.exec(`alter table ${name} disable trigger user`);
  return async () => {
    for (const { name } of tables) await target.exec(`alter table ${name} enable trigger user`);
    for (const { table_name, name, definition } of keys) {
      await target.exec(`alter table ${table_name} add constraint ${name} ${definition}`);
    }
  };
}

async function moveSequences(source: Tx, target: Tx): Promise<void> {
  const { rows } = await source.query<{ name: string; last_value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text from pg_sequences
      where schemaname in ('public', 'private', 'auth', 'storage') and last_value is not null`,
  );
  for (const { name, last_value: last } of rows) {
    await target.query('select setval($1::regclass, $2::text::bigint)', [name, last]);
  }
}

/**
 * Copies all rows from one prepared database to another that nobody has used, in the target's open transaction, and
 * compares what has arrived with what was sent. Throws MoveRefused where the target has users, where its tables are not
 * the same, or where a row differs; the caller's transaction undoes everything then.
 */
export async function moveRows(source: Tx, target: Tx): Promise<MovedRows> {
  await source.exec(sameWords);
  await target.exec(sameWords);
  const tables = await listTables(source);
  if (JSON.stringify(tables) !== JSON.stringify(await listTables(target))) {
    throw new MoveRefused('The tables of the two databases are not the same. Use the same version for both.');
  }
  const { rows: users } = await target.query('select from auth.users limit 1');
  if (users.length > 0) throw new MoveRefused('The new database has users already. Nothing was moved.');
  const resume = await suspendKeys(target, tables);
  for (const table of tables) {
    // What a migration has put there is in the source as well, as it is now.
    await target.exec(`delete from ${table.name}`);
    for await (const batch of readRows(source, table)) await insertRows(target, table, batch);
  }
  await resume();
  await moveSequences(source, target);
  let rows = 0;
  for (const table of tables) rows += await compareRows(source, target, table);
  return { tables: tables.length, rows };
}
