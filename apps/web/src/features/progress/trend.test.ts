import type { ProgressSummary } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import {
  engineName,
  orderedSkills,
  overallTrend,
  segmentsByEngine,
  skillName,
  skillTrend,
  trendChange,
  trendInWords,
} from './trend.ts';

type PastSession = ProgressSummary['history'][number];
const builtin = { kind: 'builtin', name: 'Built-in', version: '1' } as const;
const model = { kind: 'model', name: 'Acme Large', version: '3' } as const;

let count = 0;
const session = (overall_score: number, more: Partial<PastSession> = {}): PastSession => {
  count += 1;
  return {
    id: `id-${count}`,
    job_role: 'Nurse',
    interview_type: 'mixed',
    overall_score,
    started_at: '2026-11-19T10:00:00Z',
    completed_at: '2026-11-19T10:14:40Z',
    engine: builtin,
    technical_accuracy: null,
    problem_solving: null,
    communication_clarity: null,
    relevant_experience: null,
    cultural_fit: null,
    ...more,
  };
};
const scores = (points: { score: number }[]) => points.map((point) => point.score);

describe('trends', () => {
  it('run from the oldest to the newest', () => {
    expect(scores(overallTrend([session(80), session(60)]))).toEqual([60, 80]);
  });

  it('of a dimension leave out reports without it, of a type other types', () => {
    const history = [
      session(80, { problem_solving: 75 }),
      session(70, { interview_type: 'hr' }),
      session(60, { problem_solving: 0 }),
    ];
    expect(scores(skillTrend(history, 'problem_solving'))).toEqual([0, 75]);
    expect(scores(skillTrend(history, 'hr'))).toEqual([70]);
    expect(skillTrend(history, 'custom')).toEqual([]);
  });

  it('never join two engines, or two versions of one', () => {
    const history = [
      session(50, { engine: { ...builtin, version: '2' } }),
      session(90, { engine: model }),
      session(88, { engine: model }),
      session(61),
      session(60),
    ];
    expect(segmentsByEngine(overallTrend(history)).map(scores)).toEqual([[60, 61], [88, 90], [50]]);
  });

  it('compare scores of the newest engine alone', () => {
    expect(trendChange(overallTrend([session(90, { engine: model }), session(60)]))).toBeNull();
    expect(trendChange(overallTrend([session(66), session(50), session(60)]))).toBe(6);
    expect(trendInWords([])).toBe('No recent session');
    expect(trendInWords(overallTrend([session(60)]))).toBe('One session so far');
    expect(trendInWords(overallTrend([session(90, { engine: model }), session(60)]))).toBe(
      'New engine, no trend yet',
    );
    expect(trendInWords(overallTrend([session(66), session(60)]))).toBe('Up 6 over 2 sessions');
    expect(trendInWords(overallTrend([session(50), session(60)]))).toBe('Down 10 over 2 sessions');
    expect(trendInWords(overallTrend([session(60), session(60)]))).toBe('Level over 2 sessions');
  });
});

describe('engineName', () => {
  it('names who scored, by version', () => {
    expect(engineName(builtin)).toBe('Built-in, rubric 1');
    expect(engineName(model)).toBe('Acme Large, prompt 3');
    expect(engineName(null)).toBe('Unknown engine');
  });
});

describe('skills', () => {
  it('stand in the order of the catalogue under their names', () => {
    const skill = (skill_category: string) => ({
      skill_category,
      sessions_completed: 1,
      average_score: 50,
      current_level: 3,
    });
    const ordered = orderedSkills([skill('mixed'), skill('juggling_knives'), skill('technical_accuracy')]);
    expect(ordered.map((each) => skillName(each.skill_category))).toEqual([
      'Technical Accuracy',
      'Mixed interviews',
      'juggling knives',
    ]);
  });
});
