import { answerMaxLength } from '@greenroom/domain';
import { useRef, useState } from 'react';
import { appendWords } from '@/lib/append-words.ts';
import { readKept, shape, writeKept } from '@/lib/kept.ts';

const Text = shape((value): value is string => typeof value === 'string');

/** The answer of a review, kept in the browser until it is rated. */
export function useReviewDraft(itemId: string) {
  const key = `greenroom.review-draft.${itemId}`;
  const [text, setText] = useState(() => readKept(key, Text) ?? '');
  const latest = useRef(text);
  const change = (next: string) => {
    latest.current = next.slice(0, answerMaxLength);
    setText(latest.current);
    writeKept(key, latest.current || null);
  };
  return {
    text,
    change,
    hear: (words: string) => change(appendWords(latest.current, words)),
    /** The text as it is now, also before it is drawn. */
    now: () => latest.current,
    forget: () => void writeKept(key, null),
  };
}
