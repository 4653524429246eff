import { BodyTooLarge, readBody } from '../http.ts';
import { invalid, notSupported, tooLarge } from './errors.ts';

/** What an upload brought: the bytes and what the client wants kept with them. */
export interface UploadBody {
  bytes: Uint8Array;
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
}

const defaultCacheControl = 'max-age=3600';
const maxCacheSeconds = 31_536_000;
const maxMetadataBytes = 4096;
// Boundaries, part headers and the small fields that travel beside the file.
const multipartOverheadBytes = 64 * 1024;

/** '3600' and 'max-age=3600' become 'max-age=3600', 'no-cache' and 'no-store' stay; all else is an hour. */
export function parseCacheControl(raw: string | null): string {
  const value = (raw ?? '').trim().toLowerCase();
  if (value === 'no-cache' || value === 'no-store') return value;
  const seconds = /^(?:max-age=)?(\d{1,9})$/.exec(value)?.[1];
  return seconds === undefined
    ? defaultCacheControl
    : `max-age=${Math.min(Number(seconds), maxCacheSeconds)}`;
}

/** The user's own metadata: a JSON object of at most 4 KiB. Throws 400. */
export function parseUserMetadata(raw: string | null): Record<string, unknown> | null {
  if (raw === null || raw === '') return null;
  if (Buffer.byteLength(raw) > maxMetadataBytes) {
    throw invalid(`metadata is longer than ${maxMetadataBytes} bytes`);
  }
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    throw invalid('metadata is not valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid('metadata must be a JSON object');
  }
  if (raw.includes('\\u0000')) throw invalid('metadata holds a NUL character');
  return { ...value };
}

async function readCounted(request: Request, limitBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBody(request, limitBytes);
  } catch (error) {
    if (error instanceof BodyTooLarge) throw tooLarge();
    throw invalid('The body could not be read to its end');
  }
}

async function readMultipart(request: Request, contentType: string, limitBytes: number): Promise<UploadBody> {
  const whole = await readCounted(request, limitBytes + multipartOverheadBytes);
  let form: FormData;
  try {
    form = await new Response(whole, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw invalid('The multipart body is malformed');
  }
  const files = [...form.values()].filter((value) => typeof value !== 'string');
  const file = files[0];
  if (!file || files.length > 1) throw invalid('The form must hold exactly one file');
  if (file.size > limitBytes) throw tooLarge();
  if (form.has('contentEncoding')) throw notSupported('Content encoding');
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : null;
  };
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    cacheControl: parseCacheControl(field('cacheControl')),
    userMetadata: parseUserMetadata(field('metadata')),
  };
}

/**
 * Reads an upload, multipart or raw, counting bytes while they arrive. Throws 413 past `limitBytes` and 400 for a
 * malformed form. The content type that the client names is not used.
 */
export async function readUpload(request: Request, limitBytes: number): Promise<UploadBody> {
  const contentType = request.headers.get('content-type') ?? '';
  if (/^multipart\/form-data\b/i.test(contentType)) return readMultipart(request, contentType, limitBytes);
  if (request.headers.has('content-encoding')) throw notSupported('Content encoding');
  const metadata = request.headers.get('x-metadata');
  return {
    cacheControl: parseCacheControl(request.headers.get('cache-control')),
    userMetadata: parseUserMetadata(
      metadata === null ? null : Buffer.from(metadata, 'base64').toString('utf8'),
    ),
    bytes: await readCounted(request, limitBytes),
  };
}

/** A small JSON body as an object. Throws 400 for anything else. */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readCounted(request, 256 * 1024);
  if (bytes.byteLength === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw invalid('The body is not valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid('The body must be a JSON object');
  }
  return { ...value };
}
