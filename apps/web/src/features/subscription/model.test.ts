import { describe, expect, it } from 'vitest';
import { trackerView, trialUsage } from './model.ts';

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
