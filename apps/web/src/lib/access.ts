import { AccessStatus, type FeatureType, featureTypes } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { invoke } from './functions.ts';
import { supabase } from './supabase.ts';

/** Features that belong to Premium alone, by their keys. */
export type PremiumFeature = 'resume' | 'job_analyzer' | 'cover_letter';

/** What a plan opens: what the trial has a share of, and what belongs to Premium alone. */
type GatedFeature = FeatureType | PremiumFeature;

const hasTrialShare = (feature: GatedFeature): feature is FeatureType =>
  featureTypes.some((one) => one === feature);

/**
 * Whether a feature is open to the user, and on which plan. Read again whenever the plan changes. A failed check is an
 * error and never a plan: pages show it as `PlanUnchecked`.
 */
export const accessQuery = (userId: string, feature: GatedFeature) =>
  queryOptions({
    // The same prefix as the plan's key: refreshing the plan refreshes this too.
    queryKey: ['subscription-status', userId, 'access', feature],
    queryFn: (): Promise<AccessStatus> => checkAccess(feature),
  });

/** Asks the server about a feature. Runs to its end where the page is left: cut off, it would be a failed request. */
export async function checkAccess(feature: GatedFeature): Promise<AccessStatus> {
  if (hasTrialShare(feature)) return invoke('check-subscription-status', { feature_type: feature });
  const client = await supabase();
  const { data } = await client.rpc('check_access', { feature_type: feature }).throwOnError();
  return AccessStatus.parse(data);
}
