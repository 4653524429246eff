export interface Column {
  name: string;
  /** The type as SQL, with its schema: what values are written as. */
  declared: string;
  /** The same with domains resolved: what values are compared as. */
  type: string;
  isArray: boolean;
  isComposite: boolean;
  /** The default as SQL from the catalogue, or null. */
  defaultSql: string | null;
}

/** Columns by name, of a relation or of what a function returns. */
export interface RowShape {
  name: string;
  columns: ReadonlyMap<string, Column>;
  /** Names the relation whose foreign keys can be embedded; absent for rows of no relation. */
  relation?: string;
}

/** A function of the row alone, which can be selected, filtered and ordered by like a column. */
export interface ComputedColumn {
  routine: string;
  type: string;
  isArray: boolean;
  isComposite: boolean;
}

export interface Relation extends RowShape {
  relation: string;
  /** The type of its rows as SQL, with its schema. */
  rowType: string;
  computed: ReadonlyMap<string, ComputedColumn>;
  primaryKey: readonly string[];
}

/** One column as the catalogue queries give it. */
export interface ColumnRow {
  name: string;
  position: number;
  declared: string;
  base: string;
  category: string;
  kind: string;
  default: string | null;
  identity: string | null;
}

export function columnFrom(
  row: Omit<ColumnRow, 'position' | 'default' | 'identity'> & Partial<ColumnRow>,
): Column {
  const sequence = row.identity?.replaceAll("'", "''");
  return {
    name: row.name,
    declared: row.declared,
    type: row.base,
    isArray: row.category === 'A',
    isComposite: row.kind === 'c',
    defaultSql: sequence ? `pg_catalog.nextval('${sequence}')` : (row.default ?? null),
  };
}

export const columnMap = (rows: readonly ColumnRow[]): Map<string, Column> =>
  new Map(rows.map((row) => [row.name, columnFrom(row)]));
