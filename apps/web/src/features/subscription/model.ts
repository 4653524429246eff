import { type FeatureType, featureLabels, featureTypes, trialLimits } from '@greenroom/domain';
import type { TrialUsage } from './queries.ts';

export interface FeatureUsage {
  feature: FeatureType;
  label: string;
  used: number;
  limit: number;
}

/** The usage of every trial feature in the order of the catalogue; a feature without a row is unused. */
export function trialUsage(rows: readonly TrialUsage[]): FeatureUsage[] {
  return featureTypes.map((feature) => {
    const count = rows.find((row) => row.feature_type === feature)?.usage_count ?? 0;
    const limit = trialLimits[feature];
    return { feature, label: featureLabels[feature], used: Math.min(Math.max(0, count), limit), limit };
  });
}

/** What the tracker shows: no record is the free trial with nothing used; other plans show nothing. */
export function trackerView(status: string | undefined): 'premium' | 'trial' | 'nothing' {
  if (status === 'active') return 'premium';
  return status === undefined || status === 'trial' ? 'trial' : 'nothing';
}
