/** Tells what is of a shape. A zod schema is one; what every page loads says it by `shape`, which weighs nothing. */
export interface Shape<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** A shape from a plain test. */
export const shape = <T>(fits: (value: unknown) => value is T): Shape<T> => ({
  safeParse: (value) => (fits(value) ? { success: true, data: value } : { success: false }),
});

/** The part of the browser's storage that is used. Every function below takes local storage unless another is given. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
export type Readable = Pick<Store, 'getItem'> | null;
export type Writable = Pick<Store, 'setItem' | 'removeItem'> | null;
type Listable = Pick<Store, 'key' | 'length'> | null;

/** What the browser keeps for good; null where it closes that to the page. */
export function localStore(): Store | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** What the browser keeps until the tab is closed; null where it closes that to the page. */
export function sessionStore(): Store | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}

/** The text that is kept under a key; null where there is none, or where storage is closed. */
export function readText(key: string, store: Readable = localStore()): string | null {
  try {
    return store?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

let isWritable: ((key: string) => boolean) | null = null;

/** From now on local storage takes only these keys, such as after a sign-out; null lifts that. */
export function restrictWrites(to: ((key: string) => boolean) | null): void {
  isWritable = to;
}

/** Keeps a text under a key, or nothing for null. Answers whether it is kept: storage may be closed, full or restricted. */
export function writeText(key: string, text: string | null, store: Writable = localStore()): boolean {
  if (!store) return false;
  if (text !== null && isWritable && store === localStore() && !isWritable(key)) return false;
  try {
    if (text === null) store.removeItem(key);
    else store.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The value that is kept under a key as JSON; null where there is nothing, or nothing that fits the schema. */
export function readKept<T>(key: string, schema: Shape<T>, store: Readable = localStore()): T | null {
  const text = readText(key, store);
  try {
    const read = schema.safeParse(text ? JSON.parse(text) : null);
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Keeps a value under a key as JSON, or nothing for null. Answers whether it is kept. */
export const writeKept = (key: string, value: unknown, store: Writable = localStore()): boolean =>
  writeText(key, value === null ? null : JSON.stringify(value), store);

/** The keys that begin so. */
export function keysWith(prefix: string, store: Listable = localStore()): string[] {
  if (!store) return [];
  const keys = Array.from({ length: store.length }, (_, position) => store.key(position));
  return keys.filter((key): key is string => key?.startsWith(prefix) ?? false);
}
