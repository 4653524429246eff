import { useCallback, useEffect, useRef, useState } from 'react';
import { readKept, type Shape, writeKept } from './kept.ts';

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
