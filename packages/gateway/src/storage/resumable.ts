import { createHash } from 'node:crypto';
import { addressGroup } from '../address-group.ts';
import { isDatabaseError } from '../database/port.ts';
import { HttpError, type Identity } from '../http.ts';
import type { StorageArea } from './area.ts';
import { invalid, methodNotAllowed, storageError, tooLarge } from './errors.ts';
import { parseBucketId, parseKey } from './object-key.ts';
import { type ReceivedPart, readParts, receivePart } from './resumable-parts.ts';
import type { ResumableUpload } from './resumable-rows.ts';
import { type BucketRules, findBucketRules, probeWrite } from './rows.ts';
import { streamOf } from './stream-of.ts';
import {
  hasPart,
  offsetConflict,
  parseLength,
  parseMetadata,
  parseOffset,
  readMetadataHeader,
  requirePart,
  requireTusVersion,
  tusPath,
  tusResponse,
  uploadLocked,
  uploadNotFound,
} from './tus-headers.ts';
import { sizeLimit, storeUpload, type UploadTarget } from './upload.ts';
import { parseCacheControl, parseUserMetadata } from './upload-body.ts';

const lifetimeMs = 24 * 3_600_000;
const maxOpenUploads = 10;
/** The server's own key uploads for many people. */
const maxOpenUploadsOfServer = 1_000;
const maxParts = 1_000;

/** One request to the resumable uploads. */
export interface TusCall {
  area: StorageArea;
  request: Request;
  identity: Identity;
  clientAddress: string;
  /** The address below storage's prefix, `/upload/resumable` or `/upload/resumable/sign`, and what follows it. */
  path: string;
  id: string | undefined;
}

