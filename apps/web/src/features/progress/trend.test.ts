import type { ProgressSummary } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import {
  engineName,
  firstKind,
  kindsOf,
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
    difficulty: 'medium',
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
    expect(scores(skillTrend(history, 'problem_solving').points)).toEqual([0, 75]);
    expect(scores(skillTrend(history, 'hr').points)).toEqual([70]);
    expect(skillTrend(history, 'custom')).toEqual({ points: [], kind: '' });
  });

  it('compare like with like: one type and one difficulty, the last one that has three results', () => {
    const history = [
      session(40, { difficulty: 'hard', problem_solving: 40 }),
      session(80, { problem_solving: 82 }),
      session(78, { problem_solving: 80, interview_type: 'hr' }),
      session(75, { problem_solving: 74 }),
      session(70, { problem_solving: 70 }),
    ];
    expect(kindsOf(history).map(({ name, sessions }) => [name, sessions.length])).toEqual([
      ['Mixed, Hard', 1],
      ['Mixed, Medium', 3],
      ['HR/Behavioral, Medium', 1],
    ]);
    const { points, kind } = skillTrend(history, 'problem_solving');
    expect([scores(points), kind]).toEqual([[70, 74, 82], 'Mixed, Medium']);
    expect(firstKind(kindsOf(history.slice(0, 3)))?.name).toBe('Mixed, Hard');
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
    expect(trendInWords([])).toBe('No recent sessions');
    expect(trendInWords(overallTrend([session(60)]))).toBe(
      '1 result so far. It takes three to show a trend.',
    );
    expect(trendInWords(overallTrend([session(66), session(60)]))).toBe(
      '2 results so far. It takes three to show a trend.',
    );
    expect(trendInWords(overallTrend([session(90, { engine: model }), session(60)]))).toBe(
      'We score differently now. It takes three results to show a trend.',
    );
    expect(trendInWords(overallTrend([session(66), session(62), session(60)]))).toBe('Up 6 over 3 sessions');
    expect(trendInWords(overallTrend([session(50), session(62), session(60)]))).toBe(
      'Down 10 over 3 sessions',
    );
    expect(trendInWords(overallTrend([session(60), session(70), session(60)]))).toBe(
      'Steady over 3 sessions',
    );
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
