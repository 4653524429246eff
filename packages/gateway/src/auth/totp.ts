import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { sameSecret } from './random-token.ts';

const stepSeconds = 30;
const digits = 6;
/** Steps before and after the server's own whose codes are accepted: clocks differ, and typing takes time. */
const slackSteps = 1;
const secretBytes = 20;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 base32, without padding. */
export function toBase32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

export const randomTotpKey = (): Buffer => randomBytes(secretBytes);

/** The code of a time step (RFC 6238 with SHA-1, as authenticator apps expect it). */
export function totpCode(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  const at = hash.readUInt8(hash.length - 1) & 0x0f;
  return String((hash.readUInt32BE(at) & 0x7fff_ffff) % 10 ** digits).padStart(digits, '0');
}

export const stepAt = (milliseconds: number) => Math.floor(milliseconds / 1_000 / stepSeconds);

/** The step whose code this is, around the given time; undefined for a wrong code. Compares all candidates. */
export function matchingStep(key: Uint8Array, code: string, milliseconds: number): number | undefined {
  const now = stepAt(milliseconds);
  let found: number | undefined;
  for (let step = now - slackSteps; step <= now + slackSteps; step += 1) {
    if (sameSecret(totpCode(key, step), code)) found = step;
  }
  return found;
}

/** The address that authenticator apps read from a QR code. */
export function totpUri(key: Uint8Array, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = `secret=${toBase32(key)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`;
  return `otpauth://totp/${label}?${query}`;
}

/** Encrypts the keys of factors for the database. A sealed key opens for its own factor only. */
export interface KeySeal {
  seal(factorId: string, key: Uint8Array): string;
  /** Throws where the text was made with another secret or for another factor. */
  open(factorId: string, sealed: string): Buffer;
}

/** `secret` is the server's own, at least 32 bytes. */
export function createKeySeal(secret: string): KeySeal {
  const sealKey = Buffer.from(hkdfSync('sha256', secret, '', 'gateway factor keys', 32));
  return {
    seal(factorId, key) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from(factorId));
      const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(factorId, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12), { authTagLength: 16 })
        .setAAD(Buffer.from(factorId))
        .setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    },
  };
}