/** As whom a request uploads: its sender, or whoever had the upload of one key signed. */
interface Uploader {
  caller: Identity;
  upsert: boolean;
  /** The one place that is signed for, `bucket/key`. */
  onlyTarget: string | null;
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function findUploader({ area, request, identity, path }: TusCall): Promise<Uploader> {
  const { headers } = request;
  if (path === tusPath) {
    return { caller: identity, upsert: headers.get('x-upsert') === 'true', onlyTarget: null };
  }
  const grant = await area.signatures.readUpload(headers.get('x-signature') ?? '');
  const { role, userId, upsert, bucketId, key } = grant;
  const caller: Identity = userId === null ? { role, claims: {} } : { role, claims: { sub: userId }, userId };
  return { caller, upsert, onlyTarget: `${bucketId}/${key}` };
}

/** What an uploader's open uploads are counted by. Networks are hashed: addresses are of people. */
function countedBy({ role, userId }: Identity, clientAddress: string): string {
  if (userId !== undefined || role === 'service_role') return userId ?? role;
  return createHash('sha256').update(addressGroup(clientAddress)).digest('hex');
}

const targetOf = ({ bucket_id, name, upsert }: ResumableUpload, { caller }: Uploader): UploadTarget => ({
  bucketId: bucket_id,
  key: name,
  caller,
  ownerId: caller.userId ?? null,
  upsert,
});

const progress = (upload: ResumableUpload, offset: number) => ({
  'upload-offset': String(offset),
  'upload-expires': upload.expires_at.toUTCString(),
});

async function createUpload(call: TusCall): Promise<Response> {
  const { area, request, path, clientAddress } = call;
  const totalBytes = parseLength(request);
  const metadata = readMetadataHeader(request);
  const pairs = parseMetadata(metadata);
  const bucketId = parseBucketId(pairs.get('bucketName'));
  const key = parseKey(pairs.get('objectName'));
  parseUserMetadata(pairs.get('metadata') ?? null);
  const uploader = await findUploader(call);
  if (uploader.onlyTarget !== null && uploader.onlyTarget !== `${bucketId}/${key}`) throw uploadNotFound();
  const rules = await findBucketRules(area.database, bucketId);
  const { caller, upsert } = uploader;
  await probeWrite(area.database, caller, { bucketId, key, ownerId: caller.userId ?? null }, upsert);
  if (totalBytes > sizeLimit(area, rules)) throw tooLarge();
  const upload = await area.resumable.create(
    {
      bucket_id: bucketId,
      name: key,
      role: caller.role,
      user_id: caller.userId ?? null,
      upsert,
      metadata,
      total_bytes: totalBytes,
      uploader: countedBy(caller, clientAddress),
      lifetimeMs,
    },
    caller.role === 'service_role' ? maxOpenUploadsOfServer : maxOpenUploads,
  );
  if (!upload) {
    const message = `At most ${maxOpenUploads} uploads may be open at once`;
    throw storageError(429, 'SlowDown', 'Too Many Requests', message, { 'retry-after': '60' });
  }
  const location = { location: `/storage/v1${path}/${upload.id}` };
  if (totalBytes > 0 && !hasPart(request)) return tusResponse(201, { ...location, ...progress(upload, 0) });
  const offset = await addBytes(call, upload, uploader, rules);
  return tusResponse(201, { ...location, ...progress(upload, offset) });
}

async function findUpload(call: TusCall): Promise<{ upload: ResumableUpload; uploader: Uploader }> {
  const { area, id = '' } = call;
  const uploader = await findUploader(call);
  const { caller, onlyTarget } = uploader;
  const upload = uuidPattern.test(id)
    ? await area.resumable.find(id, caller.role, caller.userId ?? null)
    : null;
  if (
    !upload ||
    (onlyTarget ?? `${upload.bucket_id}/${upload.name}`) !== `${upload.bucket_id}/${upload.name}`
  ) {
    throw uploadNotFound();
  }
  return { upload, uploader };
}

/** Takes the bytes of one request, and stores the file with the last of them. Returns where the upload is then. */
async function addBytes(
  call: TusCall,
  upload: ResumableUpload,
  uploader: Uploader,
  rules: BucketRules,
): Promise<number> {
  const { area, request, clientAddress } = call;
  const missing = upload.total_bytes - upload.received_bytes;
  if (Number(request.headers.get('content-length') ?? 0) > missing) throw tooLarge();
  if (upload.parts.length >= maxParts) throw invalid(`An upload has at most ${maxParts} parts`);
  const turn = countedBy(uploader.caller, clientAddress);
  const part = await area.partQueue(turn, () =>
    receivePart(area, request.body, missing, upload.expires_at.getTime() - area.clock()),
  );
  if (part.bytes === missing) {
    await storeWhole(area, upload, uploader, rules, part, turn);
    return upload.total_bytes;
  }
  if (part.name === null) return upload.received_bytes;
  if (await area.resumable.addPart(upload, { name: part.name, bytes: part.bytes })) {
    return upload.received_bytes + part.bytes;
  }
  await area.stored.discard(part.name);
  throw offsetConflict();
}

/** Another attempt would be refused as well: the bytes are not what the bucket takes, or the policies say no. */
function isFinal(error: unknown): boolean {
  if (error instanceof HttpError) return error.status !== 423;
  return isDatabaseError(error) && (error.code === '42501' || error.code === '23505');
}

/** Stores the file of its parts, judged as a plain upload is and in turn with those. */
async function storeWhole(
  area: StorageArea,
  upload: ResumableUpload,
  uploader: Uploader,
  rules: BucketRules,
  last: ReceivedPart,
  turn: string,
): Promise<void> {
  const pairs = parseMetadata(upload.metadata);
  const parts = last.name === null ? upload.parts : [...upload.parts, last.name];
  let attempt: string | null = null;
  async function claim(version: string): Promise<void> {
    if (!(await area.resumable.beginStoring(upload, version))) throw uploadLocked();
    attempt = version;
  }
  try {
    await area.uploadQueue(turn, async () => {
      const body = {
        content: streamOf(readParts(area, upload, parts)),
        details: () => ({
          cacheControl: parseCacheControl(pairs.get('cacheControl') ?? null),
          userMetadata: parseUserMetadata(pairs.get('metadata') ?? null),
        }),
      };
      await storeUpload(area, rules, targetOf(upload, uploader), body, claim);
    });
  } catch (error) {
    if (isFinal(error)) await area.resumable.remove(upload.id);
    else if (attempt !== null) await area.resumable.endStoring(attempt);
    throw error;
  } finally {
    if (last.name !== null) await area.stored.discard(last.name);
    await area.stored.sweep();
  }
}

async function resumeUpload(call: TusCall): Promise<Response> {
  const { area, request } = call;
  requirePart(request);
  const offset = parseOffset(request);
  const { upload, uploader } = await findUpload(call);
  if (offset !== upload.received_bytes) throw offsetConflict();
  if (upload.is_complete) return tusResponse(204, progress(upload, offset));
  const rules = await findBucketRules(area.database, upload.bucket_id);
  const target = targetOf(upload, uploader);
  await probeWrite(area.database, uploader.caller, target, upload.upsert);
  return tusResponse(204, progress(upload, await addBytes(call, upload, uploader, rules)));
}

async function describeUpload(call: TusCall): Promise<Response> {
  const { upload } = await findUpload(call);
  return tusResponse(200, {
    ...progress(upload, upload.received_bytes),
    'upload-length': String(upload.total_bytes),
    ...(upload.metadata === '' ? {} : { 'upload-metadata': upload.metadata }),
  });
}

async function terminateUpload(call: TusCall): Promise<Response> {
  const { area } = call;
  const { upload } = await findUpload(call);
  if (upload.is_complete) throw invalid('The upload is complete: remove the file instead');
  await area.resumable.remove(upload.id);
  await area.stored.sweep();
  return tusResponse(204, {});
}

/**
 * Resumable uploads by tus 1.0: creation, also with the first bytes, then HEAD, PATCH and DELETE. The policies are asked when an
 * upload begins, with each part and when the file's row is written.
 */
export function serveResumable(call: TusCall): Promise<Response> {
  requireTusVersion(call.request);
  const { method } = call.request;
  if (call.id === undefined && method === 'POST') return createUpload(call);
  if (call.id !== undefined && method === 'HEAD') return describeUpload(call);
  if (call.id !== undefined && method === 'PATCH') return resumeUpload(call);
  if (call.id !== undefined && method === 'DELETE') return terminateUpload(call);
  throw methodNotAllowed();
}
