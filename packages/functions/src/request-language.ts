const names: ReadonlyMap<string, string> = new Map([
  ['en', 'English'],
  ['es', 'Spanish'],
]);

/** The English name of the language that `Accept-Language` puts first; English where that is none of the app's. */
export function requestLanguage(request: Request): string {
  const [first = ''] = (request.headers.get('accept-language') ?? '').split(/[-,;]/);
  return names.get(first.trim().toLowerCase()) ?? 'English';
}
