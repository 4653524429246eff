import { describe, expect, it } from 'vitest';
import { cardView, checkoutOutcome, trackerView, trialUsage, usageSentence } from './model.ts';

describe('trialUsage', () => {
  it('lists every feature in order, unused where there is no row', () => {
    const usage = trialUsage([{ feature_type: 'word_game', usage_count: 1 }]);
    expect(usage.map(({ label, used, limit }) => `${label} ${used}/${limit}`)).toEqual([
      'Mock interviews 0/2',
      'Daily challenge 0/1',
      'Word game 1/1',
    ]);
  });

  it('never shows more than the limit or less than nothing', () => {
    const usage = trialUsage([
      { feature_type: 'interview_questions', usage_count: 9 },
      { feature_type: 'daily_challenge', usage_count: -1 },
    ]);
    expect(usage.map(({ used }) => used)).toEqual([2, 0, 0]);
  });
});

describe('checkoutOutcome', () => {
  it.each([
    ['active', '', 'paid'],
    ['active', '?status=active', 'paid'],
    ['trial', '?subscription_id=sub_1&status=active', 'pending'],
    ['trial', '?status=failed', 'failed'],
    [null, '?status=cancelled', 'failed'],
    [null, '', 'left'],
  ] as const)('with the plan %s, coming back to %j is %s', (plan, search, outcome) => {
    expect(checkoutOutcome(plan, search)).toBe(outcome);
  });
});

describe('trackerView', () => {
  it.each([
    ['active', 'premium'],
    ['trial', 'trial'],
    [undefined, 'trial'],
    ['cancelled', 'nothing'],
    ['past_due', 'nothing'],
  ] as const)('%s shows %s', (status, view) => {
    expect(trackerView(status)).toBe(view);
  });
});

describe('usageSentence', () => {
  it('names the feature and its limit', () => {
    expect(trialUsage([{ feature_type: 'interview_questions', usage_count: 1 }]).map(usageSentence)).toEqual([
      "You've used 1 of 2 free mock interviews.",
      "You've used 0 of 1 free daily challenge.",
      "You've used 0 of 1 free word game.",
    ]);
  });
});

describe('cardView', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const plan = (status: string, current_period_end: string | null = null) => ({
    status,
    current_period_start: '2026-10-25T00:00:00Z',
    current_period_end,
    dodo_subscription_id: 'sub_1',
  });

  it.each([
    ['active', '2026-11-25T00:00:00Z', 'Active', 'active'],
    ['trial', null, 'Free Trial', 'trial'],
    ['cancelled', '2026-11-25T00:00:00Z', 'Canceled', 'ending'],
    ['cancelled', '2026-11-20T00:00:00Z', 'Canceled', 'over'],
    ['cancelled', null, 'Canceled', 'over'],
    ['past_due', '2026-11-25T00:00:00Z', 'past_due', 'unpaid'],
    ['on_hold', null, 'on_hold', 'unpaid'],
    ['expired', '2026-11-20T00:00:00Z', 'expired', 'over'],
  ])('%s until %s is shown as %s', (status, end, badge, kind) => {
    expect(cardView(plan(status, end), now)).toMatchObject({ badge, kind, isBilled: true });
  });

  it('takes no record for the free trial', () => {
    expect(cardView(null, now)).toMatchObject({ badge: 'Free Trial', kind: 'trial', isBilled: false });
  });
});
