import { timingSafeEqual } from 'node:crypto';
import { escapeHtml } from '@greenroom/domain';
import type { Log } from '@greenroom/gateway';
import { isForwarded, isLocalHost, isSameMachine } from './local-request.ts';

const cookieName = 'greenroom_local';
const noStore = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };

export interface LocalAccessOptions {
  key: string;
  log: Log;
}

/** Guards the mail page and the test checkout, which show and do what no visitor of a site may. */
export interface LocalAccess {
  /** The response of `answer` to a request from this machine that has the key; 403 to any other. */
  guard(request: Request, peerAddress: string, answer: () => Promise<Response>): Promise<Response>;
}

function isKey(candidate: string | null | undefined, key: string): boolean {
  const [given, expected] = [Buffer.from(candidate ?? ''), Buffer.from(key)];
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}

function cookieIn(request: Request): string | undefined {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return cookies.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
}

/** True for an Origin or Referer that names another host; `null` and what is no address name none. */
function isForeign(address: string | null): boolean {
  return address !== null && URL.canParse(address) && !isLocalHost(new URL(address).host);
}

/**
 * The sign that a proxy is in front of this server; null where there is none. The browser itself says
 * `cross-site` when another site links here; a page that came through a proxy would say `same-origin`.
 */
function proxySign({ headers }: Request): string | null {
  if (isForwarded(headers)) return 'a forwarded header';
  if (headers.get('sec-fetch-site') === 'cross-site') return null;
  if (isForeign(headers.get('origin'))) return 'a foreign Origin';
  return isForeign(headers.get('referer')) ? 'a foreign Referer' : null;
}

function refuse(request: Request, text: string, form = ''): Response {
  const init = { status: 403, headers: noStore };
  if (!(request.headers.get('accept') ?? '').includes('text/html')) return new Response(`${text}\n`, init);
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Only on this machine</title><style>body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}</style></head><body><main><h1>Only on this machine</h1><p>${escapeHtml(text)}</p>${form}</main></body></html>`;
  return new Response(page, {
    status: 403,
    headers: { ...noStore, 'content-type': 'text/html; charset=utf-8' },
  });
}

const keyForm =
  '<form><label>Key <input name="key" autocomplete="off" required></label> <button>Open</button></form>';

/** The response with a cookie that replaces the key from now on. */
function withCookie(response: Response, key: string): Response {
  const open = new Response(response.body, response);
  open.headers.append('set-cookie', `${cookieName}=${key}; Path=/; HttpOnly; SameSite=Strict`);
  return open;
}

/** The same address without the key. */
function addressWithoutKey(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete('key');
  return `${url.pathname}${url.search}`;
}

export function createLocalAccess({ key, log }: LocalAccessOptions): LocalAccess {
  let isOff = false;

  return {
    async guard(request, peerAddress, answer) {
      const sign = proxySign(request);
      if (sign && !isOff) {
        isOff = true;
        log('warn', 'mail page and test checkout switched off', {
          reason: `a request carried ${sign}, so this server seems to be behind a proxy`,
          help: 'set SITE_URL for a public site, or restart for this machine alone',
        });
      }
      if (isOff) return refuse(request, 'This page is off until the server restarts. The log says why.');
      if (!isSameMachine(request, peerAddress)) {
        return refuse(request, 'You can open this page only on the machine that runs Greenroom.');
      }
      if (isKey(cookieIn(request), key)) return answer();
      if (!isKey(new URL(request.url).searchParams.get('key'), key)) {
        return refuse(
          request,
          'Open the link with the key that "npm start" printed, or type the key.',
          keyForm,
        );
      }
      // The key would otherwise stay in the address bar and the history.
      if (request.method === 'GET' && request.headers.get('sec-fetch-mode') === 'navigate') {
        const headers = { ...noStore, location: addressWithoutKey(request) };
        return withCookie(new Response(null, { status: 303, headers }), key);
      }
      return withCookie(await answer(), key);
    },
  };
}
