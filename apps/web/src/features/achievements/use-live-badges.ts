import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { said } from '@/lib/messages.ts';
import { useOnline } from '@/lib/online.ts';
import { type Backend, supabase } from '@/lib/supabase.ts';
import { notify } from '@/lib/toasts.ts';

/** Everything that shows badges or points; each begins with the user's id as its second part. */
const shownIn = ['achievements', 'dashboard', 'progress', 'challenge-streak'];

/** Says so in every open tab when the user earns a badge, wherever it was earned, and reads again what shows it. */
export function useLiveBadges(userId: string): void {
  const queries = useQueryClient();
  const channelId = useId();
  const online = useOnline();
  useEffect(() => {
    // Without a network there is nothing to hear, and asking for it again and again would be noise.
    if (!online) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    const earned = async (client: Backend, badgeId: unknown) => {
      for (const key of shownIn) void queries.invalidateQueries({ queryKey: [key, userId] });
      if (typeof badgeId === 'string') await announce(client, badgeId);
    };
    supabase()
      .then(async (client) => {
        // The first join carries the token only if the client has been told of it; without it, it is refused.
        await client.realtime.setAuth();
        if (gone) return;
        const channel = client
          .channel(`badges-${userId}-${channelId}`)
          .on(
            'postgres_changes',
            { event: 'INSERT', schema: 'public', table: 'user_badges', filter: `user_id=eq.${userId}` },
            (change) => void earned(client, change.new.badge_id),
          )
          .subscribe();
        stop = () => void client.removeChannel(channel);
      })
      // Without the live channel badges show at the next visit of a page.
      .catch(() => undefined);
    return () => {
      gone = true;
      stop?.();
    };
  }, [queries, userId, channelId, online]);
}

async function announce(client: Backend, badgeId: string): Promise<void> {
  const { data } = await client
    .from('badges')
    .select('name, description, points_reward')
    .eq('id', badgeId)
    .maybeSingle();
  if (!data) return;
  const { points_reward: points } = data;
  const [name, description] = [said(data.name), said(data.description)];
  notify.success(t`Badge earned: ${name}`, t`${description} +${points} points`);
}
