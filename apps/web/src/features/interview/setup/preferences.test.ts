import { describe, expect, it } from 'vitest';
import { defaultsFrom, focusOn } from './preferences.ts';

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

  it('puts a company of the profile into the focus once, behind what is written', () => {
    const focus = focusOn('Acme', '  SQL ');
    expect(focus).toBe('SQL For an interview at Acme.');
    expect(focusOn('Acme', focus)).toBe(focus);
    expect(focusOn('Umbrella', '')).toBe('For an interview at Umbrella.');
  });
});
