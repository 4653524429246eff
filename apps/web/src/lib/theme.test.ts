import { describe, expect, it } from 'vitest';
import { scriptHash, themeScript } from '../../build/theme-script.ts';
import { storageKeys } from './storage-keys.ts';
import { isDark, storedTheme } from './theme.ts';

const storageOf = (value: string | null) => ({ getItem: () => value });

describe('the stored theme', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    ['sepia', 'system'],
    [null, 'system'],
  ])('reads %j as %s', (value, theme) => {
    expect(storedTheme(storageOf(value))).toBe(theme);
  });

  it('falls back to the system where storage is closed', () => {
    const closed = {
      getItem(): string | null {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    expect(storedTheme(closed)).toBe('system');
  });

  it('beats the system only when it is chosen', () => {
    expect([isDark('system', true), isDark('system', false)]).toEqual([true, false]);
    expect([isDark('light', true), isDark('dark', false)]).toEqual([false, true]);
  });
});

/** Runs the script that stands inline in every page, on a page of its own. */
function runThemeScript(stored: string | null, systemPrefersDark: boolean): boolean {
  const classes = new Set<string>();
  const page = {
    localStorage: { getItem: (key: string) => (key === storageKeys.theme ? stored : null) },
    matchMedia: () => ({ matches: systemPrefersDark }),
    document: { documentElement: { classList: classes } },
  };
  new Function(...Object.keys(page), themeScript)(...Object.values(page));
  return classes.has('dark');
}

describe('the script before the first paint', () => {
  it.each(['light', 'dark', 'sepia', null])('agrees with the app on %j', (stored) => {
    for (const prefersDark of [true, false]) {
      expect(runThemeScript(stored, prefersDark)).toBe(isDark(storedTheme(storageOf(stored)), prefersDark));
    }
  });

  it('has a hash in the form the policy wants', () => {
    expect(scriptHash(themeScript)).toMatch(/^sha256-[A-Za-z0-9+/]{43}=$/);
    expect(scriptHash('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });
});
