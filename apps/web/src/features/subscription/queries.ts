import type { Database } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { invoke } from '@/lib/functions.ts';
import { supabase } from '@/lib/supabase.ts';

type Tables = Database['public']['Tables'];
export type TrialUsage = Pick<Tables['trial_usage']['Row'], 'feature_type' | 'usage_count'>;
export type SubscriptionStatus = Pick<
  Tables['subscription_status']['Row'],
  'status' | 'current_period_start' | 'current_period_end' | 'dodo_subscription_id'
>;

/** What was used of the free trial, one row per feature. */
export const trialUsageQuery = (userId: string) =>
  queryOptions({
    queryKey: ['trial-usage', userId],
    queryFn: async ({ signal }): Promise<TrialUsage[]> => {
      const client = await supabase();
      const { data } = await client
        .from('trial_usage')
        .select('feature_type, usage_count')
        .eq('user_id', userId)
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });

/** The plan; null where there is no record, which means the free trial. */
export const subscriptionStatusQuery = (userId: string) =>
  queryOptions({
    queryKey: ['subscription-status', userId],
    queryFn: async ({ signal }): Promise<SubscriptionStatus | null> => {
      const client = await supabase();
      const { data } = await client
        .from('subscription_status')
        .select('status, current_period_start, current_period_end, dodo_subscription_id')
        .eq('user_id', userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data;
    },
  });

/**
 * Writes the rows a new user needs, once a visit. It repairs accounts that have none; a failure changes nothing that
 * is shown, since missing rows read as an unused free trial.
 */
export const initializeQuery = (userId: string) =>
  queryOptions({
    queryKey: ['initialize-user-data', userId],
    queryFn: ({ signal }) => invoke('initialize-user-data', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
