import type { z } from 'zod';
import { BodyTooLarge, readBody } from '../http.ts';
import { authError, validationFailed } from './errors.ts';

/** Bodies of auth requests hold a few short strings. */
const maxBodyBytes = 16 * 1_024;
const maxDepth = 16;

const badJson = (reason: string) =>
  authError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`);

/** PostgreSQL can store neither NUL nor half a surrogate pair, and nothing here is meant to nest deeply. */
function checkStorable(value: unknown, depth = 0): void {
  if (depth > maxDepth) throw badJson('nested too deeply');
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    throw badJson('a string holds a character that is not text');
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    checkStorable(key, depth);
    checkStorable(entry, depth + 1);
  }
}

/**
 * The body of a request as JSON of the given shape. An empty body reads as `{}`. Throws HttpError: 413 past 16 KiB,
 * 400 bad_json, 400 validation_failed.
 */
export async function readJson<S extends z.ZodType>(request: Request, schema: S): Promise<z.output<S>> {
  let bytes: Uint8Array;
  try {
    bytes = await readBody(request, maxBodyBytes);
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    throw authError(413, 'request_too_large', `The body is longer than ${maxBodyBytes} bytes`);
  }
  let body: unknown;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    body = text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    throw badJson('not valid JSON');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badJson('not an object');
  checkStorable(body);
  return parseFields(body, schema);
}

/** A body's fields in the given shape. Throws 400 validation_failed. */
export function parseFields<S extends z.ZodType>(body: object, schema: S): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  // Schemas word what a person may read; what zod words itself names the field.
  const field = issue?.path.join('.');
  throw validationFailed(
    issue?.code === 'custom' || !field ? (issue?.message ?? 'Invalid body') : `Invalid ${field}`,
  );
}
