import type { Database } from '@greenroom/domain';
import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js';
import { useEffect, useId, useRef } from 'react';
import { useOnline } from './online.ts';
import { supabase } from './supabase.ts';
import { whenIdle } from './when-settled.ts';

type Table = keyof Database['public']['Tables'];
type Change = RealtimePostgresChangesPayload<Record<string, unknown>>;

/**
 * Calls back whenever one of the user's rows in these tables changes, in whichever tab or process. Where the live
 * connection can't be had, nothing is called: what changed shows at the next visit of a page.
 */
export function useLiveRows(
  userId: string,
  tables: readonly Table[],
  onChange: (table: Table, change: Change) => void,
): void {
  const channelId = useId();
  const online = useOnline();
  const latest = useRef(onChange);
  latest.current = onChange;
  const listened = tables.join();
  useEffect(() => {
    // Without a network there is nothing to hear, and asking for it again and again would be noise.
    if (!online) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    const listen = async () => {
      const client = await supabase();
      // The first join carries the token only if the client has been told of it; without it, it is refused.
      await client.realtime.setAuth();
      if (gone) return;
      const channel = client.channel(`${listened}-${userId}-${channelId}`);
      for (const table of listened.split(',') as Table[]) {
        const rows = { event: '*', schema: 'public', table, filter: `user_id=eq.${userId}` } as const;
        channel.on('postgres_changes', rows, (change: Change) => latest.current(table, change));
      }
      channel.subscribe();
      stop = () => void client.removeChannel(channel);
    };
    const cancel = whenIdle(() => void listen().catch(() => undefined));
    return () => {
      gone = true;
      cancel();
      stop?.();
    };
  }, [userId, listened, channelId, online]);
}
