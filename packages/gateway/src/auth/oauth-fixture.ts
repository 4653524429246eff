import type { LoopbackProvider } from '@greenroom/testing/loopback-provider';
import { type AuthStage, siteUrl } from './auth-fixture.ts';

/** The options that put Google and GitHub at the loopback provider. */
export const providersAt = ({ url, clientId, clientSecret }: LoopbackProvider) => {
  const settings = { url, clientId, clientSecret };
  return { google: settings, github: settings };
};

/** Where a browser ends up, and what the address tells. */
export interface Landing {
  url: URL;
  query: URLSearchParams;
  fragment: URLSearchParams;
}

/** A browser with cookies and an address of its own, which follows one redirect at a time. */
export interface Browser {
  /** Opens an address of the gateway; resolves to where it leads. */
  open(address: string | URL): Promise<URL>;
  /** From the address that a client gives to where the provider sends the browser back. */
  consent(address: string | URL): Promise<URL>;
  /** The whole way, from the client's address back to the site. */
  signIn(address: string | URL): Promise<Landing>;
  /** Keeps the cookies of a response, as for a request that a page sends. */
  keep(response: Response): void;
  cookies: Map<string, string>;
}

export const landed = (url: URL): Landing => ({
  url,
  query: url.searchParams,
  fragment: new URLSearchParams(url.hash.slice(1)),
});

let browsers = 0;

export function openBrowser(stage: AuthStage): Browser {
  browsers += 1;
  const clientAddress = `10.77.${browsers >> 8}.${browsers & 255}`;
  const cookies = new Map<string, string>();
  const locationOf = (response: Response) => {
    const location = response.headers.get('location');
    if (!location) throw new Error(`no redirect: ${response.status}`);
    return new URL(location);
  };
  function keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  }
  async function open(address: string | URL): Promise<URL> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = new Request(address, { redirect: 'manual', headers: cookie ? { cookie } : {} });
    const response = await stage.send(request, clientAddress);
    keep(response);
    return locationOf(response);
  }
  async function consent(address: string | URL): Promise<URL> {
    const there = String(address).startsWith(siteUrl) ? await open(address) : new URL(address);
    return locationOf(await fetch(there, { redirect: 'manual' }));
  }
  return {
    open,
    consent,
    keep,
    cookies,
    signIn: async (address) => landed(await open(await consent(address))),
  };
}

/** The address that the official client of a visitor gives for a sign-in. */
export async function signInAddress(
  visitor: ReturnType<AuthStage['visitor']>,
  provider: 'google' | 'github',
  redirectTo = `${siteUrl}/auth`,
): Promise<string> {
  const { data, error } = await visitor.client.auth.signInWithOAuth({
    provider,
    options: { redirectTo, skipBrowserRedirect: true },
  });
  if (error || !data.url) throw error ?? new Error('no address');
  return data.url;
}
