import type { MiddlewareHandler } from 'hono';
import { invalid, notSupported, storageError } from './errors.ts';

/** Where resumable uploads are, below the storage area. */
export const tusPath = '/upload/resumable';
const version = '1.0.0';
const maxMetadataBytes = 8 * 1024;

/** What every response to a tus client carries, errors too; OPTIONS also says what there is. */
export const tusHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set('tus-resumable', version);
  if (c.req.method !== 'OPTIONS') return;
  headers.set('tus-version', version);
  headers.set('tus-extension', 'creation,creation-with-upload,termination,expiration');
};

/** Throws 412 for a client of another version of the protocol. */
export function requireTusVersion(request: Request): void {
  if (request.headers.get('tus-resumable') === version) return;
  throw storageError(412, 'InvalidRequest', 'InvalidRequest', `Tus-Resumable must be ${version}`, {
    'tus-version': version,
  });
}

/** A header that holds a number of bytes. Throws a 400 that names it. */
function parseBytes(request: Request, name: string): number {
  const raw = request.headers.get(name) ?? '';
  const bytes = Number(raw);
  if (!/^\d{1,15}$/.test(raw) || !Number.isSafeInteger(bytes))
    throw invalid(`${name} must be a number of bytes`);
  return bytes;
}

export const parseOffset = (request: Request) => parseBytes(request, 'Upload-Offset');

/** The length of a new upload. Throws 400 where the client leaves it open, or sends parts to be joined later. */
export function parseLength(request: Request): number {
  if (request.headers.has('upload-defer-length')) throw notSupported('Upload-Defer-Length');
  if (request.headers.has('upload-concat')) throw notSupported('Upload-Concat');
  return parseBytes(request, 'Upload-Length');
}

/** True where a body brings bytes of the upload. */
export const hasPart = (request: Request) =>
  request.headers.get('content-type')?.toLowerCase() === 'application/offset+octet-stream';

/** Throws 415 for a body that is declared as something else. */
export function requirePart(request: Request): void {
  if (hasPart(request)) return;
  throw storageError(
    415,
    'InvalidRequest',
    'InvalidRequest',
    'Content-Type must be application/offset+octet-stream',
  );
}

/** Upload-Metadata as it came, bounded: it is kept, and told again by HEAD. */
export function readMetadataHeader(request: Request): string {
  const raw = request.headers.get('upload-metadata') ?? '';
  if (Buffer.byteLength(raw) > maxMetadataBytes) {
    throw invalid(`Upload-Metadata is longer than ${maxMetadataBytes} bytes`);
  }
  return raw;
}

/** The pairs of Upload-Metadata: keys, and values in base64. Throws 400. */
export function parseMetadata(raw: string): ReadonlyMap<string, string> {
  const pairs = raw.split(',').flatMap((pair): [string, string][] => {
    const [key = '', value = '', ...rest] = pair.trim().split(' ');
    if (key === '' && rest.length === 0) return [];
    if (rest.length > 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(value))
      throw invalid('Upload-Metadata is malformed');
    return [[key, Buffer.from(value, 'base64').toString('utf8')]];
  });
  const metadata = new Map(pairs);
  if (metadata.size !== pairs.length) throw invalid('Upload-Metadata names a key twice');
  return metadata;
}

export const uploadNotFound = () => storageError(404, 'NoSuchUpload', 'not_found', 'Upload not found');
export const offsetConflict = () =>
  storageError(409, 'InvalidRequest', 'Conflict', 'Upload-Offset is not where the upload ended');
export const uploadLocked = () =>
  storageError(423, 'ResourceLocked', 'Locked', 'The upload is being stored', { 'retry-after': '1' });

/** An empty response of the protocol. */
export const tusResponse = (status: number, headers: Readonly<Record<string, string>>) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
