import type { Caller } from '../database/port.ts';
import { jsonResponse } from '../http.ts';
import type { StorageArea } from './area.ts';
import { invalid, notSupported } from './errors.ts';
import { parseFolder } from './object-key.ts';

const maxPage = 1000;
const sortColumns: readonly unknown[] = ['name', 'created_at', 'updated_at', 'last_accessed_at'];

/** A whole number within bounds. Throws a 400 that names the field. */
export function wholeNumber(
  value: unknown,
  name: string,
  bounds: { min: number; max: number; otherwise: number },
) {
  if (value === undefined || value === null) return bounds.otherwise;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < bounds.min || value > bounds.max) {
    throw invalid(`${name} must be a whole number from ${bounds.min} to ${bounds.max}`);
  }
  return value;
}

/** `order by` for a listing; only names from the list above and two directions get into the statement. */
function parseSort(raw: unknown): string {
  const { column = 'name', order = 'asc' } = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const sort: { column: unknown; order: unknown } = { column, order };
  if (!sortColumns.includes(sort.column))
    throw invalid('sortBy.column is not a column that can be sorted by');
  if (sort.order !== 'asc' && sort.order !== 'desc') throw invalid('sortBy.order must be asc or desc');
  return `${sort.column} ${sort.order}`;
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`);

function parseSearch(raw: unknown): string {
  if (raw === undefined || raw === null) return '';
  if (typeof raw !== 'string' || raw.length > 255 || raw.includes('\0')) throw invalid('search must be text');
  return escapeLike(raw.normalize('NFC'));
}

/** Throws 400 where a listing asks for versions: an object has one. */
export function refuseVersions(body: Record<string, unknown>): void {
  for (const name of ['noncurrentVersions', 'deleteMarkers']) {
    if (body[name] !== undefined && body[name] !== 'exclude') throw notSupported(name);
  }
}

/**
 * Lists what the caller may see directly under a folder: folders first (with an id of null), then files, each by
 * its name within the folder. `search` keeps names that begin with it, in any letter case.
 */
export async function listObjects(
  area: StorageArea,
  caller: Caller,
  bucketId: string,
  body: Record<string, unknown>,
): Promise<Response> {
  refuseVersions(body);
  if (body.exactMatch) throw notSupported('exactMatch');
  const folder = parseFolder(body.prefix);
  const prefix = folder === '' ? '' : `${folder}/`;
  const limit = wholeNumber(body.limit, 'limit', { min: 1, max: maxPage, otherwise: 100 });
  const offset = wholeNumber(body.offset, 'offset', { min: 0, max: 1_000_000_000, otherwise: 0 });
  const sql = `with visible as (
      select substr(name, length($2) + 1) as rest, id, updated_at, created_at, last_accessed_at, metadata
      from storage.objects where bucket_id = $1 and starts_with(name, $2) and name <> $2
    ), entries as (
      select split_part(rest, '/', 1) as name, true as folder, null::uuid as id, null::timestamptz as updated_at,
        null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
      from visible where position('/' in rest) > 0 group by 1
      union all
      select rest, false, id, updated_at, created_at, last_accessed_at, metadata
      from visible where position('/' in rest) = 0
    )
    select name, id, updated_at, created_at, last_accessed_at, metadata from entries
    where name ilike $3 escape '\\'
    order by folder desc, ${parseSort(body.sortBy)}, name asc limit $4::int offset $5::int`;
  const params = [bucketId, prefix, `${parseSearch(body.search)}%`, limit, offset];
  const { rows } = await area.database.asCaller(caller, (tx) => tx.query(sql, params), { readOnly: true });
  return jsonResponse(200, rows);
}
