import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase.ts';
import { profileQuery } from './queries.ts';

/** What a profile holds before anybody has said where its user lives. */
const unsetTimeZone = 'UTC';

/** What the browser says. Asking holds a phone up for tens of milliseconds, the first time. */
const browsersZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone to store: the browser's, where none was ever stored; null where there is nothing to do. */
export function timeZoneToStore(stored: string | undefined, browsers = browsersZone): string | null {
  if (stored !== unsetTimeZone) return null;
  const zone = browsers();
  return zone && zone !== unsetTimeZone ? zone : null;
}

/**
 * Tells the profile the user's time zone, once: it decides which day an activity counts for. A zone that is stored
 * already stays, so that travelling does not break a streak.
 */
export const timeZoneQuery = (userId: string) =>
  queryOptions({
    queryKey: ['time-zone', userId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client: queries }): Promise<string | null> => {
      const profile = await queries.ensureQueryData(profileQuery(userId));
      const zone = timeZoneToStore(profile?.time_zone);
      if (!zone) return null;
      const client = await supabase();
      await client.from('profiles').update({ time_zone: zone }).eq('user_id', userId).throwOnError();
      return zone;
    },
  });
