import { BodyTooLarge, readBody } from '../http.ts';
import { badBody, restError } from './errors.ts';

export const bodyLimits = {
  bytes: 256 * 1024,
  /** Of who holds the secret key: the report of an interview carries everything that was said in it. */
  serviceBytes: 8 * 1024 * 1024,
  depth: 64,
  rows: 5000,
} as const;

export interface JsonBody {
  /** The text as it came: PostgreSQL reads the numbers from it, so that none loses digits. */
  text: string;
  value: unknown;
}

/**
 * Reads a JSON body of at most `limitBytes`. An empty body gives `null`. Throws 413, 415, or 400 PGRST102 for text that is
 * not UTF-8, not JSON, or nested deeper than a parser should follow.
 */
export async function readJson(
  request: Request,
  limitBytes: number = bodyLimits.bytes,
): Promise<JsonBody | null> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  let bytes: Uint8Array;
  try {
    bytes = await readBody(request, limitBytes);
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    throw restError(413, 'PGRST102', `The request body is larger than ${limitBytes} bytes`);
  }
  if (bytes.byteLength === 0) return null;
  if (type && !/^application\/(json|vnd\.pgrst\.(object|array)\+json)$/.test(type)) {
    throw restError(415, 'PGRST102', `Content-Type not acceptable: ${type}`);
  }
  const text = decode(bytes);
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
