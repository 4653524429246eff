import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Clock } from './ports.ts';

/** How long an access token is valid. */
export const accessTokenSeconds = 3_600;
/** Longer than any token made here: user metadata is bounded, and a header this long is no login. */
const maxTokenLength = 12_000;
/** Tokens whose signature need not be computed again. */
const rememberedTokens = 1_000;

const AccessClaims = z.looseObject({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal('authenticated'),
  aud: z.literal('authenticated'),
  exp: z.number(),
  iat: z.number(),
});

/** The claims of a valid access token: `sub` is the user, `session_id` the row in auth.sessions. */
type AccessClaims = z.infer<typeof AccessClaims>;

/** What an access token says of its user and session. */
interface AccessTokenSubject {
  userId: string;
  sessionId: string;
  email: string;
  isAnonymous: boolean;
  appMetadata: Readonly<Record<string, unknown>>;
  userMetadata: Readonly<Record<string, unknown>>;
  /** aal2 once a second factor was proven. */
  aal: 'aal1' | 'aal2';
  /** How the session began and was raised and when, in seconds since 1970. */
  amr: readonly { method: string; timestamp: number }[];
}

/** The token is malformed, signed by something else, or lacks what a login needs. `expired` tells the harmless case. */
export class InvalidToken extends Error {
  readonly expired: boolean;
  constructor(message: string, expired = false) {
    super(message);
    this.expired = expired;
  }
}

export interface AccessTokens {
  sign(subject: AccessTokenSubject): Promise<{ token: string; expiresAtSeconds: number }>;
  /** Throws InvalidToken. Whether the session still lives is not the token's to say. */
  verify(token: string): Promise<AccessClaims>;
}

/**
 * Access tokens: HS256 and nothing else, one hour, for `authenticated`. `secret` is at least 32 bytes; `issuer` is the
 * address of the auth area.
 */
export function createAccessTokens(options: { secret: string; issuer: string; clock: Clock }): AccessTokens {
  const key = new TextEncoder().encode(options.secret);
  if (key.byteLength < 32) throw new Error('the secret of access tokens is shorter than 32 bytes');
  const verified = new LRUCache<string, AccessClaims>({ max: rememberedTokens });
  return {
    async sign(subject) {
      const issuedAt = Math.floor(options.clock() / 1_000);
      const expiresAtSeconds = issuedAt + accessTokenSeconds;
      const token = await new SignJWT({
        email: subject.email,
        phone: '',
        app_metadata: subject.appMetadata,
        user_metadata: subject.userMetadata,
        role: 'authenticated',
        aal: subject.aal,
        amr: subject.amr,
        session_id: subject.sessionId,
        is_anonymous: subject.isAnonymous,
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(subject.userId)
        .setAudience('authenticated')
        .setIssuer(options.issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAtSeconds)
        .sign(key);
      return { token, expiresAtSeconds };
    },
    async verify(token) {
      if (token.length > maxTokenLength) throw new InvalidToken('the token is too long');
      const known = verified.get(token);
      // What the signature said stays true; only time can make the token invalid.
      if (known && known.exp > Math.floor(options.clock() / 1_000)) return known;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          audience: 'authenticated',
          requiredClaims: ['sub', 'session_id', 'role', 'exp', 'iat'],
          currentDate: new Date(options.clock()),
        });
        const claims = AccessClaims.parse(payload);
        verified.set(token, claims);
        return claims;
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new InvalidToken('token is expired', true);
        throw new InvalidToken('unable to parse or verify signature');
      }
    },
  };
}
