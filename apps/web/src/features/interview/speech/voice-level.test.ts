import { describe, expect, it } from 'vitest';
import { createVoiceLevel } from './voice-level.ts';

const word = (text: string, startSeconds: number) => ({
  word: text,
  startSeconds,
  endSeconds: startSeconds + 0.3,
});

describe('the level of a voice', () => {
  it('goes to the words that arrive after it, once', () => {
    const level = createVoiceLevel();
    level.note(-20, 1);
    level.note(-24, 1.1);
    expect(level.onArrival([word('I', 0.5), word('led', 0.9)]).map(({ levelDb }) => levelDb)).toEqual([
      -22, -22,
    ]);
    level.note(-30, 3);
    expect(level.onArrival([word('it', 2.9)]).map(({ levelDb }) => levelDb)).toEqual([-30]);
    expect(level.onArrival([word('all', 4)])).toEqual([word('all', 4)]);
  });

  it('goes to each word by its time where a model tells times', () => {
    const level = createVoiceLevel();
    level.note(-20, 1.1);
    level.note(-35, 2.1);
    const words = level.byTime([word('I', 1), word('led', 2), word('it', 5)]);
    expect(words.map(({ levelDb }) => levelDb)).toEqual([-20, -35, undefined]);
  });

  it('is not taken from long before', () => {
    const level = createVoiceLevel();
    level.note(-60, 1);
    level.note(-20, 30);
    expect(level.onArrival([word('now', 29)])[0]?.levelDb).toBe(-20);
  });
});
