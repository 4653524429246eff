import type { Tx } from '@greenroom/gateway';

export interface MovedTable {
  /** With its schema, quoted. */
  name: string;
  /** In the order of their names. */
  columns: { name: string; type: string; isGenerated: boolean }[];
}

/** All tables that hold what people have made or done. What processes share among themselves begins anew. */
export async function listTables(tx: Tx): Promise<MovedTable[]> {
  const { rows } = await tx.query<MovedTable>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            json_agg(json_build_object(
              'name', quote_ident(a.attname),
              'type', format_type(a.atttypid, a.atttypmod),
              'isGenerated', a.attgenerated <> '') order by a.attname collate "C") as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname in ('public', 'private', 'auth', 'storage') and c.relkind = 'r'
      group by n.nspname, c.relname
      order by n.nspname collate "C", c.relname collate "C"`,
  );
  return rows;
}
