import { describe, expect, it } from 'vitest';
import { defaultsFrom } from './preferences.ts';

describe('set-up by the profile', () => {
  it.each([
    ['entry', 'easy'],
    ['mid', 'medium'],
    ['senior', 'hard'],
    ['executive', 'hard'],
  ])('takes the level %s for %s questions', (experience_level, difficulty) => {
    expect(defaultsFrom({ experience_level, preferred_mode: 'voice' })).toEqual({
      difficulty,
      mode: 'voice',
    });
  });

  it('leaves open what the profile leaves open', () => {
    expect(defaultsFrom({ experience_level: null, preferred_mode: 'text' })).toEqual({ mode: 'text' });
    expect(defaultsFrom(null)).toEqual({});
  });
});
