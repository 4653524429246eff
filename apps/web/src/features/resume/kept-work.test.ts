import { describe, expect, it } from 'vitest';
import { skillsToAsk } from './kept-work.ts';

const match = (skill: string, status: 'shown' | 'missing') => ({
  ...{ skill, status, importance: 'must-have' as const, evidence: '', requirement: `${skill} needed` },
});
const analysis = {
  jobRole: 'Nurse wanted',
  match: {
    ...{ score: 50, jobTitle: null, keywords: [], note: '' },
    skills: [match('Triage', 'shown'), match('SQL', 'missing')],
  },
};

describe('the skills that are asked about', () => {
  it('are those the scan missed, for the same job', () => {
    expect(skillsToAsk(' Nurse wanted\n', analysis, null)).toEqual([
      { skill: 'SQL', importance: 'must-have', requirement: 'SQL needed' },
    ]);
  });

  it('are none where the job is another one', () => {
    expect(skillsToAsk('Baker wanted', analysis, null)).toEqual([]);
    expect(skillsToAsk('Baker wanted', null, null)).toEqual([]);
  });
});
