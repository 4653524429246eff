import { BodyTooLarge, readBody } from '../http.ts';
import { invalid, notSupported, tooLarge } from './errors.ts';
import { readMultipart } from './multipart.ts';
import { streamOf } from './stream-of.ts';

/** What the client wants kept with the bytes. */
export interface UploadDetails {
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
}

/** An upload while it arrives. */
export interface UploadBody {
  /** The bytes. Fails with 413 past the limit and 400 for what is malformed. */
  content: ReadableStream<Uint8Array>;
  /** To be asked once the bytes were read to their end. Throws 400. */
  details(): UploadDetails;
}

const defaultCacheControl = 'max-age=3600';
const maxCacheSeconds = 31_536_000;
const maxMetadataBytes = 4096;
/** Boundaries, part headers and the small fields that travel beside the file. */
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

/** The bytes of a request, counted while they arrive. */
async function* countBytes(body: ReadableStream<Uint8Array>, limitBytes: number): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  let sizeBytes = 0;
  for (;;) {
    const next = await chunks.next().catch(() => {
      throw invalid('The body could not be read to its end');
    });
    if (next.done) return;
    sizeBytes += next.value.byteLength;
    if (sizeBytes > limitBytes) throw tooLarge();
    yield next.value;
  }
}

/**
 * Reads an upload, multipart or raw, while it arrives: its bytes are handed on, not held. Throws 413 for one that says to be longer than
 * `limitBytes`. The content type that the client names is not used.
 */
export function readUpload(request: Request, limitBytes: number): UploadBody {
  const contentType = request.headers.get('content-type') ?? '';
  const isForm = /^multipart\/form-data\b/i.test(contentType);
  const sentBytes = Number(request.headers.get('content-length') ?? 0);
  if (sentBytes > limitBytes + (isForm ? multipartOverheadBytes : 0)) throw tooLarge();
  const body = request.body ?? new Blob([]).stream();
  if (isForm) {
    const { content, fields } = readMultipart(body, contentType, limitBytes);
    return {
      content,
      details: () => ({
        cacheControl: parseCacheControl(fields.get('cacheControl') ?? null),
        userMetadata: parseUserMetadata(fields.get('metadata') ?? null),
      }),
    };
  }
  if (request.headers.has('content-encoding')) throw notSupported('Content encoding');
  const metadata = request.headers.get('x-metadata');
  const details = {
    cacheControl: parseCacheControl(request.headers.get('cache-control')),
    userMetadata: parseUserMetadata(
      metadata === null ? null : Buffer.from(metadata, 'base64').toString('utf8'),
    ),
  };
  return { content: streamOf(countBytes(body, limitBytes)), details: () => details };
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
