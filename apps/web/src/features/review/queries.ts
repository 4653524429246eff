import type { ReviewQueue } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { askOrCopy, keepCopy } from '@/lib/offline-copy.ts';
import { supabase } from '@/lib/supabase.ts';

/** A queue, and by how much this device's clock is behind the server's, in milliseconds. */
export type KnownQueue = ReviewQueue & { behindMs: number };

/** A smaller difference is the way of the response. */
const agreesMs = 120_000;

function withClock(queue: ReviewQueue): KnownQueue {
  const behindMs = Date.parse(queue.now) - Date.now();
  return { ...queue, behindMs: Math.abs(behindMs) < agreesMs ? 0 : behindMs };
}

export const reviewKey = (userId: string) => ['review', userId] as const;

/** What there is to review; the last known queue where there is no network. */
export const reviewQuery = (userId: string) =>
  queryOptions({
    queryKey: reviewKey(userId),
    // Several parts of one page ask for it as they appear: one request.
    staleTime: 5_000,
    networkMode: 'offlineFirst',
    queryFn: ({ signal }): Promise<KnownQueue> =>
      askOrCopy<KnownQueue>(
        async () => (await import('./kept-queue.ts')).readKeptQueue(userId),
        async () => {
          const client = await supabase();
          const { data } = await client.rpc('review_queue').abortSignal(signal).throwOnError();
          return withClock(data as unknown as ReviewQueue);
        },
        (queue) => keepCopy(userId, 'review', queue),
      ),
  });
