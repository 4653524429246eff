import { StoreError } from './answer-error.ts';

interface StoreResult<T> {
  data: T;
  error: { code?: string } | null;
}

/** The rows of an answered query, or a StoreError that names the act. */
export function rowsOf<T>(act: string, result: StoreResult<T>): NonNullable<T> {
  if (result.error || result.data === null || result.data === undefined) {
    throw new StoreError(act, result.error?.code ?? '');
  }
  return result.data;
}

/** The one row of a `maybeSingle` query, or null where there is none. */
export function rowOrNull<T>(act: string, result: StoreResult<T>): T | null {
  if (result.error) throw new StoreError(act, result.error.code ?? '');
  return result.data ?? null;
}
