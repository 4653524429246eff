import { localStore, readText, writeText } from './kept.ts';
import { storageKeys } from './storage-keys.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** The theme that was chosen, or `system` where none is stored or storage is not readable. */
export function storedTheme(storage: Pick<Storage, 'getItem'> | null = localStore()): Theme {
  const value = readText(storageKeys.theme, storage);
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Whether the page is dark for a choice, given what the system prefers. */
export function isDark(theme: Theme, systemPrefersDark: boolean): boolean {
  return theme === 'system' ? systemPrefersDark : theme === 'dark';
}

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** Sets the class of the document from the stored choice and the system. */
function applyTheme(theme: Theme = storedTheme()): void {
  document.documentElement.classList.toggle('dark', isDark(theme, systemDark().matches));
  for (const listener of listeners) listener();
}

/** Stores a choice and applies it at once. `system` removes the stored choice. */
export function chooseTheme(theme: Theme): void {
  // Where storage is closed to the page, the choice holds until it is left.
  writeText(storageKeys.theme, theme === 'system' ? null : theme);
  applyTheme(theme);
}

/** Turns dark into light and back, as an explicit choice. */
export function toggleTheme(): void {
  chooseTheme(document.documentElement.classList.contains('dark') ? 'light' : 'dark');
}

/** Follows the system and other tabs. Returns the function that stops it. */
export function watchTheme(): () => void {
  const follow = () => applyTheme();
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKeys.theme) follow();
  };
  const media = systemDark();
  media.addEventListener('change', follow);
  window.addEventListener('storage', onStorage);
  return () => {
    media.removeEventListener('change', follow);
    window.removeEventListener('storage', onStorage);
  };
}

/** Calls back after every change of the theme, for `useSyncExternalStore`. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
