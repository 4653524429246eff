import type { Identity } from '../http.ts';
import { jsonResponse } from '../http.ts';
import type { StorageArea } from './area.ts';
import { invalid, notSupported } from './errors.ts';
import { wholeNumber } from './list.ts';
import { parseKey } from './object-key.ts';
import { findBucketRules, findObject, probeWrite } from './rows.ts';
import { parseTransformation } from './transformation.ts';
import { type UploadTarget, upload } from './upload.ts';

const uploadExpirySeconds = 3600;
const maxPathsPerRequest = 500;

function parseExpiry({ maxSignedSeconds }: StorageArea, body: Record<string, unknown>): number {
  if (body.versionId !== undefined) throw notSupported('Versioning');
  if (body.expiresIn === undefined || body.expiresIn === null) throw invalid('expiresIn is required');
  return wholeNumber(body.expiresIn, 'expiresIn', { min: 1, max: maxSignedSeconds, otherwise: 0 });
}

/** What the client wants drawn, checked; null for the file itself. */
function parseTransform(raw: unknown): Record<string, unknown> | null {
  if (raw === undefined || raw === null) return null;
  if (typeof raw !== 'object') throw invalid('transform must be an object');
  const { width, height, resize, quality, format }: Record<string, unknown> = { ...raw };
  const transform = { width, height, resize, quality, format };
  parseTransformation(transform);
  return transform;
}

async function signedAddress(
  area: StorageArea,
  bucketId: string,
  key: string,
  expiresInSeconds: number,
  transform: Record<string, unknown> | null = null,
) {
  const token = await area.signatures.signDownload(bucketId, key, expiresInSeconds, transform);
  // The official client percent-encodes the whole address itself.
  return `/${transform ? 'render/image' : 'object'}/sign/${bucketId}/${key}?token=${token}`;
}

/** Signs the address of an object the caller may read. Returns `{ signedURL }`, relative to the storage area. */
export async function signObject(
  area: StorageArea,
  identity: Identity,
  bucketId: string,
  key: string,
  body: Record<string, unknown>,
): Promise<Response> {
  const expiresInSeconds = parseExpiry(area, body);
  const transform = parseTransform(body.transform);
  await area.database.asCaller(identity, (tx) => findObject(tx, bucketId, key), { readOnly: true });
  const signedURL = await signedAddress(area, bucketId, key, expiresInSeconds, transform);
  return jsonResponse(200, { signedURL });
}

/** Signs many addresses at once; a path the caller may not read has an error instead of an address. */
export async function signObjects(
  area: StorageArea,
  identity: Identity,
  bucketId: string,
  body: Record<string, unknown>,
): Promise<Response> {
  const expiresInSeconds = parseExpiry(area, body);
  if (body.transform !== undefined) throw notSupported('Transformation of many addresses');
  const { paths } = body;
  if (!Array.isArray(paths) || paths.length === 0 || paths.length > maxPathsPerRequest) {
    throw invalid(`paths must hold 1 to ${maxPathsPerRequest} paths`);
  }
  const keys = paths.map(parseKey);
  const { rows } = await area.database.asCaller(
    identity,
    (tx) =>
      tx.query<{ name: string }>(
        'select name from storage.objects where bucket_id = $1 and name = any($2::text[])',
        [bucketId, keys],
      ),
    { readOnly: true },
  );
  const readable = new Set(rows.map((row) => row.name));
  const answers = keys.map(async (key) =>
    readable.has(key)
      ? { path: key, error: null, signedURL: await signedAddress(area, bucketId, key, expiresInSeconds) }
      : {
          path: key,
          error: 'Either the object does not exist or you do not have access to it',
          signedURL: null,
        },
  );
  return jsonResponse(200, await Promise.all(answers));
}

/** Signs an address that takes one upload within an hour, as the caller. Returns `{ url, token }`. */
export async function signUpload(area: StorageArea, target: UploadTarget): Promise<Response> {
  const { bucketId, key, caller, ownerId, upsert } = target;
  await findBucketRules(area.database, bucketId);
  await probeWrite(area.database, caller, { bucketId, key, ownerId }, upsert);
  const token = await area.signatures.signUpload(
    { bucketId, key, role: caller.role, userId: ownerId, upsert },
    uploadExpirySeconds,
  );
  return jsonResponse(200, { url: `/object/upload/sign/${bucketId}/${key}?token=${token}`, token });
}

/** Takes an upload to a signed address. The policies decide again, for the user who had it signed. */
export async function uploadSigned(
  area: StorageArea,
  request: Request,
  bucketId: string,
  key: string,
): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const grant = await area.signatures.verifyUpload(token, bucketId, key);
  const claims = grant.userId === null ? {} : { sub: grant.userId };
  return upload(area, request, {
    caller: { role: grant.role, claims },
    ownerId: grant.userId,
    bucketId,
    key,
    upsert: grant.upsert,
  });
}
