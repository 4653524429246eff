import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { HostEnv } from './host-env.ts';

const webSocketOf = (origin: string) => origin.replace(/^http/, 'ws');

export interface PagePolicyOptions {
  /** The public origin, where it is set. */
  siteUrl: string | undefined;
  /** Where pages ask for data when that isn't this host. */
  backendUrl?: string | undefined;
  /** Hashes of the inline scripts that pages may run, `sha256-...`. */
  scriptHashes(): Promise<readonly string[]>;
}

/** The policy of HTML pages: own scripts and the named inline ones, own connections and their web socket. */
async function pagePolicyOf(c: Context<HostEnv>, options: PagePolicyOptions): Promise<string> {
  const { siteUrl, backendUrl } = options;
  const { host, isTls } = c.env;
  const scriptHashes = await options.scriptHashes();
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
 * CSP of worker scripts. It limits what the worker itself may load. WebAssembly and the `data:` address that
 * it is read from are for the layout engine of the report's PDF; pages allow neither.
 */
export const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' data:; frame-ancestors 'none'";

/** The policy of the service worker's script: it asks this origin for the parts of the app and runs nothing else. */
export const serviceWorkerPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** Gives HTML pages their policy, unless a route has set one. */
export const pagePolicy =
  (options: PagePolicyOptions): MiddlewareHandler<HostEnv> =>
  async (c, next) => {
    await next();
    const { headers } = c.res;
    const isPage = (headers.get('content-type') ?? '').startsWith('text/html');
    if (!isPage || headers.has('content-security-policy')) return;
    headers.set('content-security-policy', await pagePolicyOf(c, options));
  };

const hstsSeconds = 31_536_000;
/** Speaking is this origin's own, and nothing of it is handed to a frame. Hono has no name for the third yet. */
const permissionsPolicy = {
  microphone: ['self'],
  camera: ['self'],
  onDeviceSpeechRecognition: ['self'],
  geolocation: [],
  payment: [],
  usb: [],
  browsingTopics: [],
};
const common: Parameters<typeof secureHeaders>[0] = {
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  permissionsPolicy,
  referrerPolicy: 'strict-origin-when-cross-origin',
  strictTransportSecurity: false,
  xFrameOptions: 'DENY',
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  overwrite: false,
};
const overHttp = secureHeaders(common);
const overTls = secureHeaders({
  ...common,
  strictTransportSecurity: `max-age=${hstsSeconds}; includeSubDomains`,
});

/** The headers of every response. What a route has set itself (the sandbox of a downloaded file) stays. */
export const responseHeaders: MiddlewareHandler<HostEnv> = async (c, next) => {
  await (c.env.isTls ? overTls : overHttp)(c, next);
  if (!c.res.headers.has('x-request-id')) c.res.headers.set('x-request-id', c.env.requestId);
};
