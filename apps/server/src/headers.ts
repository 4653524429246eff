/** What the headers of an answer depend on. */
export interface HeaderFacts {
  /** The host of the request, already checked to be a plain one. */
  host: string;
  /** The public origin, where it is set. */
  siteUrl: string | undefined;
  /** Where data is asked for when it is not this host. */
  backendUrl?: string | undefined;
  isTls: boolean;
  /** Hashes of the inline scripts that pages may run, `sha256-...`. */
  scriptHashes: readonly string[];
}

const webSocketOf = (origin: string) => origin.replace(/^http/, 'ws');

/** The policy of HTML pages: own scripts and the named inline ones, own connections and their web socket. */
function pagePolicy({ host, siteUrl, backendUrl, isTls, scriptHashes }: HeaderFacts): string {
  const own = webSocketOf(`${isTls ? 'https' : 'http'}://${host}`);
  const configured = siteUrl ? [siteUrl, webSocketOf(siteUrl)] : [];
  const backend = backendUrl ? [backendUrl, webSocketOf(backendUrl)] : [];
  const connections = [...new Set(["'self'", own, ...configured, ...backend])];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...backend.slice(0, 1)].join(' '),
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src ${connections.join(' ')}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The policy of a worker's script, which stands for what the worker may do. WebAssembly and the `data:` address that
 * it is read from are for the layout engine of the report's PDF; pages allow neither.
 */
export const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' data:; frame-ancestors 'none'";

/** The policy of the service worker's script: it asks this origin for the parts of the app and runs nothing else. */
export const serviceWorkerPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

const answerPolicy = "default-src 'none'; frame-ancestors 'none'";
const hstsSeconds = 31_536_000;

/**
 * Sets the security headers on an answer, in place. A policy that an area has set itself (the sandbox of a
 * downloaded file) stays.
 */
export function setSecurityHeaders(headers: Headers, facts: HeaderFacts): void {
  const isPage = (headers.get('content-type') ?? '').startsWith('text/html');
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', isPage ? pagePolicy(facts) : answerPolicy);
  }
  headers.set('x-content-type-options', 'nosniff');
  headers.set('x-frame-options', 'DENY');
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set(
    'permissions-policy',
    'microphone=(self), camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  );
  headers.set('cross-origin-opener-policy', 'same-origin');
  if (facts.isTls) headers.set('strict-transport-security', `max-age=${hstsSeconds}; includeSubDomains`);
}
