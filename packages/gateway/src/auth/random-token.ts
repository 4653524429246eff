import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 random bits as 43 characters that fit into an address. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** A decimal code, each as likely as the others. */
export const randomCode = (digits: number) =>
  randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0');

/** SHA-256 as hexadecimal: enough for values of 256 random bits, which nobody can try out. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Compares without telling by its time how much was right. */
export function sameSecret(one: string, other: string): boolean {
  return createSecretCheck(one)(other);
}

/** Recognises one secret, whose hash is made once, without telling by its time how much was right. */
export function createSecretCheck(secret: string): (candidate: string) => boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const expected = hash(secret);
  // A length is no secret: keys say what they are, and a token is longer than any.
  return (candidate) => candidate.length === secret.length && timingSafeEqual(hash(candidate), expected);
}

/** Whether a PKCE verifier answers the challenge that its browser sent ahead (RFC 7636). */
export function answersChallenge(verifier: string, challenge: string, method: string): boolean {
  const answer = method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  return sameSecret(answer, challenge);
}

/** Hashes with a key that is not in the database, each purpose with a key of its own. */
export interface KeyedHashes {
  /** The hash under which a user's code is kept. */
  code(userId: string, kind: string, code: string): string;
  /**
   * A refresh token: 256 random bits, or bits that follow from parent, nonce and key together, and the signed id of its
   * session, so that a token that is no longer stored still tells where it was used.
   */
  refreshToken(sessionId: string, after?: { parent: string; nonce: string }): string;
  /** The session that a refresh token was made for; undefined for what is none of ours. */
  sessionOfRefreshToken(token: string): string | undefined;
  /** 256 bits that stand for `text`, always the same ones; 43 characters that fit into an address. */
  token(purpose: string, text: string): string;
  /** A UUID that stands for `text`, always the same one. */
  uuid(purpose: string, text: string): string;
}

const toUuid = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** `secret` is the server's own, at least 32 bytes. */
export function createKeyedHashes(secret: string): KeyedHashes {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `gateway ${purpose}`, 32));
  const hmac = (hashKey: Buffer, parts: readonly string[]) =>
    createHmac('sha256', hashKey).update(JSON.stringify(parts)).digest();
  const codeKey = key('one-time codes');
  const refreshKey = key('refresh tokens');
  const uuidKey = key('ids');
  const tokenKey = key('derived tokens');
  const sessionKey = key('sessions of refresh tokens');
  const signature = (bits: Buffer, id: Buffer) =>
    createHmac('sha256', sessionKey).update(bits).update(id).digest().subarray(0, 16);
  return {
    code: (userId, kind, code) => hmac(codeKey, [userId, kind, code]).toString('hex'),
    refreshToken(sessionId, after) {
      const bits = after ? hmac(refreshKey, [after.parent, after.nonce]) : randomBytes(32);
      const id = Buffer.from(sessionId.replaceAll('-', ''), 'hex');
      return Buffer.concat([bits, id, signature(bits, id)]).toString('base64url');
    },
    sessionOfRefreshToken(token) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== 64) return undefined;
      const [bits, id, signed] = [bytes.subarray(0, 32), bytes.subarray(32, 48), bytes.subarray(48)];
      return timingSafeEqual(signed, signature(bits, id)) ? toUuid(id) : undefined;
    },
    token: (purpose, text) => hmac(tokenKey, [purpose, text]).toString('base64url'),
    uuid(purpose, text) {
      const bytes = hmac(uuidKey, [purpose, text]).subarray(0, 16);
      bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
      bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
      return toUuid(bytes);
    },
  };
}
