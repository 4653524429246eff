import { useCallback, useEffect, useRef, useState } from 'react';
import { writeKept } from './kept.ts';

const delayMs = 700;
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

interface Autosave<T> {
  /** Where the device keeps what isn't saved yet. */
  key: string;
  /** What the account has. */
  stored: T;
  /** What to begin with: `stored`, or what the device kept of an earlier visit, which is saved first of all. */
  start: T;
  /** Saving waits, such as for an answer to what the account has. */
  isHeld?: boolean;
  save(value: T): Promise<void>;
}

/**
 * A value that saves itself a moment after each change, on blur and on leaving. What is not saved yet is kept on the
 * device under `key`, and saved on the next visit. Values are compared by identity.
 */
export function useAutosave<T>({ key, stored, start, isHeld = false, save }: Autosave<T>) {
  const [value, setValue] = useState(start);
  const [state, setState] = useState<SaveState>('idle');
  const saved = useRef(stored);
  const latest = useRef(value);
  const current = useRef({ save, isHeld });
  useEffect(() => {
    current.current = { save, isHeld };
  });
  const flush = useCallback(async () => {
    const sent = latest.current;
    if (sent === saved.current) return;
    if (current.current.isHeld) return setState('failed');
    setState('saving');
    try {
      await current.current.save(sent);
      saved.current = sent;
      if (latest.current !== sent) return;
      writeKept(key, null);
      setState('saved');
    } catch {
      setState('failed');
    }
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the wait anew, and so does the end of a hold
  useEffect(() => {
    const timer = setTimeout(() => void flush(), delayMs);
    return () => clearTimeout(timer);
  }, [value, isHeld, flush]);
  useEffect(() => {
    const retry = () => void flush();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      void flush();
    };
  }, [flush]);
  const change = useCallback(
    (next: T) => {
      latest.current = next;
      writeKept(key, next === saved.current ? null : next);
      setValue(next);
      setState('saving');
    },
    [key],
  );
  return { value, change, state, flush };
}
