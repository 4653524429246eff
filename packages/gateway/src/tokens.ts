import { type CryptoKey, decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { SigningKeys } from './auth/signing-keys.ts';
import type { Clock } from './ports.ts';

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
  /** How long a new token is valid. */
  readonly lifetimeSeconds: number;
  sign(subject: AccessTokenSubject): Promise<{ token: string; expiresAtSeconds: number }>;
  /** Throws InvalidToken. Whether the session still lives is not the token's to say. */
  verify(token: string): Promise<AccessClaims>;
}

interface AccessTokenOptions {
  /** At least 32 bytes. */
  secret: string;
  /** Without them, the secret signs. */
  keys: Pick<SigningKeys, 'signer' | 'verifier' | 'accepts' | 'acceptsShared'> | undefined;
  /** The address of the auth area. */
  issuer: string;
  clock: Clock;
  /** How long a token is valid. */
  lifetimeSeconds: number;
}

interface TokenHeader {
  alg: string;
  /** Empty where the header names none. */
  kid: string;
}

/** Nothing of it is to be believed before the signature is checked. Throws InvalidToken. */
function readHeader(token: string): TokenHeader {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    return { alg: String(alg), kid: typeof kid === 'string' ? kid : '' };
  } catch {
    throw new InvalidToken('unable to parse or verify signature');
  }
}

/** A checked token: what it says, and the key that vouches for it, null for the shared secret. */
interface Verified {
  claims: AccessClaims;
  kid: string | null;
}

/**
 * Access tokens for `authenticated`: ES256 or RS256 by the key that the header names, or HS256 by the shared secret.
 * The algorithm decides which of the two is asked, so that a public key never stands in for the secret.
 */
export function createAccessTokens(options: AccessTokenOptions): AccessTokens {
  const { secret, keys, issuer, clock, lifetimeSeconds } = options;
  const sharedKey = new TextEncoder().encode(secret);
  if (sharedKey.byteLength < 32) throw new Error('the secret of access tokens is shorter than 32 bytes');
  const verified = new LRUCache<string, Verified>({ max: rememberedTokens });

  /** The key that a token has to be signed with, by what its header says. Throws InvalidToken. */
  async function keyOf({ alg, kid }: TokenHeader): Promise<CryptoKey | Uint8Array> {
    const isShared = alg === 'HS256';
    const mayBeShared = isShared && (!keys || (await keys.acceptsShared()));
    const key = isShared ? mayBeShared && sharedKey : await keys?.verifier(kid, alg);
    if (!key)
      throw new InvalidToken('unable to parse or verify signature: unrecognized JWT kid or algorithm');
    return key;
  }
  const stillCounts = ({ claims, kid }: Verified) => {
    if (claims.exp <= Math.floor(clock() / 1_000)) return false;
    return keys ? (kid === null ? keys.acceptsShared() : keys.accepts(kid)) : true;
  };

  return {
    lifetimeSeconds,
    async sign(subject) {
      const issuedAt = Math.floor(clock() / 1_000);
      const expiresAtSeconds = issuedAt + lifetimeSeconds;
      const signer = await keys?.signer();
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
        .setProtectedHeader(
          signer ? { alg: signer.algorithm, kid: signer.kid, typ: 'JWT' } : { alg: 'HS256', typ: 'JWT' },
        )
        .setSubject(subject.userId)
        .setAudience('authenticated')
        .setIssuer(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAtSeconds)
        .sign(signer?.key ?? sharedKey);
      return { token, expiresAtSeconds };
    },
    async verify(token) {
      if (token.length > maxTokenLength) throw new InvalidToken('the token is too long');
      const known = verified.get(token);
      // What the signature said stays true; only time and the end of a key can make the token invalid.
      if (known && (await stillCounts(known))) return known.claims;
      const header = readHeader(token);
      const key = await keyOf(header);
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [header.alg],
          audience: 'authenticated',
          requiredClaims: ['sub', 'session_id', 'role', 'exp', 'iat'],
          currentDate: new Date(clock()),
        });
        const claims = AccessClaims.parse(payload);
        verified.set(token, { claims, kid: header.alg === 'HS256' ? null : header.kid });
        return claims;
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new InvalidToken('token is expired', true);
        throw new InvalidToken('unable to parse or verify signature');
      }
    },
  };
}
