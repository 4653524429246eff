import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { readKept, writeKept } from '@/lib/kept.ts';

const delayMs = 700;
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/**
 * A text that saves itself a moment after each change, on blur and on leaving. What is not saved yet is kept on the
 * device under `key`, and saved on the next visit.
 */
export function useAutosave(key: string, stored: string, save: (text: string) => Promise<void>) {
  const [text, setText] = useState(() => readKept(key, z.string()) ?? stored);
  const [state, setState] = useState<SaveState>('idle');
  const saved = useRef(stored);
  const latest = useRef(text);
  const saving = useRef(save);
  useEffect(() => {
    saving.current = save;
  });
  const flush = useCallback(async () => {
    const sent = latest.current;
    if (sent === saved.current) return;
    setState('saving');
    try {
      await saving.current(sent);
      saved.current = sent;
      if (latest.current !== sent) return;
      writeKept(key, null);
      setState('saved');
    } catch {
      setState('failed');
    }
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the wait anew
  useEffect(() => {
    const timer = setTimeout(() => void flush(), delayMs);
    return () => clearTimeout(timer);
  }, [text, flush]);
  useEffect(() => {
    const retry = () => void flush();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      void flush();
    };
  }, [flush]);
  const change = (next: string) => {
    latest.current = next;
    writeKept(key, next === saved.current ? null : next);
    setText(next);
  };
  return { text, change, state, flush };
}
