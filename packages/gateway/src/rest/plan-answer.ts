import type { Shape } from './parse-accept.ts';
import type { RowsSql } from './plan-select.ts';
import type { Params } from './sql.ts';

/** The one row that every planned statement returns. */
export interface AnswerRow {
  /** The body as text, made by PostgreSQL so that numbers and times keep every digit; null when none is wanted. */
  body: string | null;
  /** Rows in the body. */
  page: string;
  /** Rows that match, or rows that were written; null when nobody asked. */
  total: string | null;
  /** Of an upsert, the rows that were new; null otherwise. */
  inserted: string | null;
  /** Rows a function returned before any filter; null otherwise. */
  affected: string | null;
  /** What the database's code set as `response.status` and `response.headers`; null or empty where it set nothing. */
  response_status: string | null;
  response_headers: string | null;
}

const csvCell = (sql: string) =>
  `case when ${sql}::text ~ '[",()\\\\[:space:]]' or ${sql}::text = '' then '"' || replace(${sql}::text, '"', '""') || '"' else coalesce(${sql}::text, '') end`;

const csvHeader = (name: string) => (/[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);

/** Planned rows; those of a function that returns a scalar have the one column `scalar`. */
type AnswerRows = RowsSql & { isScalar?: boolean };

export interface AnswerOptions {
  shape: Shape;
  wantsBody: boolean;
  /** Named statements that the rows are read from. */
  before?: readonly string[];
  /** A query, or an expression, for each number of the answer. */
  total?: string;
  inserted?: string;
  affected?: string;
}

/** The SQL of the body over the rows of the `page` query. */
function bodySql(params: Params, shape: Shape, rows: AnswerRows): string {
  const row = rows.isScalar ? 'page.scalar' : 'page.*';
  const strip = (sql: string) => (shape.stripNulls ? `json_strip_nulls(${sql})` : sql);
  if (shape.kind === 'csv') {
    const cells = rows.columns.map((_, index) => csvCell(`page.c${index}`));
    const header = params.add(rows.columns.map(({ name }) => csvHeader(name)).join(','), 'text');
    const lines = cells.length === 0 ? "''" : cells.join(" || ',' || ");
    return `${header} || coalesce(E'\\n' || string_agg(${lines}, E'\\n'), '')`;
  }
  if (shape.kind === 'object') return `coalesce(${strip(`json_agg(${row}) -> 0`)}, 'null')::text`;
  return `coalesce(${strip(`json_agg(${row})`)}, '[]')::text`;
}

/**
 * Wraps planned rows into the one statement that is sent. `before` are the statements they read from; `total` is a
 * query for the number in Content-Range.
 */
export function answerSql(params: Params, rows: AnswerRows, options: AnswerOptions): string {
  const { shape, wantsBody, before = [], total, inserted, affected } = options;
  const names = rows.columns.map((_, index) => `c${index}`).join(', ');
  const page = `page${shape.kind === 'csv' && names !== '' ? `(${names})` : ''} as (${rows.sql})`;
  const body = wantsBody ? bodySql(params, shape, rows) : 'null::text';
  const countOr = (query: string | undefined) => (query ? `(${query})::text` : 'null::text');
  const counts = `count(*)::text as page, ${countOr(total)} as total, ${countOr(inserted)} as inserted, ${countOr(affected)} as affected`;
  const settings = ['status', 'headers'].map(
    (name) => `current_setting('response.${name}', true) as response_${name}`,
  );
  return `with ${[...before, page].join(', ')} select ${body} as body, ${counts}, ${settings.join(', ')} from page`;
}
