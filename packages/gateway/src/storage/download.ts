import type { Caller } from '../database/port.ts';
import { jsonResponse } from '../http.ts';
import type { StorageArea } from './area.ts';
import { invalidToken, objectNotFound, storageError } from './errors.ts';
import { underPrefix } from './object-key.ts';
import { findObject, type ObjectRow } from './rows.ts';

/** Why a reader may read: their own rights, a public place, or a signature for this very object. */
export type ReadAccess =
  | { kind: 'caller'; caller: Caller }
  | { kind: 'public' }
  /** `transformed` addresses open the image as it was signed, and never the file itself. */
  | { kind: 'signed'; token: string; transformed?: true };

/** The row of a file that may be read. Throws 404, and 400 for a bad signature. */
export async function findReadable(area: StorageArea, bucketId: string, key: string, access: ReadAccess) {
  if (access.kind === 'caller') {
    return area.database.asCaller(access.caller, (tx) => findObject(tx, bucketId, key), { readOnly: true });
  }
  if (access.kind === 'signed') {
    const { transform } = await area.signatures.verifyDownload(access.token, bucketId, key);
    if ((transform !== null) !== (access.transformed === true)) {
      throw invalidToken('The signature belongs to another address');
    }
  }
  return area.database.asOwner(async (tx) => {
    if (access.kind === 'public' && !underPrefix(area.publicPrefixes, bucketId, key)) {
      const { rows } = await tx.query('select id from storage.buckets where id = $1 and public', [bucketId]);
      // A private bucket answers like a missing object, so that nobody learns what it holds.
      if (rows.length === 0) throw objectNotFound();
    }
    return findObject(tx, bucketId, key);
  });
}

function disposition(row: ObjectRow, requestedName: string | null): string {
  const inPlace = row.metadata.reencoded === true && requestedName === null;
  const name = requestedName || row.name.slice(row.name.lastIndexOf('/') + 1);
  const plain = name.replace(/[^A-Za-z0-9._ -]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inPlace ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The headers of a file. */
export function describe(row: ObjectRow, access: ReadAccess, url: URL): Headers {
  const scope = access.kind === 'public' ? 'public' : 'private';
  const type = row.metadata.mimetype;
  return new Headers({
    // The same address is another file, or none, for the next user of the browser.
    ...(access.kind === 'caller' ? { vary: 'authorization, apikey' } : {}),
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-length': String(row.metadata.size),
    'content-disposition': disposition(row, url.searchParams.get('download')),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control':
      row.metadata.cacheControl === 'no-store' ? 'no-store' : `${scope}, ${row.metadata.cacheControl}`,
    etag: row.metadata.eTag,
    'last-modified': new Date(row.metadata.lastModified).toUTCString(),
    'accept-ranges': 'bytes',
  });
}

/** The one range that is asked for, as first and last byte; null for the whole file. Throws 416. */
function parseRange(request: Request, row: ObjectRow): { first: number; last: number } | null {
  const ifRange = request.headers.get('if-range');
  if (ifRange !== null && ifRange !== row.metadata.eTag) return null;
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(request.headers.get('range') ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const size = row.metadata.size;
  const first = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const last = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  if (first <= last) return { first, last };
  throw storageError(416, 'InvalidRange', 'InvalidRange', 'The requested range cannot be satisfied');
}

/** The bytes from `first` to `last`, both included; the source is given up once they have passed. */
function cut(body: ReadableStream<Uint8Array>, first: number, last: number): ReadableStream<Uint8Array> {
  let position = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const from = Math.max(first - position, 0);
        const part = chunk.subarray(from, Math.max(last + 1 - position, 0));
        position += chunk.byteLength;
        if (part.byteLength > 0) controller.enqueue(part);
        if (position > last) controller.terminate();
      },
    }),
  );
}

/** True where the client has the file already. */
export function isUnchanged(request: Request, row: ObjectRow): boolean {
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  return known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === row.metadata.eTag);
}

/** Answers GET and HEAD for an object's bytes: 200, 206, 304, 404 or 416. */
export async function download(
  area: StorageArea,
  request: Request,
  bucketId: string,
  key: string,
  access: ReadAccess,
): Promise<Response> {
  const url = new URL(request.url);
  // An overwrite between reading the row and opening its bytes removes them: the second look finds the new ones.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const row = await findReadable(area, bucketId, key, access);
    const headers = describe(row, access, url);
    if (isUnchanged(request, row)) {
      headers.delete('content-length');
      return new Response(null, { status: 304, headers });
    }
    if (request.method === 'HEAD') return new Response(null, { status: 200, headers });
    const range = parseRange(request, row);
    const file = await area.files.read(row.version);
    if (!file) continue;
    if (!range) return new Response(file.body, { status: 200, headers });
    headers.set('content-length', String(range.last - range.first + 1));
    headers.set('content-range', `bytes ${range.first}-${range.last}/${row.metadata.size}`);
    return new Response(cut(file.body, range.first, range.last), { status: 206, headers });
  }
  area.log('error', 'storage: a row has no bytes', { bucketId });
  throw objectNotFound();
}

/** Answers what is known about an object, without its bytes. */
export async function describeObject(
  area: StorageArea,
  bucketId: string,
  key: string,
  access: ReadAccess,
): Promise<Response> {
  const row = await findReadable(area, bucketId, key, access);
  return jsonResponse(200, {
    id: row.id,
    name: row.name,
    version: row.version,
    bucket_id: row.bucket_id,
    size: row.metadata.size,
    content_type: row.metadata.mimetype,
    cache_control: row.metadata.cacheControl,
    etag: row.metadata.eTag,
    metadata: row.user_metadata ?? {},
    last_modified: row.updated_at,
    created_at: row.created_at,
  });
}
