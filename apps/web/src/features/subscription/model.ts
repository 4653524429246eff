import { type FeatureType, featureTypes, trialLimits } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { SubscriptionStatus, TrialUsage } from './queries.ts';

export interface FeatureUsage {
  feature: FeatureType;
  label: string;
  used: number;
  limit: number;
}

const featureLabels: Record<FeatureType, MessageDescriptor> = {
  interview_questions: msg`Mock interviews`,
  daily_challenge: msg`Daily challenge`,
  word_game: msg`Word game`,
};

/** The usage of every trial feature in the order of the catalogue; a feature without a row is unused. */
export function trialUsage(rows: readonly TrialUsage[]): FeatureUsage[] {
  return featureTypes.map((feature) => {
    const count = rows.find((row) => row.feature_type === feature)?.usage_count ?? 0;
    const limit = trialLimits[feature];
    return { feature, label: t(featureLabels[feature]), used: Math.min(Math.max(0, count), limit), limit };
  });
}

/** What the tracker shows: no record is the free trial with nothing used; other plans show nothing. */
export function trackerView(status: string | undefined): 'premium' | 'trial' | 'nothing' {
  if (status === 'active') return 'premium';
  return status === undefined || status === 'trial' ? 'trial' : 'nothing';
}

const failedPayments = ['failed', 'cancelled'];

/**
 * How a checkout ended: by the plan, else by what the payment provider adds to the address it leads back to. `left`:
 * it adds nothing, because nobody paid.
 */
export function checkoutOutcome(
  plan: string | null | undefined,
  search: string,
): 'paid' | 'failed' | 'pending' | 'left' {
  if (plan === 'active') return 'paid';
  const told = new URLSearchParams(search).get('status');
  if (told === null) return 'left';
  return failedPayments.includes(told) ? 'failed' : 'pending';
}

/** `You've used 1 of 2 free mock interviews.` */
export function usageSentence({ feature, used, limit }: FeatureUsage): string {
  switch (feature) {
    case 'interview_questions':
      return t`You've used ${used} of ${plural(limit, { one: '# free mock interview', other: '# free mock interviews' })}.`;
    case 'daily_challenge':
      return t`You've used ${used} of ${plural(limit, { one: '# free daily challenge', other: '# free daily challenges' })}.`;
    case 'word_game':
      return t`You've used ${used} of ${plural(limit, { one: '# free word game', other: '# free word games' })}.`;
  }
}

export interface CardView {
  /** What the badge says. */
  badge: string;
  /** `trial`: an offer; `active`: billing and cancel; `ending`: paid until a day; `unpaid`: a payment is missing; `over`. */
  kind: 'trial' | 'active' | 'ending' | 'unpaid' | 'over';
  /** Whether the payment provider has a subscription for it. */
  isBilled: boolean;
  periodStart: Date | null;
  periodEnd: Date | null;
}

const badges: Record<string, MessageDescriptor> = {
  active: msg`Active`,
  trial: msg`Free Trial`,
  cancelled: msg`Canceled`,
};

function kindOf(status: string, periodEnd: Date | null, now: Date): CardView['kind'] {
  if (status === 'trial' || status === 'active') return status;
  if (status === 'cancelled') return periodEnd && periodEnd > now ? 'ending' : 'over';
  return status === 'past_due' || status === 'on_hold' ? 'unpaid' : 'over';
}

/** What the subscription card shows; no record is the free trial, and a status without a name of its own is shown raw. */
export function cardView(plan: SubscriptionStatus | null, now: Date): CardView {
  const status = plan?.status ?? 'trial';
  const date = (moment: string | null | undefined) => (moment ? new Date(moment) : null);
  const periodEnd = date(plan?.current_period_end);
  return {
    badge: badges[status] ? t(badges[status]) : status,
    kind: kindOf(status, periodEnd, now),
    isBilled: Boolean(plan?.dodo_subscription_id),
    periodStart: date(plan?.current_period_start),
    periodEnd,
  };
}
