import type { ProviderOptions } from '@greenroom/gateway';
import { allOrNone, EnvironmentUnusable } from './settings-group.ts';

type Variables = Readonly<
  Partial<Record<`${'GOOGLE' | 'GITHUB'}_${'CLIENT_ID' | 'CLIENT_SECRET' | 'URL'}`, string | undefined>>
>;

/** A provider's address: HTTPS, or this machine. Throws EnvironmentUnusable. */
function addressOf(name: string, address: string | undefined): string | undefined {
  const url = address === undefined ? null : new URL(address);
  const isLoopback = url !== null && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  if (url?.protocol === 'http:' && !isLoopback) {
    throw new EnvironmentUnusable(`${name}: must begin with https://`);
  }
  return address;
}

/** Google and GitHub, each with id and secret or not at all. Throws EnvironmentUnusable. */
export function readProviders(variables: Variables): ProviderOptions {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET } = variables;
  const google = allOrNone('Sign-in with Google is', { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET });
  const github = allOrNone('Sign-in with GitHub is', { GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET });
  return {
    google: google && {
      clientId: google.GOOGLE_CLIENT_ID,
      clientSecret: google.GOOGLE_CLIENT_SECRET,
      url: addressOf('GOOGLE_URL', variables.GOOGLE_URL),
    },
    github: github && {
      clientId: github.GITHUB_CLIENT_ID,
      clientSecret: github.GITHUB_CLIENT_SECRET,
      url: addressOf('GITHUB_URL', variables.GITHUB_URL),
    },
  };
}
