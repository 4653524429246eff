/** The language in which interviews are held: questions, key points and remarks of the coach. */
const interviewLanguage = 'en';

/** The same for a model that writes down recordings. */
export const spokenLanguage = interviewLanguage;

/** Where the browser names no region of the language. */
const usualRegions: Record<string, string> = { en: 'en-US', es: 'es-419' };

/**
 * The language tag to listen in: the interview's language, in the way the user speaks it. Somebody whose browser says British English
 * is heard as British, whatever languages come before it.
 */
export function recognitionLanguage(
  interview: string = interviewLanguage,
  languages: readonly string[] = navigator.languages,
): string {
  const spoken = languages.find((tag) => tag.toLowerCase().startsWith(`${interview}-`));
  return spoken ?? usualRegions[interview] ?? interview;
}
