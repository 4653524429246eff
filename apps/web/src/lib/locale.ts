import type { Messages } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { localStore, readText, writeText } from './kept.ts';
import { i18n, takeMessages } from './messages.ts';
import { regions } from './regions.ts';
import { storageKeys } from './storage-keys.ts';

export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];

/** Each language by its own name. */
export const localeNames: Record<Locale, string> = { en: 'English', es: 'Español' };

const catalogs: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => Promise.resolve({ default: {} }),
  es: () => import('virtual:messages/es'),
};

const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/**
 * The language to start in: the chosen one; without a choice Spanish where it is the browser's first language, else
 * English.
 */
export function wantedLocale(
  storage: Pick<Storage, 'getItem'> | null = localStore(),
  languages: readonly string[] = navigator.languages,
): Locale {
  const chosen = readText(storageKeys.locale, storage);
  if (isLocale(chosen)) return chosen;
  const [first = ''] = languages;
  return locales.find((locale) => first === locale || first.startsWith(`${locale}-`)) ?? 'en';
}

let current: Locale = 'en';
const listeners = new Set<() => void>();

/** What a device installs is named in the language of the page. */
function linkManifest(locale: Locale): void {
  const name = locale === 'en' ? 'manifest' : `manifest.${locale}`;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/${name}.webmanifest`);
}

async function take(locale: Locale): Promise<void> {
  const { default: messages } = await catalogs[locale]();
  takeMessages(locale, regions[locale], messages);
  current = locale;
  document.documentElement.lang = locale;
  linkManifest(locale);
  for (const listener of listeners) listener();
}

/** To be awaited before the first word is drawn. A catalog that cannot be had leaves English, never an empty page. */
export async function startLocale(): Promise<void> {
  const wanted = wantedLocale();
  if (wanted === 'en') return;
  try {
    await take(wanted);
  } catch {
    // Away from the network before the catalog was kept: the choice stays for the next time.
  }
}

/**
 * Applies a language at once and keeps the choice. False where the browser would not keep it. Rejects where the
 * catalog cannot be fetched; the language is then as before.
 */
export async function chooseLocale(locale: Locale): Promise<boolean> {
  await take(locale);
  return writeText(storageKeys.locale, locale);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language of the page. */
export const useLocale = (): Locale =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => current,
  );

/** For `Intl`: the customs of the chosen language. */
export const region = (): string => regions[isLocale(i18n.locale) ? i18n.locale : 'en'];
