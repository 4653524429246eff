import { AccessStatus } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { supabase } from './supabase.ts';

/** Features that belong to Premium alone, by their keys. */
export type PremiumFeature = 'resume' | 'job_analyzer' | 'cover_letter';

/** Whether a Premium feature is open to the user. Read again whenever the plan changes. */
export const premiumQuery = (userId: string, feature: PremiumFeature) =>
  queryOptions({
    // Begins as the plan's own key does, so that whoever refreshes the plan refreshes this too.
    queryKey: ['subscription-status', userId, 'access', feature],
    queryFn: async ({ signal }): Promise<boolean> => {
      const client = await supabase();
      const { data } = await client
        .rpc('check_access', { feature_type: feature })
        .abortSignal(signal)
        .throwOnError();
      return AccessStatus.parse(data).hasAccess;
    },
  });
