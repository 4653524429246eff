/** The part of local storage that records need. */
export type RecordStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Local storage, or null where the browser closes it to the page. */
export function browserStore(): RecordStore | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Reads a record as unknown; null where there is none or where it is not JSON. */
export function readRecord(store: RecordStore | null, key: string): unknown {
  try {
    const text = store?.getItem(key);
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** Writes a record. Answers whether it was kept: storage may be closed or full. */
export function writeRecord(store: RecordStore | null, key: string, record: unknown): boolean {
  if (!store) return false;
  try {
    store.setItem(key, JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}

export function removeRecord(store: RecordStore | null, key: string): void {
  try {
    store?.removeItem(key);
  } catch {
    // A record that can't be removed grows too old to be used.
  }
}

/** The keys that start with a prefix. */
export function recordKeys(store: RecordStore | null, prefix: string): string[] {
  if (!store) return [];
  const keys = Array.from({ length: store.length }, (_, position) => store.key(position));
  return keys.filter((key): key is string => key?.startsWith(prefix) ?? false);
}
