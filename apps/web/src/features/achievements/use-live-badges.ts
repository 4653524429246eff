import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { badgeLabel } from '@/components/badge-label.ts';
import { supabase } from '@/lib/supabase.ts';
import { notify } from '@/lib/toasts.ts';
import { useLiveRows } from '@/lib/use-live-rows.ts';

/** Everything that shows badges or points; each begins with the user's id as its second part. */
const shownIn = ['achievements', 'dashboard', 'progress', 'challenge-streak'];

/** Says so in every open tab when the user earns a badge, wherever it was earned, and reads again what shows it. */
export function useLiveBadges(userId: string): void {
  const queries = useQueryClient();
  useLiveRows(userId, ['user_badges'], (_, change) => {
    if (change.eventType !== 'INSERT') return;
    for (const key of shownIn) void queries.invalidateQueries({ queryKey: [key, userId] });
    const { badge_id: badgeId } = change.new;
    if (typeof badgeId === 'string') void announce(badgeId);
  });
}

async function announce(badgeId: string): Promise<void> {
  const client = await supabase();
  const { data } = await client
    .from('badges')
    .select('name, description, points_reward')
    .eq('id', badgeId)
    .maybeSingle();
  if (!data) return;
  const { points_reward: points } = data;
  const { name, description } = badgeLabel({ id: badgeId, ...data });
  notify.success(t`Badge earned: ${name}`, t`${description} +${points} points`);
}
