import type { RealtimeChannel } from '@supabase/supabase-js';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useOnline } from '@/lib/online.ts';
import { type Backend, supabase } from '@/lib/supabase.ts';
import { subscriptionStatusQuery, trialUsageQuery } from './queries.ts';

/** Reads the plan and the usage again whenever one of the user's rows changes. */
export function useLivePlan(userId: string): void {
  const queries = useQueryClient();
  const channelId = useId();
  const online = useOnline();
  useEffect(() => {
    // Without a network there is nothing to hear.
    if (!online) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    const refresh = (table: 'trial_usage' | 'subscription_status') => {
      const { queryKey } =
        table === 'trial_usage' ? trialUsageQuery(userId) : subscriptionStatusQuery(userId);
      void queries.invalidateQueries({ queryKey });
      // What each page knows of its access hangs on both tables; such keys end in `-access`.
      void queries.invalidateQueries({
        predicate: ({ queryKey: [name, owner] }) => String(name).endsWith('-access') && owner === userId,
      });
    };
    supabase()
      .then(async (client) => {
        // The first join carries the token only if the client has been told of it; without it, it is refused.
        await client.realtime.setAuth();
        if (gone) return;
        const channel = listen(client, `plan-${userId}-${channelId}`, userId, refresh);
        stop = () => void client.removeChannel(channel);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
      stop?.();
    };
  }, [queries, userId, channelId, online]);
}

function listen(
  client: Backend,
  name: string,
  userId: string,
  refresh: (table: 'trial_usage' | 'subscription_status') => void,
): RealtimeChannel {
  const filter = `user_id=eq.${userId}`;
  return client
    .channel(name)
    .on('postgres_changes', { event: '*', schema: 'public', table: 'trial_usage', filter }, () =>
      refresh('trial_usage'),
    )
    .on('postgres_changes', { event: '*', schema: 'public', table: 'subscription_status', filter }, () =>
      refresh('subscription_status'),
    )
    .subscribe();
}
