import { describe, expect, it } from 'vitest';
import { canSignUp, canUpdatePassword, passwordChecks, passwordsDiffer } from './password-checks.ts';

const plain = 'Rehearse 24';

describe('the checklist', () => {
  it.each([
    ['', []],
    ['rehearse', ['length', 'lowercase']],
    ['REHEARSE1', ['length', 'uppercase', 'digit']],
    ['aA1!', ['uppercase', 'lowercase', 'digit', 'special']],
    ['Rehearse 24', ['length', 'uppercase', 'lowercase', 'digit']],
    ['Rehearse-24', ['length', 'uppercase', 'lowercase', 'digit', 'special']],
    ['Rehearse_24', ['length', 'uppercase', 'lowercase', 'digit', 'special']],
    ['Rehearse!24', ['length', 'uppercase', 'lowercase', 'digit', 'special']],
  ])('of %j is met in %j', (password, met) => {
    expect(
      passwordChecks(password)
        .filter((rule) => rule.met)
        .map((rule) => rule.id),
    ).toEqual(met);
  });
});

describe('the buttons', () => {
  const filled = { password: 'Rehearse!24', confirmPassword: 'Rehearse!24', policiesAccepted: true };

  it('Create Account opens only when all three conditions hold', () => {
    expect(canSignUp(filled)).toBe(true);
    expect(canSignUp({ ...filled, policiesAccepted: false })).toBe(false);
    expect(canSignUp({ ...filled, confirmPassword: 'Rehearse!25' })).toBe(false);
    expect(canSignUp({ ...filled, password: plain, confirmPassword: plain })).toBe(false);
    const tooLong = `Aa1!${'é'.repeat(40)}`;
    expect(canSignUp({ ...filled, password: tooLong, confirmPassword: tooLong })).toBe(false);
  });

  it('Update Password opens when the password holds and is repeated', () => {
    expect(canUpdatePassword('Rehearse!24', 'Rehearse!24')).toBe(true);
    expect(canUpdatePassword('Rehearse!24', '')).toBe(false);
    expect(canUpdatePassword('short', 'short')).toBe(false);
  });

  it('a difference is named once the confirmation is begun', () => {
    expect(passwordsDiffer('Rehearse!24', '')).toBe(false);
    expect(passwordsDiffer('Rehearse!24', 'R')).toBe(true);
    expect(passwordsDiffer('Rehearse!24', 'Rehearse!24')).toBe(false);
  });
});
