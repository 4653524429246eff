import { restError } from './errors.ts';
import type { Shape } from './parse-accept.ts';
import type { Preferences } from './parse-prefer.ts';
import type { AnswerRow } from './plan-answer.ts';

/** Throws 406 PGRST116 unless exactly one row came back where one object was asked for. */
export function ensureSingle(shape: Shape, pageCount: number): void {
  if (shape.kind !== 'object' || pageCount === 1) return;
  throw restError(
    406,
    'PGRST116',
    'Cannot coerce the result to a single JSON object',
    `The result contains ${pageCount} rows`,
  );
}

/** Throws 400 PGRST124 when a change touches more rows than the request allows; the transaction is undone. */
export function ensureMaximum(maxAffected: number | undefined, affected: number): void {
  if (maxAffected === undefined || affected <= maxAffected) return;
  throw restError(
    400,
    'PGRST124',
    'Query result exceeds max-affected preference constraint',
    `The query affects ${affected} rows`,
  );
}

export interface Page {
  offset: number;
  count: number;
  total: number | null;
}

/** `0-9/42`, with `*` for what is unknown or empty. */
export function contentRange({ offset, count, total }: Page): string {
  const range = count === 0 ? '*' : `${offset}-${offset + count - 1}`;
  return `${range}/${total ?? '*'}`;
}

/** 200 for everything, 206 for a part. Throws 416 PGRST103 for an offset past the end, when the end is known. */
export function pageStatus({ offset, count, total }: Page): 200 | 206 {
  if (total === null) return 200;
  if (offset > total) {
    throw restError(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      `An offset of ${offset} was requested, but there are only ${total} rows.`,
    );
  }
  return count < total ? 206 : 200;
}

/** Which rows an answer holds, for its `Content-Range`; `total` is null unless it was asked for. */
export const pageOf = (row: AnswerRow, offset: number): Page => ({
  offset,
  count: Number(row.page),
  total: row.total === null ? null : Number(row.total),
});

/** Builds the answer; a null body sends none. */
export function buildResponse(
  status: number,
  body: string | null,
  options: { shape?: Shape; preferences: Preferences; headers?: Record<string, string> },
): Response {
  const headers: Record<string, string> = { 'cache-control': 'no-store', ...options.headers };
  if (options.shape && status !== 204) headers['content-type'] = options.shape.contentType;
  if (options.preferences.applied.length > 0) {
    headers['preference-applied'] = options.preferences.applied.join(', ');
  }
  return new Response(status === 204 ? null : body, { status, headers });
}
