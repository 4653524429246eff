import { expect, it } from 'vitest';
import { isUntaken, newerOf } from './letter-copies.ts';
import { emptyForm, type LetterDraft } from './letter-draft.ts';

const draft = (at: string): LetterDraft => ({ form: emptyForm, text: at, made: null, at });
const [early, late] = [draft('2026-11-23T10:00:00Z'), draft('2026-11-23T11:00:00+00:00')];

it('the newer of two copies of a letter is the one that counts', () => {
  expect(newerOf(early, late)).toBe(late);
  expect(newerOf(late, early)).toBe(late);
  expect(newerOf(null, early)).toBe(early);
  expect(newerOf(early, null)).toBe(early);
});

it('a letter that was written while the page was away is taken over once, before anybody edits it', () => {
  expect(isUntaken(early, false, null)).toBe(true);
  expect(isUntaken(early, true, draft(early.at))).toBe(true);
  expect(isUntaken(early, true, late)).toBe(false);
  expect(isUntaken(early, true, null)).toBe(false);
});
