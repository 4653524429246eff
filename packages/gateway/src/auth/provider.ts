import { createHash } from 'node:crypto';

/** Providers that this server knows how to speak to. */
export const providerNames = ['google', 'github'] as const;
export type ProviderName = (typeof providerNames)[number];

/** An application registered at a provider; its callback address is `<site>/auth/v1/callback`. */
export interface ProviderSettings {
  clientId: string;
  clientSecret: string;
  /** Where the provider is: the issuer for Google, the site for GitHub (an Enterprise server has its own). */
  url?: string | undefined;
}

export type ProviderOptions = { readonly [Name in ProviderName]?: ProviderSettings | undefined };

/** Who somebody is at a provider. */
export interface ProviderProfile {
  /** Never given to somebody else, unlike an address or a name. */
  subject: string;
  issuer: string;
  /** In normal form; null where the provider tells none. */
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
  userName: string | null;
  avatarUrl: string | null;
}

/** What one sign-in sends to the provider and expects back. */
export interface ProviderFlow {
  state: string;
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
}

export interface Provider {
  name: ProviderName;
  /** As people know it. */
  label: string;
  /** What the `iss` of its responses begins with (RFC 9207). */
  origin: string;
  /** Where the browser is sent. Throws ProviderFailure. */
  authorizeUrl(flow: ProviderFlow): Promise<URL>;
  /** Exchanges the code and asks who it is. Throws ProviderFailure. */
  profileOf(code: string, flow: ProviderFlow): Promise<ProviderProfile>;
}

/** The provider is away or answers what it should not. The message is for the log and holds nothing of the answer. */
export class ProviderFailure extends Error {}

/** The challenge of a PKCE verifier, method S256 (RFC 7636). */
const challengeFor = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** The authorization request that both providers take. */
export function authorizationUrl(
  endpoint: string,
  settings: ProviderSettings,
  flow: ProviderFlow,
  scope: string,
): URL {
  const url = new URL(endpoint);
  const parameters = {
    client_id: settings.clientId,
    redirect_uri: flow.redirectUri,
    response_type: 'code',
    scope,
    state: flow.state,
    code_challenge: challengeFor(flow.codeVerifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

/** The form that exchanges a code for tokens. */
export const tokenRequest = (settings: ProviderSettings, code: string, flow: ProviderFlow) =>
  new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: flow.redirectUri,
    client_id: settings.clientId,
    client_secret: settings.clientSecret,
    code_verifier: flow.codeVerifier,
  });
