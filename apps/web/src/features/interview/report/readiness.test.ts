import { describe, expect, it } from 'vitest';
import { readinessLevel, readinessOf } from './readiness.ts';
import { readFeedback } from './stored-feedback.ts';

const answers = (count: number) =>
  Array.from({ length: 5 }, (_, at) => ({ answer: at < count ? 'I asked.' : ' ' }));
const stored = (readiness_assessment: unknown, readiness_reason = 'Because.') =>
  readFeedback({ comprehensive_analysis: { readiness_assessment, readiness_reason } });

describe('readiness', () => {
  it.each([
    [100, 'Advanced'],
    [85, 'Advanced'],
    [84.9, 'Intermediate'],
    [70, 'Intermediate'],
    [69, 'Beginner'],
    [0, 'Beginner'],
  ])('at %d is %s', (score, word) => {
    expect(readinessLevel(score)).toBe(word);
  });

  it('gives the level, its meaning and the reason', () => {
    expect(readinessOf(stored('mid_ready'), 74, answers(3))).toEqual({
      ...{ isJudged: true, level: 'Intermediate', label: 'Ready for a mid-level role', reason: 'Because.' },
    });
  });

  it.each([0, 1, 2])('names no level for %d answers, whatever an older report has stored', (count) => {
    for (const level of ['junior_ready', 'not_ready', null, undefined])
      expect(readinessOf(stored(level), 90, answers(count))).toEqual({
        ...{ isJudged: false, level: 'Too early to say', label: '', reason: 'Because.' },
      });
  });

  it('names no level where the coach could judge too few of the answers', () => {
    expect(readinessOf(stored(null), 90, answers(5)).isJudged).toBe(false);
  });

  it('goes by the score alone where a report has nothing on it', () => {
    expect(readinessOf({}, 90, answers(5))).toEqual({
      ...{ isJudged: true, level: 'Advanced', label: '', reason: '' },
    });
  });
});
