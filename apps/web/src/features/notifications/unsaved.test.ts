import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetUnsaved, keepUnsaved, unsavedWishes } from './unsaved.ts';

const stored = new Map<string, string>();
const wishes = {
  email: true,
  dailyReminders: false,
  achievementAlerts: true,
  weeklyReports: false,
  interviewDays: false,
};

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

it('a choice waits for its own user, until the server has exactly it', () => {
  expect(unsavedWishes('anna')).toBeNull();
  keepUnsaved('anna', wishes);
  expect(unsavedWishes('anna')).toEqual(wishes);
  expect(unsavedWishes('ben')).toBeNull();
  forgetUnsaved('anna', { ...wishes, weeklyReports: true });
  expect(unsavedWishes('anna')).toEqual(wishes);
  forgetUnsaved('anna', wishes);
  expect(unsavedWishes('anna')).toBeNull();
});
