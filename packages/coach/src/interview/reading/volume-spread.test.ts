import { describe, expect, it } from 'vitest';
import { analyzeDelivery } from './analyze-delivery.builtin.ts';
import { volumeSpreadDb } from './volume-spread.ts';

/** So many words at each level, one every half second. */
const wordsAt = (levels: readonly (number | undefined)[], each: number) =>
  levels.flatMap((levelDb) => Array.from({ length: each }, () => ({ word: 'word', levelDb })));
const timed = (words: ReturnType<typeof wordsAt>) =>
  words.map((word, at) => ({ ...word, startSeconds: at / 2, endSeconds: at / 2 + 0.3 }));

describe('how much a volume varies', () => {
  it.each([
    ['a steady voice', [-20, -20.5, -19.5], 0.4],
    ['a voice that fades', [-14, -20, -26, -32], 6.7],
  ])('is the deviation of the levels: %s', (_, levels, spread) => {
    expect(volumeSpreadDb(wordsAt(levels, 10))).toBe(spread);
  });

  it('is the same for a loud and a soft voice, and for a microphone nearer or farther', () => {
    const near = [-14, -20, -26];
    expect(
      volumeSpreadDb(
        wordsAt(
          near.map((level) => level - 25),
          10,
        ),
      ),
    ).toBe(volumeSpreadDb(wordsAt(near, 10)));
  });

  it.each([
    ['no level', wordsAt([undefined], 60)],
    ['few words', wordsAt([-14, -20, -26], 5)],
    ['one moment', wordsAt([-20], 60)],
  ])('is not measured from %s', (_, words) => {
    expect(volumeSpreadDb(words)).toBeNull();
  });

  it('is told of an answer that is long enough, and in none of its notes', async () => {
    const levels = [-14, -20, -26];
    const delivery = await analyzeDelivery({ words: timed(wordsAt(levels, 30)) });
    expect(delivery.volumeSpreadDb).toBe(4.9);
    const silent = await analyzeDelivery({ words: timed(wordsAt([undefined], 90)) });
    expect(silent.notes).toEqual(delivery.notes);
    expect((await analyzeDelivery({ words: timed(wordsAt(levels, 10)) })).volumeSpreadDb).toBeNull();
  });
});
