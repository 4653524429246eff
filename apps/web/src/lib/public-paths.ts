import { i18n } from '@/lib/messages.ts';
import { paths } from './paths.ts';

/** The public pages that stand in every language; the others are in English alone. */
const translated: readonly string[] = [paths.home, paths.contact];

/** Whether a public page stands in every language. */
export const isTranslated = (path: string) => translated.includes(path);

/** Where a public page stands in a language: in English at its path, in another below the language's code. */
export function pathIn(locale: string, path: string): string {
  if (locale === 'en' || !isTranslated(path)) return path;
  return path === paths.home ? `/${locale}` : `/${locale}${path}`;
}

/** Where a public page stands in the language that is spoken now. */
export const publicPath = (path: string) => pathIn(i18n.locale, path);
