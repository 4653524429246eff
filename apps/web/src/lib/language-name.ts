/** Languages that resumes come in, by their codes. */
const codes =
  'ar bg bn ca cs cy da de el en es et eu fa fi fil fr ga gl he hi hr hu hy id it ja ka ko lt lv ms nb nl no pl pt ro ru sk sl sq sr sv sw ta te th tr uk ur vi zh'.split(
    ' ',
  );

/** A language in the words of another one, from its English name; the English name where its code isn't known. */
export function languageNamed(name: string, locale: string): string {
  const english = new Intl.DisplayNames('en', { type: 'language' });
  const code = codes.find((one) => english.of(one) === name);
  return (code && new Intl.DisplayNames(locale, { type: 'language' }).of(code)) ?? name;
}
