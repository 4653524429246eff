import { describe, expect, it } from 'vitest';
import { replyIn, takesFollowUp } from './follow-up-rules.ts';

const asked = { text: 'How did it turn out?', quote: '', after: 12 };
const set = (...followed: number[]) =>
  ['warm-up', 'motivation', 'job', 'trouble', 'people', 'judgment', 'closing'].map((phase, at) => ({
    phase,
    follow_up: followed.includes(at) ? asked : null,
  }));

describe('a follow-up of a live interview', () => {
  it.each([
    ['is asked at a question of the job', set(), 2, true],
    ['is not asked at the opening', set(), 0, false],
    ['is not asked at the last question', set(), 6, false],
    ['is not asked right after another one', set(2), 3, false],
    ['is asked a second time', set(2), 4, true],
    ['is not asked a third time', set(1, 3), 5, false],
    ['is not asked again at the same question', set(2), 2, false],
    ['is not asked at a question that there is not', set(), 7, false],
  ] as const)('%s', (_, questions, index, expected) => {
    expect(takesFollowUp(questions, index)).toBe(expected);
  });

  it('is asked in sets of older versions, whose questions have no phase', () => {
    expect(takesFollowUp([{ phase: null }], 0)).toBe(true);
  });

  it('has as its reply what was added to the answer', () => {
    expect(replyIn('I fixed it.\n\nIn two days.', { after: 11 })).toBe('In two days.');
    expect(replyIn('I fixed it.', { after: 11 })).toBe('');
  });
});
