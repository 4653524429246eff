import { describe, expect, it } from 'vitest';
import { firstName, fullNameOf, initials } from './names.ts';

describe('initials', () => {
  it.each([
    ['Maya Okafor', '', 'MO'],
    ['  maya  ', '', 'M'],
    ['Ana María de la Cruz', '', 'AC'],
    ['', 'maya@example.com', 'M'],
    ['', '', ''],
    ['𝒜 Ω', '', '𝒜Ω'],
  ])('of %j and %j are %j', (name, email, letters) => {
    expect(initials(name, email)).toBe(letters);
  });
});

describe('names from the account', () => {
  it('greet with the first word and survive a missing or strange name', () => {
    expect(firstName(fullNameOf({ full_name: ' Maya Okafor' }))).toBe('Maya');
    expect(firstName(fullNameOf({}))).toBe('');
    expect(fullNameOf({ full_name: 7 })).toBe('');
  });
});
