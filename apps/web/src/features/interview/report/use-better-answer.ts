import {
  allTaken,
  BetterChoices,
  betterText,
  keptMaxLength,
  openBlanks,
  unfitReplies,
} from '@greenroom/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keepCopy, readCopy } from '@/lib/offline-copy.ts';
import { useUser } from '@/lib/session.ts';
import { betterQuery, type KeptAnswer, keepAnswer, keptAnswerQuery } from './better-queries.ts';

const draftName = (sessionId: string, questionText: string) =>
  `better.${sessionId}.${questionText.slice(0, 80)}`;

/** What the user last made of a better version on this device; null where they left it as it came. */
export const draftChoices = (userId: string, sessionId: string, questionText: string): BetterChoices | null =>
  readCopy(userId, draftName(sessionId, questionText), BetterChoices);

/** The better version of one answer: its edits, what the user takes and fills in, and whether it is kept in the account. */
export function useBetterAnswer(sessionId: string, questionText: string) {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const better = useQuery(betterQuery(sessionId, questionText));
  const kept = useQuery(keptAnswerQuery(sessionId, questionText));
  const [changed, setChanged] = useState(() => draftChoices(userId, sessionId, questionText));
  const [writing, setWriting] = useState<string | null>(null);
  const choices = changed ?? kept.data?.choices ?? allTaken;
  const change = (next: BetterChoices) => {
    setChanged(next);
    keepCopy(userId, draftName(sessionId, questionText), next);
  };
  const keeping = useMutation({
    // Without a network it fails at once and says so.
    networkMode: 'always',
    mutationFn: (version: KeptAnswer | null) => keepAnswer(sessionId, questionText, version),
    onSuccess: (_, version) =>
      client.setQueryData(keptAnswerQuery(sessionId, questionText).queryKey, version),
  });
  const text = better.data ? betterText(better.data, choices).slice(0, keptMaxLength) : '';
  return {
    better: better.data ?? null,
    failed: better.isError,
    /** There is no network to ask. */
    waiting: better.fetchStatus === 'paused',
    load: () => void better.refetch(),
    choices,
    text,
    blanks: better.data ? openBlanks(better.data, choices) : 0,
    /** Blanks with a reply that the text can't take, but for the one that is being written. */
    unfit: better.data ? [...unfitReplies(better.data, choices)].filter((id) => id !== writing) : [],
    setWriting,
    isKept: kept.data?.text === text && text !== '',
    toggle: (id: string) => {
      const isLeft = choices.left.includes(id);
      change({ ...choices, left: isLeft ? choices.left.filter((one) => one !== id) : [...choices.left, id] });
    },
    fill: (id: string, words: string) => change({ ...choices, fills: { ...choices.fills, [id]: words } }),
    keep: () => keeping.mutate({ text, choices }),
    forget: () => keeping.mutate(null),
    isKeeping: keeping.isPending,
    isKeepingFailed: keeping.isError,
  };
}

export type BetterState = ReturnType<typeof useBetterAnswer>;
