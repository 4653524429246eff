import type { ResumeCheck } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { compareReadings } from './comparison.ts';

const check = (id: string, status: ResumeCheck['status'], group: ResumeCheck['group'] = 'layout') => ({
  ...{ id, group, label: id, status, points: 0, maxPoints: 5, evidence: '', fix: '' },
});
const skill = (name: string, status: 'shown' | 'listed' | 'missing') => ({
  ...{ skill: name, importance: 'must-have' as const, status, evidence: '', requirement: '' },
});

function reading(score: number, checks: ResumeCheck[], match: number | null = null, jobRole = 'a job') {
  return {
    readability: { score, groups: [], note: '' },
    match:
      match === null
        ? null
        : {
            ...{ score: match, jobTitle: null, keywords: [], note: '' },
            skills: [skill('SQL', match > 50 ? 'shown' : 'missing')],
          },
    checks,
    jobRole,
  };
}

describe('before and after', () => {
  it('names what was mended, what broke, and the skills that were gained', () => {
    const before = reading(60, [check('columns', 'fail'), check('dates', 'pass')], 40);
    const after = reading(75, [check('columns', 'pass'), check('dates', 'warn')], 80);
    expect(compareReadings(before, after)).toMatchObject({
      readability: { before: 60, after: 75 },
      match: { before: 40, after: 80 },
      mended: [{ id: 'columns' }],
      broken: [{ id: 'dates' }],
      gained: ['SQL'],
    });
  });

  it('compares matches with the same job only', () => {
    const before = reading(60, [check('title', 'fail', 'job')], 40, 'one job');
    const after = reading(60, [check('title', 'pass', 'job')], 80, 'another');
    expect(compareReadings(before, after)).toMatchObject({ match: null, mended: [], gained: [] });
    expect(compareReadings(reading(60, []), reading(60, [], 80)).match).toBeNull();
  });
});
