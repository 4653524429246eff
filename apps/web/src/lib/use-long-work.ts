import {
  type Mutation,
  type MutationCache,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import type { z } from 'zod';
import { readKept, writeKept } from './kept.ts';
import { useUser } from './session.ts';

interface LongWork<Request, Result> {
  /** The work's own name; one of a name runs at a time. */
  name: string;
  /** What a request looks like: it is kept while the work runs, and begun again after a reload. */
  request: z.ZodType<Request>;
  run(request: Request, signal: AbortSignal): Promise<Result>;
  /** Called although the page was left meanwhile. */
  onDone(result: Result): void;
  onFailed(error: Error): void;
}

/** How to end what runs, by name. */
const running = new Map<string, AbortController>();

/** Where a running request is kept, per user. */
export const runningKey = (name: string, userId: string) => `greenroom.${name}.${userId}.running`;

const isAborted = (error: Error) => error.name === 'AbortError';

/** Forgets work that waits for the network: nothing of it has begun. */
export function forgetPaused(cache: MutationCache, mutationKey: readonly unknown[]): void {
  const isPaused = ({ state }: Mutation) => state.isPaused;
  for (const one of cache.findAll({ mutationKey, predicate: isPaused })) cache.remove(one);
}

/**
 * A request that may take long and can be left: it goes on while the visit lasts, and begins again by itself after a
 * reload. `startedAt` is null while nothing runs; `fresh` is the last result of this visit.
 */
export function useLongWork<Request, Result>(work: LongWork<Request, Result>) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const { name, request: schema } = work;
  const key = runningKey(name, userId);
  const mutationKey = [name, userId];
  const { mutate } = useMutation({
    mutationKey,
    onMutate: (request) => writeKept(key, request),
    mutationFn: (request: Request) => {
      const controller = new AbortController();
      running.set(name, controller);
      return work.run(request, controller.signal);
    },
    onSuccess: work.onDone,
    onError: (error) => (isAborted(error) ? undefined : work.onFailed(error)),
    onSettled: () => writeKept(key, null),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what a reload left behind is looked for, on arrival
  useEffect(() => {
    const left = queries.isMutating({ mutationKey }) > 0 ? null : readKept(key, schema);
    if (left !== null) mutate(left);
  }, [key]);
  const latest = useMutationState({ filters: { mutationKey }, select: ({ state }) => state }).at(-1);
  return {
    start: mutate,
    startedAt: latest?.status === 'pending' ? latest.submittedAt : null,
    fresh: latest?.status === 'success' ? (latest.data as Result) : undefined,
    stop() {
      running.get(name)?.abort();
      forgetPaused(queries.getMutationCache(), mutationKey);
      writeKept(key, null);
    },
  };
}
