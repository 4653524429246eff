import type { Locale } from './locale.ts';

/** By whose customs each language writes dates and numbers. */
export const regions: Record<Locale, string> = { en: 'en-US', es: 'es-419' };
