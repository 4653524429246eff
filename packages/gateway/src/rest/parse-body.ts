import { BodyTooLarge, readBody } from '../http.ts';
import { badBody, restError } from './errors.ts';
import { parseCsv } from './parse-csv.ts';

export const bodyLimits = {
  bytes: 256 * 1024,
  /** For the secret key: a server function may write a long document. */
  serviceBytes: 8 * 1024 * 1024,
  depth: 64,
  rows: 5000,
} as const;

export interface JsonBody {
  /** The text as it came: PostgreSQL reads the numbers from it, so that none loses digits. */
  text: string;
  value: unknown;
}

/** A body that is one value as it came, for a function with a single unnamed argument. */
export interface RawBody {
  type: 'text' | 'xml' | 'bytea';
  text: string;
}

export interface Bodies {
  json: JsonBody | null;
  raw: RawBody | null;
}

const json = /^application\/(json|vnd\.pgrst\.(object|array)\+json)$/;
const rawTypes: ReadonlyMap<string, RawBody['type']> = new Map([
  ['text/plain', 'text'],
  ['text/xml', 'xml'],
  ['application/xml', 'xml'],
  ['application/octet-stream', 'bytea'],
]);

async function readBounded(request: Request, limitBytes: number) {
  try {
    return await readBody(request, limitBytes);
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    throw restError(413, 'PGRST102', `The request body is larger than ${limitBytes} bytes`);
  }
}

/** Rows of texts as if they had come as JSON. */
const asJson = (value: unknown): JsonBody => ({ text: JSON.stringify(value), value });

/**
 * Reads a body of at most `limitBytes`: JSON, CSV or a form for tables, and for functions also text, XML or bytes. An empty body
 * gives neither. Throws 413, 415, or 400 PGRST102 for text that is not UTF-8, not JSON, or nested deeper than a parser should
 * follow.
 */
export async function readBodies(
  request: Request,
  target: 'relation' | 'routine',
  limitBytes: number = bodyLimits.bytes,
): Promise<Bodies> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const bytes = await readBounded(request, limitBytes);
  const rawType = target === 'routine' ? rawTypes.get(type ?? '') : undefined;
  if (rawType === 'bytea')
    return { json: null, raw: { type: rawType, text: `\\x${Buffer.from(bytes).toString('hex')}` } };
  if (rawType) return { json: null, raw: { type: rawType, text: decode(bytes) } };
  if (bytes.byteLength === 0) return { json: null, raw: null };
  const text = decode(bytes);
  if (type === 'text/csv' && target === 'relation') return { json: asJson(parseCsv(text)), raw: null };
  if (type === 'application/x-www-form-urlencoded') {
    return { json: asJson(Object.fromEntries(new URLSearchParams(text))), raw: null };
  }
  if (type && !json.test(type)) throw restError(415, 'PGRST102', `Content-Type not acceptable: ${type}`);
  return { json: parseJson(text), raw: null };
}

function parseJson(text: string): JsonBody {
  if (isTooDeep(text)) throw badBody(`The JSON nests deeper than ${bodyLimits.depth} levels`);
  try {
    return { text, value: JSON.parse(text) };
  } catch {
    throw badBody('Empty or invalid json');
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badBody('The request body is not valid UTF-8');
  }
}

/** True for JSON text that nests deeper than a recursive parser should follow. Takes any text. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const char = text[index];
    if (inString) {
      if (char === '\\') index++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '}' || char === ']') depth--;
    else if ((char === '{' || char === '[') && ++depth > bodyLimits.depth) return true;
  }
  return false;
}
