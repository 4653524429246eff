import type { AnswerChange, AnswerScore, Flag, PointFinding } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { changeRows, criterionReasons } from './change-reasons.ts';

const line = (id: string, label: string, seen: string, points: number, weight = 30) => ({
  ...{ id, label, seen, points, weight },
});
const dimension = (score: number) => ({ score, level: 3, levelText: '', lift: null });
const scoreOf = (
  overall: number,
  lines: ReturnType<typeof line>[],
  technical: number,
  points: Partial<PointFinding>[],
  flags: Flag[] = [],
) =>
  ({
    overall,
    receipt: { rubricVersion: '2.0', lines, total: overall },
    dimensions: {
      technical_accuracy: dimension(technical),
      problem_solving: dimension(50),
      communication_clarity: dimension(50),
      relevant_experience: dimension(50),
      cultural_fit: dimension(50),
    },
    points,
    flags,
  }) as unknown as AnswerScore;

const point = (zone: PointFinding['zone']) => ({
  id: 'owner',
  zone,
  ask: 'Who?',
  praise: 'You name an owner.',
});
const keyPoints = 'Technical Accuracy: Key points of the question';
const before = scoreOf(
  40,
  [
    line('technical_accuracy.key_points', keyPoints, '1 of 5 recognized', 10),
    line('relevant_experience.result', 'Relevant Experience: Result: what changed', 'not recognized', 0),
    line('communication_clarity.length', 'Communication Clarity: Length', '90 words', 30),
  ],
  33,
  [point('ask')],
);
const after = scoreOf(
  61,
  [
    line('technical_accuracy.key_points', keyPoints, '3 of 5 recognized', 22.4),
    line(
      'relevant_experience.result',
      'Relevant Experience: Result: what changed',
      'recognized, with a number',
      9.8,
    ),
    line('communication_clarity.length', 'Communication Clarity: Length', '85 words', 28.8),
  ],
  75,
  [point('seen')],
);
const change = {
  overall: 21,
  dimensions: {
    ...{ technical_accuracy: 42, problem_solving: 0, communication_clarity: 0 },
    ...{ relevant_experience: 0, cultural_fit: 0 },
  },
  ...{ starGained: ['result'], starLost: [], pointsGained: [], pointsLost: [] },
  ...{ numbersAdded: ['40%'], numbersRemoved: [], hedgesRemoved: 0, words: -5 },
} as unknown as AnswerChange;

describe('why a score changed', () => {
  const { rows, others } = changeRows(change, before, after, ['Who?']);

  it('is said in points that add up, the largest first, with what changed and what the receipts saw', () => {
    expect(rows.map(({ points, text, seen }) => [points, text, seen])).toEqual([
      [12, 'Key points', 'Key points of the question: 1 of 5 recognized → 3 of 5 recognized'],
      [10, 'Your story', 'Result: what changed: not recognized → recognized, with a number'],
      [-1, 'Easy to follow', 'Length: 90 words → 85 words'],
    ]);
    expect(rows[0]?.lines.map(({ text, note }) => [text, note])).toEqual([
      ['You name an owner.', 'This was on your list. Done.'],
    ]);
    expect(rows[1]?.lines.map(({ text }) => text)).toEqual(['You say how it turned out.']);
  });

  it('leaves what moved no point apart', () => {
    expect(others.map(({ text }) => text)).toEqual(['One new number.']);
  });

  it('names a cap, and what set it', () => {
    const cap = line('cap.red_flag', 'Capped at 35', '', -26, 0);
    const flag = { id: 'red_flag', message: 'That can kill somebody.', cap: 35, quote: 'x' };
    const held = scoreOf(35, [...after.receipt.lines, cap], 35, [point('seen')], [flag]);
    const fall = { ...change, overall: -26, starGained: [], numbersAdded: [] };
    const rise = { ...change, overall: 26, starGained: [], numbersAdded: [] };
    expect(changeRows(fall, after, held).rows).toMatchObject([
      { points: -26, text: 'This score is capped', seen: 'That can kill somebody.' },
    ]);
    expect(changeRows(rise, held, after).rows).toMatchObject([
      { points: 26, text: 'Your first score was capped', seen: 'That can kill somebody.' },
    ]);
  });

  it('is not said of an answer that was scored again since', () => {
    expect(changeRows({ ...change, overall: 3 }, before, after).rows).toEqual([]);
    expect(changeRows(change, null, after).rows).toEqual([]);
  });

  it('is said of each criterion in its own points', () => {
    expect(criterionReasons(change, before, after, 'technical_accuracy')).toBe('Key points +42');
    expect(criterionReasons(change, before, after, 'problem_solving')).toBe('');
    const other = { ...change, dimensions: { ...change.dimensions, technical_accuracy: 7 } };
    expect(criterionReasons(other, before, after, 'technical_accuracy')).toBe('');
  });
});
