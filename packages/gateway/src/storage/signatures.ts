import { jwtVerify, SignJWT } from 'jose';
import type { CallerRole } from '../database/port.ts';
import type { Clock } from '../ports.ts';
import { invalidToken } from './errors.ts';

// A type and an audience of their own, another secret, and neither `sub` nor `role`: such a token is no login, and
// a login is no such token.
const downloadKind = { typ: 'storage-download+jwt', audience: 'storage:download' };
const uploadKind = { typ: 'storage-upload+jwt', audience: 'storage:upload' };

/** What a signed upload URL allows: one key, as the user who asked for it. */
export interface UploadGrant {
  bucketId: string;
  key: string;
  role: CallerRole;
  userId: string | null;
  upsert: boolean;
}

export interface Signatures {
  /** A token that reads one object until `expiresInSeconds` from now. */
  signDownload(bucketId: string, key: string, expiresInSeconds: number): Promise<string>;
  /** Throws 400 unless the token is ours, unexpired and for this very object. */
  verifyDownload(token: string, bucketId: string, key: string): Promise<void>;
  signUpload(grant: UploadGrant, expiresInSeconds: number): Promise<string>;
  verifyUpload(token: string, bucketId: string, key: string): Promise<UploadGrant>;
}

const roles: readonly unknown[] = ['anon', 'authenticated', 'service_role'];
const isRole = (value: unknown): value is CallerRole => roles.includes(value);

/** Signs and checks file addresses with HS256. `secret` has at least 32 bytes. */
export function createSignatures(secret: string, clock: Clock): Signatures {
  const secretKey = new TextEncoder().encode(secret);
  if (secretKey.byteLength < 32) throw new Error('storageSecret has fewer than 32 bytes');

  function sign(kind: typeof downloadKind, claims: Record<string, unknown>, expiresInSeconds: number) {
    const nowSeconds = Math.floor(clock() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: kind.typ })
      .setAudience(kind.audience)
      .setIssuedAt(nowSeconds)
      .setExpirationTime(nowSeconds + expiresInSeconds)
      .sign(secretKey);
  }

  async function verify(kind: typeof downloadKind, token: string, bucketId: string, key: string) {
    const options = {
      algorithms: ['HS256'],
      ...kind,
      requiredClaims: ['exp', 'url'],
      currentDate: new Date(clock()),
    };
    const verified = await jwtVerify(token, secretKey, options).catch(() => {
      throw invalidToken('The signature is invalid or has expired');
    });
    if (verified.payload.url !== `${bucketId}/${key}`) {
      throw invalidToken('The signature belongs to another object');
    }
    return verified.payload;
  }

  return {
    signDownload: (bucketId, key, expiresInSeconds) =>
      sign(downloadKind, { url: `${bucketId}/${key}` }, expiresInSeconds),
    async verifyDownload(token, bucketId, key) {
      await verify(downloadKind, token, bucketId, key);
    },
    signUpload({ bucketId, key, role, userId, upsert }, expiresInSeconds) {
      const claims = { url: `${bucketId}/${key}`, uploader: userId, uploader_role: role, upsert };
      return sign(uploadKind, claims, expiresInSeconds);
    },
    async verifyUpload(token, bucketId, key) {
      const payload = await verify(uploadKind, token, bucketId, key);
      if (!isRole(payload.uploader_role)) throw invalidToken('The signature is invalid or has expired');
      const userId = typeof payload.uploader === 'string' ? payload.uploader : null;
      return { bucketId, key, role: payload.uploader_role, userId, upsert: payload.upsert === true };
    },
  };
}
