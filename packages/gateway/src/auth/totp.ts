import { createHmac, randomBytes } from 'node:crypto';
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

/** The address as a QR code: SVG without a hash sign, as clients put it into a `data:` address unescaped. */
export async function drawQrCode(uri: string): Promise<string> {
  // Loaded when the first factor is enrolled.
  const { default: encodeQR } = await import('qr');
  return encodeQR(uri, 'svg', { ecc: 'medium', border: 2 });
}
