import type { LikelyQuestion } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { missedText, practiceText, resultTitle, withOther } from './afterwards.ts';

const question = (part: Partial<LikelyQuestion>): LikelyQuestion => ({
  id: '11111111-1111-4111-8111-111111111111',
  question: 'Tell me about yourself.',
  reason: { kind: 'opening', line: '' },
  requirementId: null,
  score: null,
  firstScore: null,
  sessionId: null,
  practicedOn: null,
  cameUp: true,
  ...part,
});

describe('after an interview', () => {
  it('counts the predicted ones of all that came up', () => {
    expect(resultTitle(6, 9)).toBe('We predicted 6 of 9.');
    expect(`${resultTitle(0, 4)} ${missedText(4)}`).toBe("We missed all 4. They're in your practice now.");
    expect(resultTitle(0, 0)).toBe('Saved.');
  });

  it('takes a typed question once', () => {
    expect(withOther(['Why us?'], ' why us? ')).toEqual(['Why us?']);
    expect(withOther([], '  ')).toEqual([]);
    expect(withOther(['Why us?'], 'Why now?')).toEqual(['Why us?', 'Why now?']);
  });

  it('says what practice did, and nothing that it does not know', () => {
    expect(practiceText(question({ firstScore: 61, score: 78 }), 0)).toBe('You went from 61 to 78.');
    expect(practiceText(question({ firstScore: 91, score: 91 }), 0)).toBe('You scored 91.');
    expect(practiceText(question({ practicedOn: '2026-11-30' }), 0)).toBe('You practiced it on Monday.');
    expect(practiceText(question({ reason: { kind: 'closing', line: '' } }), 3)).toBe('You had 3 ready.');
    expect(practiceText(question({}), 3)).toBe("You hadn't practiced it.");
  });
});
