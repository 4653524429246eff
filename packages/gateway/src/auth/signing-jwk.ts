import { randomUUID } from 'node:crypto';
import { CompactSign, compactVerify, importJWK, type JWK } from 'jose';
import { z } from 'zod';
import { validationFailed } from './errors.ts';

export type SigningAlgorithm = 'ES256' | 'RS256';

const member = z.string().regex(/^[A-Za-z0-9_-]{1,2000}$/);
const kid = z
  .string()
  .regex(/^[\w.:-]{1,100}$/)
  .optional();
/** 2,048 bits as base64url. */
const modulus = member.min(342);

const PrivateJwk = z.discriminatedUnion('kty', [
  z.object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    alg: z.literal('ES256').default('ES256'),
    kid,
    x: member,
    y: member,
    d: member,
  }),
  z.object({
    kty: z.literal('RSA'),
    alg: z.literal('RS256').default('RS256'),
    kid,
    n: modulus,
    e: member,
    d: member,
    p: member,
    q: member,
    dp: member,
    dq: member,
    qi: member,
  }),
]);

/**
 * A private key that signs ES256, or RS256 with 2,048 bits and more. Throws 400 for anything else, a symmetric or a public
 * key among it, and for one whose halves don't belong together.
 */
export async function parsePrivateJwk(given: unknown): Promise<JWK & { kid: string; alg: SigningAlgorithm }> {
  const parsed = PrivateJwk.safeParse(given);
  if (!parsed.success) {
    throw validationFailed('The key is not a private JWK of type EC (P-256) or RSA (2048 bits or more)');
  }
  const jwk = { ...parsed.data, kid: parsed.data.kid ?? randomUUID() };
  try {
    const signed = await new CompactSign(new Uint8Array(1))
      .setProtectedHeader({ alg: jwk.alg })
      .sign(await importJWK(jwk, jwk.alg));
    await compactVerify(signed, await importJWK(publicPart(jwk), jwk.alg));
  } catch {
    throw validationFailed('The private and the public half of the key do not belong together');
  }
  return jwk;
}

/** The members of a key that anybody may know, by an allow-list: never a private or a symmetric one. */
export function publicPart({ kty, crv, x, y, n, e, alg, kid: id }: JWK): JWK {
  const numbers = kty === 'EC' ? { crv, x, y } : { n, e };
  return { kty, ...numbers, alg, kid: id, use: 'sig', key_ops: ['verify'] } as JWK;
}
