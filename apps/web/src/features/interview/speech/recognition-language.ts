/** The language of an interview that says no other. */
const usualLanguage = 'en';

/** Where the browser names no region of the language. */
const usualRegions: Record<string, string> = { en: 'en-US', es: 'es-419' };

/** The language that is spoken in an interview, as two letters; `tag` is that of its questions. One that nobody could tell is the user's own. */
export function spokenLanguage(
  tag: string = usualLanguage,
  languages: readonly string[] = navigator.languages,
): string {
  const known = tag === 'und' ? languages[0] : tag;
  return (known ?? usualLanguage).slice(0, 2).toLowerCase();
}

/**
 * The language tag to listen in: the interview's language, in the way the user speaks it. Somebody whose browser says British English
 * is heard as British, whatever languages come before it.
 */
export function recognitionLanguage(
  tag: string = usualLanguage,
  languages: readonly string[] = navigator.languages,
): string {
  const interview = spokenLanguage(tag, languages);
  const spoken = languages.find((one) => one.toLowerCase().startsWith(`${interview}-`));
  return spoken ?? usualRegions[interview] ?? interview;
}
