import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Clock } from '../ports.ts';
import { Email } from './fields.ts';
import {
  authorizationUrl,
  type Provider,
  ProviderFailure,
  type ProviderFlow,
  type ProviderProfile,
  type ProviderSettings,
  tokenRequest,
} from './provider.ts';
import { fetchFromProvider, providerAddress } from './provider-fetch.ts';

const googleIssuer = 'https://accounts.google.com';
const discoveryMs = 3_600_000;

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
type Endpoints = z.output<typeof Discovery>;

const Tokens = z.object({ id_token: z.string().max(16_384) });

const Claims = z.looseObject({
  sub: z.string().min(1).max(255),
  iss: z.string(),
  nonce: z.string(),
  azp: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
});

const emailOf = (given: string | undefined) => Email.safeParse(given).data ?? null;

function profileOf(claims: z.output<typeof Claims>): ProviderProfile {
  const email = emailOf(claims.email);
  return {
    subject: claims.sub,
    issuer: claims.iss,
    email,
    isEmailVerified: email !== null && (claims.email_verified === true || claims.email_verified === 'true'),
    name: claims.name ?? null,
    userName: null,
    avatarUrl: claims.picture ?? null,
  };
}

/** Google, by OpenID Connect. `settings.url` is another issuer that publishes its addresses the same way. */
export function createGoogle(settings: ProviderSettings, clock: Clock): Provider {
  const issuer = providerAddress(settings.url ?? googleIssuer);
  let known: { endpoints: Endpoints; keys: JWTVerifyGetKey; readAt: number } | undefined;

  async function discover() {
    if (known && clock() - known.readAt < discoveryMs) return known;
    const address = `${issuer}/.well-known/openid-configuration`;
    const endpoints = await fetchFromProvider('discovery', address, Discovery);
    if (endpoints.issuer.replace(/\/+$/, '') !== issuer)
      throw new ProviderFailure('discovery: another issuer');
    for (const url of [endpoints.authorization_endpoint, endpoints.token_endpoint, endpoints.jwks_uri]) {
      providerAddress(url);
    }
    const keys = createRemoteJWKSet(new URL(endpoints.jwks_uri), { timeoutDuration: 10_000 });
    known = { endpoints, keys, readAt: clock() };
    return known;
  }

  async function checkIdToken(idToken: string, { nonce }: ProviderFlow, keys: JWTVerifyGetKey) {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        algorithms: ['RS256', 'ES256'],
        issuer: [issuer, new URL(issuer).host],
        audience: settings.clientId,
        requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
        currentDate: new Date(clock()),
        clockTolerance: 60,
      });
      const claims = Claims.parse(payload);
      const isForOther = claims.azp !== undefined && claims.azp !== settings.clientId;
      if (claims.nonce !== nonce || isForOther) throw new ProviderFailure('id token: of another sign-in');
      return claims;
    } catch (error) {
      if (error instanceof ProviderFailure) throw error;
      throw new ProviderFailure(`id token: ${error instanceof Error ? error.name : 'refused'}`);
    }
  }

  return {
    name: 'google',
    label: 'Google',
    origin: new URL(issuer).origin,
    async authorizeUrl(flow) {
      const { endpoints } = await discover();
      const url = authorizationUrl(endpoints.authorization_endpoint, settings, flow, 'openid email profile');
      url.searchParams.set('nonce', flow.nonce);
      return url;
    },
    async profileOf(code, flow) {
      const { endpoints, keys } = await discover();
      const { id_token: idToken } = await fetchFromProvider('token', endpoints.token_endpoint, Tokens, {
        method: 'POST',
        body: tokenRequest(settings, code, flow),
      });
      return profileOf(await checkIdToken(idToken, flow, keys));
    },
  };
}
