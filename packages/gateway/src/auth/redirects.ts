/**
 * Where a link may lead: `redirect_to` if it is an absolute address of an allowed origin, otherwise the site itself.
 * Judged by the parsed address, as a browser will read it; a backslash, a control character or user information in
 * it never passes.
 */
export function createRedirects(siteUrl: string, allowedOrigins: readonly string[]) {
  const allowed = new Set([siteUrl, ...allowedOrigins].map((origin) => new URL(origin).origin));

  function isAllowed(candidate: string): boolean {
    if (candidate.length > 2_048 || !/^https?:\/\/[^/]/i.test(candidate)) return false;
    if (/[\\\p{Cc}\s]/u.test(candidate) || /%5c/i.test(candidate.split(/[?#]/, 1)[0] ?? '')) return false;
    if (/^https?:\/\/[^/?#]*@/i.test(candidate)) return false;
    const url = URL.parse(candidate);
    return url !== null && allowed.has(url.origin);
  }

  return {
    /** The first candidate that is allowed, normalised; the site's own address where none is. */
    choose(...candidates: readonly (string | null | undefined)[]): string {
      const chosen = candidates.find((candidate) => candidate && isAllowed(candidate));
      return new URL(chosen ?? siteUrl).href;
    },
  };
}

export type Redirects = ReturnType<typeof createRedirects>;
