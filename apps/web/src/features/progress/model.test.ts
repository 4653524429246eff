import { describe, expect, it } from 'vitest';
import { averageScore, durationMinutes, greeting, nextStep } from './model.ts';
import type { FinishedSession } from './queries.ts';

const session = (score: number | null): FinishedSession => ({
  id: 'a',
  job_role: 'Nurse',
  interview_type: 'mixed',
  overall_score: score,
  started_at: '2026-11-19T10:00:00Z',
  completed_at: '2026-11-19T10:14:40Z',
});

describe('averageScore', () => {
  it('is the mean to one decimal, over what was scored', () => {
    expect(averageScore([session(70), session(75), session(72)])).toBe(72.3);
    expect(averageScore([session(70), session(null)])).toBe(70);
    expect(averageScore([session(0)])).toBe(0);
    expect(averageScore([])).toBeNull();
  });
});

describe('durationMinutes', () => {
  it('rounds, and knows no end without one', () => {
    expect(durationMinutes(session(1))).toBe(15);
    expect(durationMinutes({ started_at: '2026-11-19T10:00:00Z', completed_at: null })).toBeNull();
    expect(
      durationMinutes({ started_at: '2026-11-19T10:00:00Z', completed_at: '2026-11-19T09:59:00Z' }),
    ).toBe(0);
  });
});

describe('greeting', () => {
  it.each([
    [4, 'Good evening, Maya.'],
    [5, 'Good morning, Maya.'],
    [12, 'Good afternoon, Maya.'],
    [18, 'Good evening, Maya.'],
  ])('at %d reads %s', (hour, text) => {
    expect(greeting('Maya', hour)).toBe(text);
  });

  it('does without a name', () => {
    expect(greeting('', 9)).toBe('Good morning.');
  });
});

describe('nextStep', () => {
  it('speaks of the newest session and praises no weak one', () => {
    expect(nextStep([session(84), session(20)])).toContain('scored 84');
    expect(nextStep([session(41)])).not.toContain('beat');
    expect(nextStep([])).toContain('Nothing rehearsed yet');
  });
});
