import { describe, expect, it } from 'vitest';
import { createVoiceActivity, levelDb, quietestDb } from './voice-activity.ts';

const frameMs = 50;

/** Levels in decibels, each for some milliseconds; answers for how long a voice was heard in each part. */
function heardIn(...parts: [db: number, ms: number][]): number[] {
  const activity = createVoiceActivity();
  let at = 0;
  return parts.map(([db, ms]) => {
    let heard = 0;
    for (const until = at + ms; at < until; at += frameMs) if (activity.hear(db, at)) heard += frameMs;
    return heard;
  });
}

describe('telling a voice from a room', () => {
  it('hears speech in a quiet room, and its end', () => {
    const [room, speech, silence] = heardIn([-65, 1_000], [-30, 2_000], [-65, 3_000]);
    expect([room, silence]).toEqual([0, 0]);
    expect(speech).toBeGreaterThan(1_800);
  });

  it('hears speech over a fan, and takes the fan alone for silence', () => {
    const [fan, speech, after] = heardIn([-42, 2_000], [-25, 2_000], [-42, 4_000]);
    expect([fan, after]).toEqual([0, 0]);
    expect(speech).toBeGreaterThan(1_500);
  });

  it('takes a fan that is turned on for silence after a while', () => {
    const [, , later] = heardIn([-65, 1_000], [-45, 6_000], [-45, 3_000]);
    expect(later).toBe(0);
  });

  it.each([
    ['a knock', [-65, 1_000], [-20, 100]],
    ['a murmur far away', [-65, 1_000], [-58, 2_000]],
  ] as const)('does not take %s for a voice', (_, room, sound) => {
    expect(heardIn([...room], [...sound])).toEqual([0, 0]);
  });

  it.each([
    [300, 100],
    [125, 125],
    [150, 200],
  ])('hears syllables of %i ms with gaps of %i ms all along', (loudMs, gapMs) => {
    const syllable: [db: number, ms: number][] = [
      [-28, loudMs],
      [-58, gapMs],
    ];
    const [, ...heard] = heardIn([-65, 1_000], ...Array.from({ length: 100 }, () => syllable).flat());
    const syllables = heard.filter((_, at) => at % 2 === 0);
    expect(syllables.slice(5).filter((ms) => ms === 0)).toEqual([]);
  });
});

describe('the level of samples', () => {
  it('is 0 dB for full scale, -6 for half, and the quietest for nothing', () => {
    expect(levelDb(new Float32Array([1, -1, 1, -1]))).toBe(0);
    expect(levelDb(new Float32Array([0.5, -0.5]))).toBeCloseTo(-6.02, 2);
    expect(levelDb(new Float32Array(8))).toBe(quietestDb);
    expect(levelDb(new Float32Array())).toBe(quietestDb);
  });
});
