import { createHmac, createPublicKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthStage, signedUp, siteUrl, startAuth } from './auth-fixture.ts';

let stage: AuthStage;
let token: string;
beforeAll(async () => {
  stage = await startAuth();
  token = (await signedUp(stage)).session.access_token;
});
afterAll(() => stage.close());

type PublicJwk = JsonWebKey & { kid: string };

const refusalOf = (bearer: string) =>
  stage.auth
    .identify(new Request(`${siteUrl}/rest/v1/things`, { headers: { authorization: `Bearer ${bearer}` } }))
    .then(
      () => 'let in',
      (error: { status: number }) => error.status,
    );
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (of: string) => JSON.parse(Buffer.from(of.split('.')[1] ?? '', 'base64url').toString());

/** A token with the claims of a good one, under any header and signed with any HMAC secret. */
function forge(of: string, header: object, secret: string | Buffer) {
  const signed = `${base64(header)}.${base64(claimsOf(of))}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

describe('a token that confuses algorithms or keys is 401', () => {
  it.each<[string, (token: string, keys: PublicJwk[]) => Promise<string> | string]>([
    [
      'HS256 with the public key in PEM as its secret',
      (token, [key]) =>
        forge(
          token,
          { alg: 'HS256', kid: key?.kid },
          createPublicKey({ key: key ?? {}, format: 'jwk' }).export({ type: 'spki', format: 'pem' }),
        ),
    ],
    [
      'HS256 with the public JWK as its secret',
      (token, [key]) => forge(token, { alg: 'HS256', kid: key?.kid }, JSON.stringify(key)),
    ],
    [
      'HS256 with x of the public key as its secret',
      (token, [key]) => forge(token, { alg: 'HS256' }, Buffer.from(key?.x ?? '', 'base64url')),
    ],
    [
      'alg none, naming the key',
      (token, [key]) => `${base64({ alg: 'none', kid: key?.kid })}.${base64(claimsOf(token))}.`,
    ],
    ['ES256 header over an HMAC', (token, [key]) => forge(token, { alg: 'ES256', kid: key?.kid }, 'x')],
    [
      'an unknown kid',
      async (token) =>
        new SignJWT(claimsOf(token))
          .setProtectedHeader({ alg: 'ES256', kid: crypto.randomUUID() })
          .sign(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey),
    ],
    [
      'a key of its own under the kid of ours',
      async (token, [key]) =>
        new SignJWT(claimsOf(token))
          .setProtectedHeader({ alg: 'ES256', kid: key?.kid ?? '' })
          .sign(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey),
    ],
    [
      'no kid',
      async (token) =>
        new SignJWT(claimsOf(token))
          .setProtectedHeader({ alg: 'ES256' })
          .sign(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey),
    ],
    [
      'a key that the header brings along',
      async (token) => {
        const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
        const jwk = own.publicKey.export({ format: 'jwk' }) as never;
        return new SignJWT(claimsOf(token)).setProtectedHeader({ alg: 'ES256', jwk }).sign(own.privateKey);
      },
    ],
    [
      'RS256 under the kid of an ES256 key',
      async (token, [key]) =>
        new SignJWT(claimsOf(token))
          .setProtectedHeader({ alg: 'RS256', kid: key?.kid ?? '' })
          .sign(generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey),
    ],
    ['an empty header', (token) => `${base64({})}.${base64(claimsOf(token))}.AAAA`],
    ['a header that is no object', (token) => `${base64('ES256')}.${base64(claimsOf(token))}.AAAA`],
  ])('%s', async (_name, make) => {
    const response = await stage.send(new Request(`${siteUrl}/auth/v1/.well-known/jwks.json`), '10.1.1.1');
    const { keys } = await response.json();
    expect(await refusalOf(token)).toBe('let in');
    expect(await refusalOf(await make(token, keys))).toBe(401);
  });
});
