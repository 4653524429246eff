import { isNetworkFailure } from './functions.ts';
import { readKept, readText, type Shape, shape, writeKept } from './kept.ts';

const prefix = 'greenroom.copy.';
const keptForMs = 7 * 24 * 3_600_000;

interface Copy {
  /** When the server answered it. */
  at: number;
  value: unknown;
}
const CopyShape = shape(
  (value): value is Copy =>
    !!value && typeof value === 'object' && 'value' in value && 'at' in value && typeof value.at === 'number',
);

const keyOf = (userId: string, name: string) => `${prefix}${userId}.${name}`;

/** The copy of an answer that this device keeps for a user; null where there is none, or none of this week. */
export function readCopy<T>(userId: string, name: string, schema: Shape<T>, nowMs = Date.now()): T | null {
  const copy = readKept(keyOf(userId, name), CopyShape);
  if (!copy || Math.abs(nowMs - copy.at) >= keptForMs) return null;
  const read = schema.safeParse(copy.value);
  return read.success ? read.data : null;
}

/** Keeps a copy of what the server answered a user, or drops it for null. Returns whether it is kept. */
export function keepCopy(userId: string, name: string, value: unknown, nowMs = Date.now()): boolean {
  return writeKept(keyOf(userId, name), value === null ? null : { at: nowMs, value });
}

/** Whether a copy is kept, of whatever age and shape. */
export const holdsCopy = (userId: string, name: string): boolean => readText(keyOf(userId, name)) !== null;

/**
 * Asks the server and keeps its answer; answers the copy where there is no network. Throws what the call threw where
 * there is no copy, or where the server did answer. A copy that takes code to read is given as a function.
 */
export async function askOrCopy<T>(
  copy: T | null | (() => Promise<T | null>),
  ask: () => Promise<T>,
  keep: (value: T) => void,
): Promise<T> {
  const read = async () => (typeof copy === 'function' ? (copy as () => Promise<T | null>)() : copy);
  // Asking without a network would only wait for the client to give up.
  if (!navigator.onLine) {
    const kept = await read();
    if (kept !== null) return kept;
  }
  try {
    const value = await ask();
    keep(value);
    return value;
  } catch (error) {
    if (!isNetworkFailure(error)) throw error;
    const kept = await read();
    if (kept === null) throw error;
    return kept;
  }
}
