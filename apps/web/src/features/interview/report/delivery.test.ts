import type { Delivery, DictatedWords } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { deliveryFigures, longestSentenceWords, overallPace, paceStretches } from './delivery.ts';

/** Two words a second from 5 seconds on, for `seconds`. */
const spoken = (seconds: number): DictatedWords => ({
  approximate: true,
  words: Array.from({ length: seconds * 2 }, (_, at) => ({
    word: 'word',
    startSeconds: 5 + at / 2,
    endSeconds: 5 + at / 2 + 0.5,
  })),
});

const delivery: Delivery = {
  measured: true,
  reason: null,
  durationSeconds: 60,
  words: 120,
  wordsPerMinute: 120,
  pace: 'good',
  longPauses: [{ atSeconds: 12, lengthSeconds: 3.4 }],
  fillers: [{ word: 'um', atSeconds: 20 }],
  fillersPerMinute: 1,
  hedges: 2,
  notes: [],
};

describe('the pace over an answer', () => {
  it('is counted in steps of ten seconds from the first word', () => {
    expect(paceStretches(spoken(25))).toEqual([
      { fromSeconds: 0, toSeconds: 10, wordsPerMinute: 120 },
      { fromSeconds: 10, toSeconds: 20, wordsPerMinute: 120 },
      { fromSeconds: 20, toSeconds: 25, wordsPerMinute: 120 },
    ]);
  });

  it('leaves out a last step that is too short to say anything, and is empty without words', () => {
    expect(paceStretches(spoken(12))).toHaveLength(1);
    expect(paceStretches({ approximate: true, words: [] })).toEqual([]);
  });

  it('is weighed by length over several answers, and not measured where none was', () => {
    expect(overallPace([delivery, { ...delivery, durationSeconds: 180, wordsPerMinute: 160 }, null])).toBe(
      150,
    );
    expect(overallPace([null, { ...delivery, measured: false, wordsPerMinute: null }])).toBeNull();
  });
});

describe('the figures of a dictated answer', () => {
  it('name what was measured', () => {
    const values = deliveryFigures(delivery, 'One two three. Four five.').map(({ value }) => value);
    expect(values).toEqual(['120 words per minute', '1', '1, 1 per minute', '2', '3 words']);
  });

  it('say "Not measured" instead of nought', () => {
    const silent = { ...delivery, fillers: [], fillersPerMinute: null };
    expect(deliveryFigures(silent, 'no full stops here')[2]?.value).toBe('Not measured');
    expect(deliveryFigures(silent, 'no full stops here')[4]?.value).toBe('Not measured');
    expect(longestSentenceWords('It cost 9.5 euros')).toBeNull();
  });
});
