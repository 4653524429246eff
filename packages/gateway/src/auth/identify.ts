import type { Identity } from '../http.ts';
import type { GatewaySecrets } from '../ports.ts';
import { type AccessTokens, InvalidToken } from '../tokens.ts';
import { unauthorized } from './errors.ts';
import { createSecretCheck } from './random-token.ts';
import type { SessionChecks } from './session-checks.ts';

/** What a request without a login is, where none is needed. */
export const anonymous: Identity = { role: 'anon', claims: { role: 'anon' } };

/** Identifies the sender of a request by its keys and tokens. */
export function createIdentify(parts: {
  secrets: GatewaySecrets;
  accessTokens: AccessTokens;
  sessionChecks: SessionChecks;
  requireSecondFactor: boolean;
}) {
  const { secrets, accessTokens, sessionChecks, requireSecondFactor } = parts;

  const isPublishable = createSecretCheck(secrets.publishableKey);
  const isSecret = createSecretCheck(secrets.secretKey);

  function byKey(key: string): Identity | undefined {
    if (isPublishable(key)) return anonymous;
    if (isSecret(key)) return { role: 'service_role', claims: { role: 'service_role' } };
    return undefined;
  }

  async function byAccessToken(token: string): Promise<Identity> {
    let claims: Awaited<ReturnType<AccessTokens['verify']>>;
    try {
      claims = await accessTokens.verify(token);
    } catch (error) {
      if (error instanceof InvalidToken) throw unauthorized('bad_jwt', `invalid JWT: ${error.message}`);
      throw error;
    }
    const state = await sessionChecks.check(claims.sub, claims.session_id);
    if (state === 'banned') throw unauthorized('user_banned', 'User is banned');
    if (state === 'gone') {
      throw unauthorized('session_not_found', 'Session from session_id claim in JWT does not exist');
    }
    // The token decides, not the session: a copy from before the second factor must not profit from it.
    const lacksFactor = requireSecondFactor && state === 'has-factor' && claims.aal !== 'aal2';
    return { role: 'authenticated', claims, userId: claims.sub, sessionId: claims.session_id, lacksFactor };
  }

  /** A token or key as a bearer would carry it. Throws HttpError 401. */
  async function identifyToken(token: string): Promise<Identity> {
    return byKey(token) ?? byAccessToken(token);
  }

  /**
   * By the bearer where there is one, else by the `apikey` header; never by the query string. Throws HttpError 401 for
   * neither, for a key that is not ours, and for a token that is malformed, expired, unsigned or of an ended session:
   * such a request is never taken for an anonymous one.
   */
  async function identify(request: Request): Promise<Identity> {
    const apikey = request.headers.get('apikey');
    const authorization = request.headers.get('authorization');
    const keyHolder = apikey === null ? undefined : byKey(apikey);
    if (apikey !== null && !keyHolder) throw unauthorized('no_authorization', 'Invalid API key');
    if (authorization === null) {
      if (keyHolder) return keyHolder;
      throw unauthorized('no_authorization', 'No API key found in request');
    }
    const token = /^Bearer ([^\s,]+)$/i.exec(authorization)?.[1];
    if (!token) throw unauthorized('bad_jwt', 'invalid JWT: the Authorization header holds no bearer token');
    return identifyToken(token);
  }

  /** The identity, where nothing is missing. Throws HttpError 401 where it lacks a second factor. */
  function requireProven(identity: Identity): Identity {
    if (identity.lacksFactor) throw unauthorized('insufficient_aal', 'A second factor is required: AAL2');
    return identity;
  }

  return { identify, identifyToken, requireProven };
}
