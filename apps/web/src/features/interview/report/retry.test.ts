import type { AnswerChange, AnswerScore, PointFinding } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { changeLines, compareHeadline, criterionChanges, gainText, signed } from './retry.ts';
import {
  answerAddress,
  noteHash,
  notePlace,
  openedAnswer,
  questionHash,
  retriedQuestion,
  retryAddress,
  saidHash,
  saidPoint,
} from './retry-address.ts';
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
  it('names the change without a minus in the headline', () => {
    expect([13, 1, 0, -1].map(gainText)).toEqual(['+13 points', '+1 point', 'same score', '1 point lower']);
    expect(compareHeadline(61, 13)).toBe('+13 points');
    expect(compareHeadline(76, 0)).toBe("76 again. Here's what moved.");
    expect(compareHeadline(71, -5)).toBe('71 this time. We kept your first try.');
  });

  it('gives plain reasons, what is better first', () => {
    expect(changeLines(change, null, after).map(({ kind, text, note }) => [kind, text, note])).toEqual([
      ['won', 'This counts now.', 'a check'],
      ['won', 'You say what your job was.', ''],
      ['won', 'You say how it turned out.', ''],
      ['won', '2 new numbers.', '40% and 3 weeks'],
      ['won', '2 hedges gone.', ''],
      ['lost', 'Only your first answer set the scene.', ''],
    ]);
  });

  it('calls new numbers new, and not better where the answer fell', () => {
    const fell = changeLines({ ...change, overall: -2 }, null, after);
    expect(fell.find(({ text }) => text === '2 new numbers.')?.kind).toBe('same');
  });

  it('goes by points where both attempts have them, and names what was on the list as done', () => {
    const point = (id: string, zone: PointFinding['zone'], praise = ''): PointFinding => ({
      ...{ id, zone, praise, ask: `${id}?`, quote: '', start: 0, end: 0, worth: 0 },
    });
    const before = {
      points: [
        point('owner', 'ask'),
        point('why', 'seen', 'You say why.'),
        point('how', 'ask'),
        point('when', 'ask'),
      ],
    };
    const points = [
      point('owner', 'seen', 'You name an owner.'),
      point('why', 'perhaps'),
      point('how', 'counted'),
      point('when', 'counted'),
    ];
    const lines = changeLines(
      { ...change, starGained: [], starLost: [], numbersAdded: [], hedgesRemoved: 0 },
      before as unknown as AnswerScore,
      { ...after, points },
      ['owner?'],
    );
    const reason = 'key_points';
    expect(lines).toEqual([
      {
        kind: 'won',
        text: 'You name an owner.',
        note: 'This was on your list. Done.',
        isCoachs: true,
        reason,
      },
      { kind: 'won', text: 'These 2 count now.', note: 'how? when?', reason },
      { kind: 'lost', text: "We couldn't find this one again.", note: 'why?', reason },
    ]);
  });

  it('calls a number new, not better, in an answer that went down', () => {
    const down = { ...change, overall: -3, starGained: [], starLost: [], pointsGained: [], pointsLost: [] };
    const [line] = changeLines({ ...down, hedgesRemoved: 0, numbersRemoved: [] }, null, after);
    expect(line).toMatchObject({ kind: 'same', text: '2 new numbers.' });
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
    expect(answerAddress('5f0b', 2)).toBe('/interview/5f0b/results?answer=3');
    expect(openedAnswer(new URLSearchParams('answer=3'), 3)).toBe(2);
    expect(openedAnswer(new URLSearchParams('retry=3'), 3)).toBeNull();
  });

  it('has an address that begins selecting for a point, and one for a note', () => {
    expect(saidPoint(saidHash('nurse 1/a%'))).toBe('nurse 1/a%');
    expect([saidPoint(''), saidPoint('#note-4'), saidPoint('#said-%')]).toEqual([null, null, null]);
    expect([notePlace(noteHash(0)), notePlace('#said-4')]).toEqual([0, null]);
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
      text: 'You rated it 4 out of 5; it reached level 3. You overrated it by one level.',
    });
    expect(judgeSelfRating(1, 90).text).toContain('underrated it by 4 levels');
    expect(judgeSelfRating(3, 60).verdict).toBe('right');
    expect(ratingSummary([{ selfRating: null, score: 60 }])).toBeNull();
    expect(ratingSummary([{ selfRating: 4, score: 0, detail: { scored: false } }])).toBeNull();
    expect(
      ratingSummary([
        { selfRating: 5, score: 60 },
        { selfRating: 3, score: 60 },
      ]),
    ).toContain('Of the 2 answers you rated yourself, you overrated 1, underrated 0 and got 1 right.');
  });
});
