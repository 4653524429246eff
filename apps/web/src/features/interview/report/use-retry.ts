import { answerMaxLength } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { appendWords } from '@/lib/append-words.ts';
import { FunctionError } from '@/lib/functions.ts';
import { readKept, writeKept } from '@/lib/kept.ts';
import { type Retry, retriesQuery, sendRetry } from './report-queries.ts';

const keyOf = (sessionId: string, index: number) => `greenroom.retry-draft.${sessionId}.${index}`;

/** The text of a further attempt, kept in the browser until it is scored. */
function useRetryDraft(sessionId: string, index: number) {
  const key = keyOf(sessionId, index);
  const [text, setText] = useState(() => readKept(key, z.string()) ?? '');
  const change = (next: string) => {
    const kept = next.slice(0, answerMaxLength);
    setText(kept);
    writeKept(key, kept || null);
  };
  return { text, change, forget: () => void writeKept(key, null) };
}

/** A further attempt at the question at `index`: its text, its scoring, its result. */
export function useRetry(sessionId: string, index: number, questionText: string) {
  const draft = useRetryDraft(sessionId, index);
  const client = useQueryClient();
  const scoring = useMutation({
    mutationFn: (answer: string): Promise<Retry> => sendRetry(sessionId, questionText, answer),
    onSuccess: (retry) => {
      draft.forget();
      client.setQueryData(retriesQuery(sessionId).queryKey, (known) => [
        ...(known ?? []).filter(({ id }) => id !== retry.id),
        retry,
      ]);
    },
  });
  const again = () => {
    draft.change('');
    scoring.reset();
  };
  return {
    text: draft.text,
    type: draft.change,
    hear: (words: string) => draft.change(appendWords(draft.text, words)),
    submit: () => {
      if (draft.text.trim() !== '' && !scoring.isPending) scoring.mutate(draft.text);
    },
    again,
    pending: scoring.isPending,
    result: scoring.data ?? null,
    problem: scoring.error ? problemText(scoring.error) : null,
  };
}

function problemText(error: Error): string {
  if (error instanceof FunctionError && error.code !== 'network' && error.code !== 'internal')
    return error.message;
  return t`We couldn't score your answer. It's still on this device. Try again.`;
}
