import type { CallerRole, Tx } from '../database/port.ts';

export interface PublishedColumn {
  name: string;
  /** As a cast names it: `timestamp with time zone`. */
  castType: string;
  /** As the client knows it: `timestamptz`, `_text` for a list. */
  type: string;
  readers: readonly CallerRole[];
}

/** A table whose changes are announced. */
export interface PublishedTable {
  schema: string;
  name: string;
  keyColumns: readonly string[];
  /** The column that names the row's owner, where there is one. */
  ownerColumn: string | null;
  columns: readonly PublishedColumn[];
}

export type Catalog = ReadonlyMap<string, PublishedTable>;

/** The key of a table in the catalog; no name can be mistaken for another. */
export const tableKey = (schema: string, name: string) => JSON.stringify([schema, name]);

interface CatalogRow {
  schema_name: string;
  table_name: string;
  key_columns: string[];
  owner_column: string;
  columns: { name: string; cast_type: string; type: string; readers: CallerRole[] }[];
}

const catalogSql = `
  select p.schema_name, p.table_name, to_jsonb(p.key_columns) as key_columns, p.owner_column, (
    select jsonb_agg(jsonb_build_object(
      'name', a.attname, 'cast_type', format_type(a.atttypid, -1), 'type', t.typname,
      'readers', (
        select coalesce(jsonb_agg(r.role), '[]') from unnest(array['anon', 'authenticated', 'service_role']) as r (role)
        where has_schema_privilege(r.role, p.schema_name, 'usage')
          and has_column_privilege(r.role, p.table_oid, a.attnum, 'select')
      )) order by a.attnum)
    from pg_catalog.pg_attribute a join pg_catalog.pg_type t on t.oid = a.atttypid
    where a.attrelid = p.table_oid and a.attnum > 0 and not a.attisdropped
  ) as columns
  from realtime.published_tables p`;

/** Puts the triggers where the publication wants them and reads what is published. Runs as the owner. */
export async function refreshCatalog(tx: Tx): Promise<Catalog> {
  await tx.query('select realtime.refresh_triggers()');
  const { rows } = await tx.query<CatalogRow>(catalogSql);
  return new Map(
    rows.map((row) => [
      tableKey(row.schema_name, row.table_name),
      {
        schema: row.schema_name,
        name: row.table_name,
        keyColumns: row.key_columns,
        ownerColumn: row.owner_column || null,
        columns: row.columns.map(({ cast_type, ...column }) => ({ ...column, castType: cast_type })),
      },
    ]),
  );
}

/** The columns a role may read; null where it may not even read the key, and so can be told of no row. */
export function readableColumns(table: PublishedTable, role: CallerRole): readonly PublishedColumn[] | null {
  const readable = table.columns.filter((column) => column.readers.includes(role));
  const names = new Set(readable.map((column) => column.name));
  return table.keyColumns.every((name) => names.has(name)) ? readable : null;
}
