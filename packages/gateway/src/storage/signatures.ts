import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
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
  signDownload(
    bucketId: string,
    key: string,
    expiresInSeconds: number,
    transform: Readonly<Record<string, unknown>> | null,
  ): Promise<string>;
  /** The transformation that was signed. Throws 400 unless the token is ours, unexpired and for this very object. */
  verifyDownload(
    token: string,
    bucketId: string,
    key: string,
  ): Promise<{ transform: Record<string, unknown> | null }>;
  signUpload(grant: UploadGrant, expiresInSeconds: number): Promise<string>;
  verifyUpload(token: string, bucketId: string, key: string): Promise<UploadGrant>;
  /** What a token allows. Throws 400 unless it is ours and unexpired. */
  readUpload(token: string): Promise<UploadGrant>;
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

  async function read(kind: typeof downloadKind, token: string) {
    const options = {
      algorithms: ['HS256'],
      ...kind,
      requiredClaims: ['exp', 'url'],
      currentDate: new Date(clock()),
    };
    const verified = await jwtVerify(token, secretKey, options).catch(() => {
      throw invalidToken('The signature is invalid or has expired');
    });
    return verified.payload;
  }

  async function verify(kind: typeof downloadKind, token: string, bucketId: string, key: string) {
    const payload = await read(kind, token);
    if (payload.url === `${bucketId}/${key}`) return payload;
    throw invalidToken('The signature belongs to another object');
  }

  function grantOf(payload: JWTPayload): UploadGrant {
    const [bucketId = '', ...key] = String(payload.url).split('/');
    if (!isRole(payload.uploader_role)) throw invalidToken('The signature is invalid or has expired');
    const userId = typeof payload.uploader === 'string' ? payload.uploader : null;
    const upsert = payload.upsert === true;
    return { bucketId, key: key.join('/'), role: payload.uploader_role, userId, upsert };
  }

  return {
    signDownload: (bucketId, key, expiresInSeconds, transform) =>
      sign(
        downloadKind,
        { url: `${bucketId}/${key}`, ...(transform ? { transform } : {}) },
        expiresInSeconds,
      ),
    async verifyDownload(token, bucketId, key) {
      const { transform } = await verify(downloadKind, token, bucketId, key);
      return { transform: typeof transform === 'object' && transform !== null ? { ...transform } : null };
    },
    signUpload({ bucketId, key, role, userId, upsert }, expiresInSeconds) {
      const claims = { url: `${bucketId}/${key}`, uploader: userId, uploader_role: role, upsert };
      return sign(uploadKind, claims, expiresInSeconds);
    },
    verifyUpload: async (token, bucketId, key) => grantOf(await verify(uploadKind, token, bucketId, key)),
    readUpload: async (token) => grantOf(await read(uploadKind, token)),
  };
}
