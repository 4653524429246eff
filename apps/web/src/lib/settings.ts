import { defaultSettings, type Settings, type SettingsGroup } from '@greenroom/domain';
import { useSyncExternalStore } from 'react';
import { readText, writeKept } from './kept.ts';
import { storageKeys } from './storage-keys.ts';

/** The settings that a stored text holds; what is missing, unknown or unreadable is as by default. */
export function readSettings(text: string | null): Settings {
  const stored = parsed(text);
  const groups = Object.entries(defaultSettings).map(([group, defaults]) => [
    group,
    readGroup(defaults, stored[group]),
  ]);
  return Object.fromEntries(groups) as Settings;
}

function readGroup(defaults: Record<string, boolean>, stored: unknown): Record<string, boolean> {
  const given = isRecord(stored) ? stored : {};
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => {
      const own = given[name];
      return [name, typeof own === 'boolean' ? own : value];
    }),
  );
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = text === null ? null : JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

let current: Settings | undefined;
const listeners = new Set<() => void>();

/** The settings of this browser as they stand. */
export function settings(): Settings {
  current ??= readSettings(readText(storageKeys.settings));
  return current;
}

/** Sets one value and keeps it at once. False where the browser would not keep it: it then lasts as long as the page. */
export function changeSetting<G extends SettingsGroup>(
  group: G,
  name: keyof Settings[G],
  value: boolean,
): boolean {
  const before = settings();
  take({ ...before, [group]: { ...before[group], [name]: value } });
  return writeKept(storageKeys.settings, current);
}

function take(next: Settings): void {
  current = next;
  for (const listener of listeners) listener();
}

function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === storageKeys.settings || key === null) take(readSettings(newValue));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs);
  };
}

/** The settings; re-renders when one changes, in another tab too. */
export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings, settings);
