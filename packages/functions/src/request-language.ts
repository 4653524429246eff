import { type Language, languages } from '@greenroom/domain';

const names: Readonly<Record<Language, string>> = { en: 'English', es: 'Spanish' };

/** The language that `Accept-Language` puts first; English where that is none of the app's. */
export function requestLocale(request: Request): Language {
  const [first = ''] = (request.headers.get('accept-language') ?? '').split(/[-,;]/);
  const wanted = first.trim().toLowerCase();
  return languages.find((language) => language === wanted) ?? 'en';
}

/** The English name of that language. */
export const requestLanguage = (request: Request): string => names[requestLocale(request)];
