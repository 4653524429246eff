import { useCallback, useEffect, useRef, useState } from 'react';

/** Tells what is of a shape. A zod schema is one; what every page loads says it by `shape`, which weighs nothing. */
export interface Shape<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** A shape from a plain test. */
export const shape = <T>(fits: (value: unknown) => value is T): Shape<T> => ({
  safeParse: (value) => (fits(value) ? { success: true, data: value } : { success: false }),
});

type RecordStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function browserStore(): RecordStore | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** What the browser keeps under a key; null where there is nothing, or nothing that fits the schema. */
export function readKept<T>(key: string, schema: Shape<T>, store = browserStore()): T | null {
  try {
    const text = store?.getItem(key);
    const read = schema.safeParse(text ? JSON.parse(text) : null);
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Keeps a value under a key, or nothing for null. Storage that is closed or full changes nothing. */
export function writeKept(key: string, value: unknown, store = browserStore()): void {
  try {
    if (value === null) store?.removeItem(key);
    else store?.setItem(key, JSON.stringify(value));
  } catch {
    // What can't be kept lasts as long as the page.
  }
}

const saveDelayMs = 300;

/** State that outlives the page: read from the browser at first, kept a moment after each change and on leaving. */
export function useKept<T>(key: string, schema: Shape<T>, initial: T) {
  const [value, setValue] = useState<T>(() => readKept(key, schema) ?? initial);
  const unsaved = useRef<{ key: string; value: T } | null>(null);
  const save = useCallback(() => {
    if (unsaved.current) writeKept(unsaved.current.key, unsaved.current.value);
    unsaved.current = null;
  }, []);
  useEffect(() => {
    const timer = setTimeout(save, saveDelayMs);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [save]);
  const change = useCallback(
    (next: T) => {
      unsaved.current = { key, value: next };
      setValue(next);
    },
    [key],
  );
  return [value, change] as const;
}
