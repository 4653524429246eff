import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts keys for the database. A sealed key opens under its own id only. */
export interface KeySeal {
  seal(id: string, key: Uint8Array): string;
  /** Throws where the text was made with another secret or under another id. */
  open(id: string, sealed: string): Buffer;
}

/** `secret` is the server's own, at least 32 bytes; each purpose has a key of its own. */
export function createKeySeal(secret: string, purpose: 'factor keys' | 'signing keys'): KeySeal {
  const sealKey = Buffer.from(hkdfSync('sha256', secret, '', `gateway ${purpose}`, 32));
  return {
    seal(id, key) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from(id));
      const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(id, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12), { authTagLength: 16 })
        .setAAD(Buffer.from(id))
        .setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    },
  };
}
