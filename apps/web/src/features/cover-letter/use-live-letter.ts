import { useEffect, useRef } from 'react';
import { requestOf } from './letter-checks.ts';
import type { LetterDraft, LetterForm } from './letter-draft.ts';
import { generateLetter } from './queries.ts';

/** After this long without a change the letter is written anew; milliseconds. */
const restMs = 700;

interface LiveLetter {
  draft: LetterDraft;
  /** The form with the lines that go in. */
  form: LetterForm;
  /** The user changed the text, or a letter is being written. */
  isHeld: boolean;
  onMade(draft: LetterDraft): void;
}

/**
 * Keeps a letter that nobody edited in step with its form. Only the built-in engine writes along: a model answers when it is asked.
 */
export function useLiveLetter({ draft, form, isHeld, onMade }: LiveLetter): void {
  const key = JSON.stringify(requestOf(form));
  const written = useRef(key);
  const isLive = draft.made?.engine.kind === 'builtin' && !isHeld;
  const latest = useRef({ form, onMade });
  latest.current = { form, onMade };
  useEffect(() => {
    if (!isLive || key === written.current) return;
    const stop = new AbortController();
    const write = async () => {
      const { form, onMade } = latest.current;
      try {
        const made = await generateLetter(form, stop.signal);
        if (stop.signal.aborted) return;
        written.current = key;
        onMade({ form, made, text: made.coverLetter, at: new Date().toISOString() });
      } catch {
        // The letter stays as it was; the button writes it and says what is wrong.
      }
    };
    const timer = setTimeout(() => void write(), restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key, isLive]);
}
