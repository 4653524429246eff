import type { AnswerChange, AnswerScore } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { changeHeadline, changeLines, criterionChanges, signed } from './retry.ts';
import { questionHash, retriedQuestion, retryAddress } from './retry-address.ts';
import { judgeSelfRating, levelOfScore, ratingSummary } from './self-rating.ts';

const none = {
  technical_accuracy: 0,
  problem_solving: 0,
  communication_clarity: 0,
  relevant_experience: 0,
  cultural_fit: 0,
};
const change: AnswerChange = {
  overall: 13,
  dimensions: { ...none, technical_accuracy: -4 },
  words: -12,
  starGained: ['task', 'result'],
  starLost: ['situation'],
  pointsGained: ['a check'],
  pointsLost: [],
  numbersAdded: ['40%', '3 weeks'],
  numbersRemoved: [],
  hedgesRemoved: 2,
  beforeEngine: { kind: 'builtin', name: 'Greenroom built-in', version: '1.0' },
};
const reached = { score: 61, level: 3, levelText: '', lift: null };
const after = {
  overall: 61,
  words: 80,
  dimensions: Object.fromEntries(Object.keys(none).map((name) => [name, reached])),
} as unknown as AnswerScore;

describe('a further attempt', () => {
  it('says what it won and lost, and its length as neither', () => {
    expect(changeHeadline(change)).toBe('13 points more');
    expect(changeHeadline({ overall: -1 })).toBe('1 point fewer');
    expect(changeHeadline({ overall: 0 })).toBe('The same score');
    expect(changeLines(change, after)).toEqual([
      { kind: 'won', text: 'Told now: the task and the result' },
      { kind: 'lost', text: 'No longer told: the situation' },
      { kind: 'won', text: 'Numbers added: 40% and 3 weeks' },
      { kind: 'won', text: '2 hedges removed' },
      { kind: 'won', text: 'Key point made: a check' },
      { kind: 'same', text: '12 words shorter, now 80 words' },
    ]);
  });

  it('shows each criterion before and after', () => {
    const accuracy = criterionChanges(after, change)[0];
    expect(accuracy).toMatchObject({ label: 'Technical Accuracy', before: 65, after: 61, change: -4 });
    expect([signed(4), signed(-4), signed(0)]).toEqual(['+4', '−4', '0']);
  });

  it('has an address that names its question, and no other is taken', () => {
    expect(retryAddress('5f0b', 2)).toBe('/interview/5f0b/results?retry=3');
    expect(questionHash(2)).toBe('#question-3');
    const asked = (search: string) => retriedQuestion(new URLSearchParams(search), 3);
    expect(asked('retry=3')).toBe(2);
    for (const search of ['', 'retry=0', 'retry=4', 'retry=-1', 'retry=1.5', 'retry=x'])
      expect(asked(search)).toBeNull();
  });
});

describe('a rating from before the reveal', () => {
  it.each([
    [0, 1],
    [29, 1],
    [30, 2],
    [49, 2],
    [50, 3],
    [69, 3],
    [70, 4],
    [84, 4],
    [85, 5],
    [100, 5],
  ])('is held against the level of the score: %i is level %i', (score, level) => {
    expect(levelOfScore(score)).toBe(level);
  });

  it('is over, under or right', () => {
    expect(judgeSelfRating(4, 52)).toEqual({
      verdict: 'over',
      text: 'You rated it 4 of 5; it reached level 3. You overrated it by one level.',
    });
    expect(judgeSelfRating(1, 90).text).toContain('underrated it by 4 levels');
    expect(judgeSelfRating(3, 60).verdict).toBe('right');
    expect(ratingSummary([{ selfRating: null, score: 60 }])).toBeNull();
    expect(
      ratingSummary([
        { selfRating: 5, score: 60 },
        { selfRating: 3, score: 60 },
      ]),
    ).toContain('Of 2 answers that you rated yourself, you overrated 1, underrated 0 and met 1.');
  });
});
