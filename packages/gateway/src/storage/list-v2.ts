import type { Caller } from '../database/port.ts';
import { jsonResponse } from '../http.ts';
import type { StorageArea } from './area.ts';
import { invalid } from './errors.ts';
import { refuseVersions, wholeNumber } from './list.ts';

const maxPage = 1000;
const maxPrefixBytes = 1024;
const sortColumns = ['name', 'created_at', 'updated_at'] as const;

interface Sort {
  column: (typeof sortColumns)[number];
  order: 'asc' | 'desc';
}

/** The place of an entry in a listing: its time in milliseconds, where the listing is sorted by one, and its name. */
interface Place {
  time: number | null;
  name: string;
}

interface Listing {
  prefix: string;
  exactMatch: boolean;
  delimited: boolean;
  sort: Sort;
  limit: number;
  after: Place | null;
}

interface Entry {
  name: string;
  is_folder: boolean;
  /** Milliseconds since 1970, by the column that the listing is sorted by. */
  place_time: number | null;
  id: string;
  created_at: Date;
  updated_at: Date;
  last_accessed_at: Date | null;
  metadata: Record<string, unknown> | null;
}

function parseSort(raw: unknown): Sort {
  if (raw === undefined || raw === null) return { column: 'name', order: 'asc' };
  const { column, order = 'asc' }: { column?: unknown; order?: unknown } =
    typeof raw === 'object' ? { ...raw } : {};
  const known = sortColumns.find((name) => name === column);
  if (!known) throw invalid(`sortBy.column must be one of ${sortColumns.join(', ')}`);
  if (order !== 'asc' && order !== 'desc') throw invalid('sortBy.order must be asc or desc');
  return { column: known, order };
}

function parseText(raw: unknown, name: string): string {
  if (raw === undefined || raw === null) return '';
  if (typeof raw !== 'string' || !raw.isWellFormed() || raw.includes('\0'))
    throw invalid(`${name} must be text`);
  const text = raw.normalize('NFC');
  if (Buffer.byteLength(text) > maxPrefixBytes)
    throw invalid(`${name} is longer than ${maxPrefixBytes} bytes`);
  return text;
}

function parseFlag(raw: unknown, name: string): boolean {
  if (raw === undefined || raw === null) return false;
  if (typeof raw !== 'boolean') throw invalid(`${name} must be true or false`);
  return raw;
}

/** A cursor is where the page before ended, and how it was sorted: it continues the same listing alone. */
function encodeCursor({ column, order }: Sort, { time, name }: Place): string {
  return Buffer.from(JSON.stringify([column, order, time, name])).toString('base64url');
}

function decodeCursor(raw: unknown, sort: Sort): Place | null {
  if (raw === undefined || raw === null || raw === '') return null;
  try {
    const [column, order, time, name]: unknown[] = JSON.parse(
      Buffer.from(String(raw), 'base64url').toString('utf8'),
    );
    const isTime = sort.column === 'name' ? time === null : Number.isSafeInteger(time);
    if (column === sort.column && order === sort.order && isTime && typeof name === 'string') {
      return { time: typeof time === 'number' ? time : null, name: parseText(name, 'cursor') };
    }
  } catch {
    // Refused below.
  }
  throw invalid('The cursor does not belong to this listing');
}

function parseListing(body: Record<string, unknown>): Listing {
  refuseVersions(body);
  const sort = parseSort(body.sortBy);
  const limit = wholeNumber(body.limit, 'limit', { min: 1, max: 2_147_483_647, otherwise: maxPage });
  return {
    prefix: parseText(body.prefix, 'prefix'),
    exactMatch: parseFlag(body.exactMatch, 'exactMatch'),
    delimited: parseFlag(body.with_delimiter, 'with_delimiter'),
    sort,
    limit: Math.min(limit, maxPage),
    after: decodeCursor(body.cursor, sort),
  };
}

const milliseconds = (expression: string) =>
  `(extract(epoch from date_trunc('milliseconds', ${expression})) * 1000)`;

/**
 * The statement of a listing. Entries come in the order of bytes of their names or, sorted by a time, of its whole
 * milliseconds and then their names: that is what a cursor can say. A folder is as old as the oldest file in it.
 */
function listingSql({ sort, delimited, exactMatch }: Listing): string {
  const { column, order } = sort;
  const isByName = column === 'name';
  const beyond = order === 'asc' ? '>' : '<';
  const time = isByName ? 'null::float8' : `${milliseconds(column)}::float8`;
  const folderTime = isByName ? 'null::float8' : `${milliseconds('min(created_at)')}::float8`;
  const files = delimited ? `where position('/' in substr(name, length($2) + 1)) = 0` : '';
  const folders = `
      union all
      select left(name, length($2) + position('/' in substr(name, length($2) + 1))), true, ${folderTime},
        null::uuid, null::timestamptz, null::timestamptz, null::timestamptz, null::jsonb
      from visible where position('/' in substr(name, length($2) + 1)) > 0 group by 1`;
  const place = isByName
    ? `($4::text is null or name collate "C" ${beyond} $4)`
    : `($4::text is null or (place_time, name collate "C") ${beyond} ($5::float8, $4))`;
  return `with visible as (
      select name, id, created_at, updated_at, last_accessed_at, metadata from storage.objects
      where bucket_id = $1 and version is not null
        and ${exactMatch ? 'name = $2' : 'starts_with(name collate "C", $2)'}
    ), entries (name, is_folder, place_time, id, created_at, updated_at, last_accessed_at, metadata) as (
      select name, false, ${time}, id, created_at, updated_at, last_accessed_at, metadata from visible ${files}
      ${delimited ? folders : ''}
    )
    select * from entries where ${place} ${isByName ? 'and $5::float8 is null' : ''}
    order by ${isByName ? '' : `place_time ${order}, `}name collate "C" ${order} limit $3::int + 1`;
}

/** An entry as the client reads it. Its key, in a listing by folders, is the last part of its name. */
function describeEntry({ is_folder, place_time, name, ...file }: Entry, delimited: boolean) {
  const key = delimited ? { key: name.replace(/\/$/, '').split('/').at(-1) } : {};
  return is_folder ? { ...key, name } : { ...key, name, ...file };
}

/**
 * Lists what the caller may see under a prefix, page by page: all files, or with `with_delimiter` the files and
 * folders directly under it. Names are whole paths. Returns `{ hasNext, nextCursor, folders, objects }`.
 */
export async function listObjectsV2(
  area: StorageArea,
  caller: Caller,
  bucketId: string,
  body: Record<string, unknown>,
): Promise<Response> {
  const listing = parseListing(body);
  const { prefix, limit, after, sort, delimited } = listing;
  const params = [bucketId, prefix, limit, after?.name ?? null, after?.time ?? null];
  const { rows } = await area.database.asCaller(
    caller,
    (tx) => tx.query<Entry>(listingSql(listing), params),
    { readOnly: true },
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasNext = rows.length > limit && last !== undefined;
  return jsonResponse(200, {
    hasNext,
    folders: page.filter((entry) => entry.is_folder).map((entry) => describeEntry(entry, delimited)),
    objects: page.filter((entry) => !entry.is_folder).map((entry) => describeEntry(entry, delimited)),
    ...(hasNext ? { nextCursor: encodeCursor(sort, { time: last.place_time, name: last.name }) } : {}),
  });
}
