import { describe, expect, it } from 'vitest';
import { errorsOf, formOf, isSameProfile } from './model.ts';

const stored = {
  full_name: 'Maya Okafor',
  email: 'maya@example.com',
  experience_level: 'mid',
  target_companies: ['Acme', 'Umbrella'],
  preferred_mode: 'voice',
  avatar_url: null,
  time_zone: 'UTC',
  created_at: '2026-01-01T00:00:00Z',
};

describe('the form of a profile', () => {
  it('shows what is stored, and sensible blanks where nothing is', () => {
    expect(formOf(stored)).toEqual({
      fullName: 'Maya Okafor',
      experienceLevel: 'mid',
      targetCompanies: 'Acme, Umbrella',
      preferredMode: 'voice',
    });
    expect(formOf(null)).toEqual({
      fullName: '',
      experienceLevel: '',
      targetCompanies: '',
      preferredMode: 'text',
    });
  });

  it('is changed when something else would be stored, and not by a space or a comma more', () => {
    const form = formOf(stored);
    expect(
      isSameProfile(form, { ...form, fullName: ' Maya Okafor ', targetCompanies: 'Acme,Umbrella,' }),
    ).toBe(true);
    expect(isSameProfile(form, { ...form, targetCompanies: 'Acme' })).toBe(false);
    expect(isSameProfile(form, { ...form, preferredMode: 'text' })).toBe(false);
  });

  it('refuses a name of spaces, and takes one that is left out', () => {
    const form = formOf(stored);
    expect(errorsOf({ ...form, fullName: '   ' })).toEqual({ fullName: 'Type your name.' });
    expect(errorsOf({ ...form, fullName: '' })).toEqual({});
  });

  it('is refused past what the database takes, at its field', () => {
    const form = formOf(stored);
    expect(errorsOf(form)).toEqual({});
    expect(errorsOf({ ...form, fullName: 'x'.repeat(121) })).toHaveProperty('fullName');
    const many = Array.from({ length: 51 }, (_, index) => `c${index}`).join();
    expect(errorsOf({ ...form, targetCompanies: many })).toHaveProperty('targetCompanies');
    expect(errorsOf({ ...form, targetCompanies: 'x'.repeat(6_001) })).toHaveProperty('targetCompanies');
  });
});
