import { writeText } from '../lib/kept.ts';
import { takeMessages } from '../lib/messages.ts';
import { regions } from '../lib/regions.ts';
import { storageKeys } from '../lib/storage-keys.ts';

/** The language in which this page was written. */
export const pageLanguage = () => document.documentElement.lang;

/**
 * Takes the words of the page's own language for what the islands say. English has them at hand; where another's cannot be had,
 * they speak English.
 */
export async function speakAsPage(): Promise<void> {
  if (pageLanguage() !== 'es') return;
  try {
    const { default: messages } = await import('virtual:messages/es/islands+lib');
    takeMessages('es', regions.es, messages);
  } catch {
    // Without them the page still works.
  }
}

/** Whoever follows the link to a page in another language has chosen it for the app as well. */
export function keepLanguageChoice(signal?: AbortSignal): void {
  for (const link of document.querySelectorAll<HTMLElement>('a[data-locale]')) {
    const keep = () => writeText(storageKeys.locale, link.dataset.locale ?? 'en');
    link.addEventListener('click', keep, { signal });
  }
}
