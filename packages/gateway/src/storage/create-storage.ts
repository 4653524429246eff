import { Hono, type MiddlewareHandler } from 'hono';
import { isRead } from '../authenticate.ts';
import type { Database } from '../database/port.ts';
import type { GatewayEnv } from '../http.ts';
import { apiPaths, pathBelow } from '../paths.ts';
import type { Clock, FileStore, Log } from '../ports.ts';
import { describeError } from '../redact-log.ts';
import { createErrorHandler } from '../wire-format.ts';
import type { StorageArea } from './area.ts';
import { createBucket, deleteBucket, emptyBucket, getBucket, listBuckets, updateBucket } from './buckets.ts';
import { type Call, objectOf } from './call.ts';
import { copyObject, moveObject, removeObject, removeObjects } from './changes.ts';
import { describeObject, download, type ReadAccess } from './download.ts';
import { methodNotAllowed, notSupported, routeNotFound, storageFormat } from './errors.ts';
import { listObjects } from './list.ts';
import { listObjectsV2 } from './list-v2.ts';
import { type BucketPrefix, decodePath, parseBucketId } from './object-key.ts';
import { serveResumable } from './resumable.ts';
import { createResumableRows } from './resumable-rows.ts';
import { routeRender } from './route-render.ts';
import { findBucketRules } from './rows.ts';
import { signObject, signObjects, signUpload, uploadSigned } from './sign.ts';
import { createSignatures } from './signatures.ts';
import { createStoredFiles } from './stored-files.ts';
import { tusPath, uploadNotFound } from './tus-headers.ts';
import { upload } from './upload.ts';
import { readJsonObject } from './upload-body.ts';
import { createUploadQueue } from './upload-queue.ts';

export interface StorageOptions {
  database: Database;
  files: FileStore;
  /** Signs file addresses; at least 32 bytes, never the secret that signs logins. */
  storageSecret: string;
  log: Log;
  /** Sets `identity`, before anything else. */
  authenticate: MiddlewareHandler<GatewayEnv>;
  clock?: Clock;
  /**
   * Parts of private buckets that `/object/public` serves to everybody, so that `getPublicUrl` works for them:
   * `{ bucket: 'documents', prefix: 'avatars/' }`. Their keys are no secret; who may write there is for policies.
   */
  publicPrefixes?: readonly BucketPrefix[];
  /** Parts of buckets that take images only, each drawn anew by the server. */
  reencodePrefixes?: readonly BucketPrefix[];
  /** Buckets that take no file whose name says another type than its bytes. */
  typedBuckets?: readonly string[];
  /** The largest upload in bytes, whatever a bucket allows. */
  maxFileBytes?: number;
  /** The longest a signed address of a file may be open, in seconds. It needs no account: who has it has the file. */
  maxSignedSeconds?: number;
}

export interface Storage {
  /** For /storage/v1. */
  routes: Hono<GatewayEnv>;
  /** Removes bytes that no row refers to: for the start of the process and now and then. Never throws. */
  sweep(): Promise<void>;
}

const defaultMaxFileBytes = 50 * 1024 * 1024;
const defaultMaxSignedSeconds = 31_536_000;
const maxUploads = 16;
const maxParts = 64;
const maxUploadsPerUser = 4;
const maxImages = 2;
const maxImagesPerUser = 1;
const maxImagesWaiting = 20;

function uploadTarget({ request, identity }: Call, segments: string[], upsert?: boolean) {
  return {
    ...objectOf(segments),
    caller: identity,
    ownerId: identity.userId ?? null,
    upsert: upsert ?? request.headers.get('x-upsert') === 'true',
  };
}

function readAccess({ request, identity }: Call, kind: string | undefined): ReadAccess {
  if (kind === 'public') return { kind: 'public' };
  if (kind !== 'sign') return { kind: 'caller', caller: identity };
  return { kind: 'signed', token: new URL(request.url).searchParams.get('token') ?? '' };
}

function read(call: Call, action: 'download' | 'info'): Promise<Response> {
  const [first] = call.segments;
  const named =
    first === 'public' || first === 'authenticated' || (first === 'sign' && action === 'download');
  const { bucketId, key } = objectOf(named ? call.segments.slice(1) : call.segments);
  const access = readAccess(call, named ? first : undefined);
  if (new URL(call.request.url).searchParams.has('versionId')) throw notSupported('Versioning');
  if (action === 'info') return describeObject(call.area, bucketId, key, access);
  return download(call.area, call.request, bucketId, key, access);
}

async function post(call: Call): Promise<Response> {
  const { area, request, segments, identity } = call;
  const [first, ...rest] = segments;
  if (first === 'sign') {
    const body = await readJsonObject(request);
    if (rest.length === 1) return signObjects(area, identity, parseBucketId(rest[0]), body);
    const { bucketId, key } = objectOf(rest);
    return signObject(area, identity, bucketId, key, body);
  }
  if (first === 'upload' && rest[0] === 'sign') return signUpload(area, uploadTarget(call, rest.slice(1)));
  if (first === 'list' && rest.length === 1) {
    const { id } = await findBucketRules(area.database, parseBucketId(rest[0]));
    return listObjects(area, identity, id, await readJsonObject(request));
  }
  if (first === 'list-v2' && rest.length === 1) {
    const { id } = await findBucketRules(area.database, parseBucketId(rest[0]));
    return listObjectsV2(area, identity, id, await readJsonObject(request));
  }
  if (first === 'move' && rest.length === 0) return moveObject(area, identity, await readJsonObject(request));
  if (first === 'copy' && rest.length === 0) {
    const upsert = request.headers.get('x-upsert') === 'true';
    return copyObject(area, identity, identity.userId ?? null, await readJsonObject(request), upsert);
  }
  return upload(area, request, uploadTarget(call, segments));
}

async function routeObject(call: Call): Promise<Response> {
  const { area, request, segments, identity } = call;
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      if (segments[0] === 'info') return read({ ...call, segments: segments.slice(1) }, 'info');
      return read(call, 'download');
    case 'POST':
      return post(call);
    case 'PUT': {
      if (segments[0] !== 'upload' || segments[1] !== 'sign') {
        return upload(area, request, uploadTarget(call, segments, true));
      }
      const { bucketId, key } = objectOf(segments.slice(2));
      return uploadSigned(area, request, bucketId, key);
    }
    case 'DELETE': {
      const bucketId = parseBucketId(segments[0]);
      if (segments.length === 1) {
        return removeObjects(area, identity, bucketId, await readJsonObject(request));
      }
      return removeObject(area, identity, bucketId, objectOf(segments).key);
    }
    default:
      throw methodNotAllowed();
  }
}

async function routeBucket({ area, request, identity, segments }: Call): Promise<Response> {
  const route = `${request.method} ${segments.length === 0 ? '' : '/:id'}${segments.slice(1).map((part) => `/${part}`)}`;
  if (route === 'GET ') return listBuckets(area, identity);
  if (route === 'POST ') return createBucket(area, identity, await readJsonObject(request));
  if (segments.length === 0) throw methodNotAllowed();
  const id = parseBucketId(segments[0]);
  if (route === 'GET /:id') return getBucket(area, identity, id);
  if (route === 'PUT /:id') return updateBucket(area, identity, id, await readJsonObject(request));
  if (route === 'DELETE /:id') return deleteBucket(area, identity, id);
  if (route === 'POST /:id/empty') return emptyBucket(area, identity, id);
  if (segments[1] === 'lifecycle') throw notSupported('Bucket lifecycle');
  throw methodNotAllowed();
}

function routeResumable({ area, request, identity, clientAddress }: Call, rest: string[]): Promise<Response> {
  const isSigned = rest[0] === 'sign';
  const [id, ...further] = (isSigned ? rest.slice(1) : rest).filter((part) => part !== '');
  if (further.length > 0) throw uploadNotFound();
  const path = isSigned ? `${tusPath}/sign` : tusPath;
  return serveResumable({ area, request, identity, clientAddress, path, id });
}

function route(call: Call): Promise<Response> {
  const [area, ...segments] = call.segments;
  if (area === 'object') return routeObject({ ...call, segments });
  if (area === 'bucket') return routeBucket({ ...call, segments: segments.filter((part) => part !== '') });
  if (area === 'render') return routeRender({ ...call, segments });
  if (area === 'upload' && segments[0] === 'resumable') return routeResumable(call, segments.slice(1));
  if (area === 'cdn') throw notSupported('Purging a cache');
  throw routeNotFound(call);
}

/** Whether a file may be opened or sent without a key: its address is public, or signed and thereby the permission. */
export function needsNoKey(method: string, path: string): boolean {
  const below = pathBelow(apiPaths.storage, path);
  if (method === 'PUT') return below.startsWith('/object/upload/sign/');
  if (below === `${tusPath}/sign` || below.startsWith(`${tusPath}/sign/`)) return true;
  return (
    isRead(method) &&
    /^\/(?:object\/(?:public|sign|info\/public)|render\/image\/(?:public|sign))\//.test(below)
  );
}

/**
 * The storage area: what `@supabase/storage-js` speaks, over the rows of storage.objects (read and written as the
 * caller, so that the product's policies decide) and a FileStore for the bytes.
 */
export function createStorage(options: StorageOptions): Storage {
  const { database, files, log, clock = Date.now } = options;
  const area: StorageArea = {
    database,
    files,
    log,
    clock,
    stored: createStoredFiles(database, files, log),
    signatures: createSignatures(options.storageSecret, clock),
    publicPrefixes: options.publicPrefixes ?? [],
    reencodePrefixes: options.reencodePrefixes ?? [],
    typedBuckets: options.typedBuckets ?? [],
    maxFileBytes: options.maxFileBytes ?? defaultMaxFileBytes,
    maxSignedSeconds: options.maxSignedSeconds ?? defaultMaxSignedSeconds,
    uploadQueue: createUploadQueue(maxUploads, maxUploadsPerUser),
    partQueue: createUploadQueue(maxParts, maxUploadsPerUser),
    imageQueue: createUploadQueue(maxImages, maxImagesPerUser, maxImagesWaiting),
    resumable: createResumableRows(database, clock),
  };
  const routes = new Hono<GatewayEnv>();
  routes.use(options.authenticate).all('*', async (c) => {
    const path = pathBelow(apiPaths.storage, c.req.path);
    return route({
      area,
      request: c.req.raw,
      path,
      identity: c.get('identity'),
      clientAddress: c.env.clientAddress,
      segments: decodePath(path),
    });
  });
  routes.onError(createErrorHandler('storage', storageFormat, log));
  return {
    routes,
    async sweep() {
      try {
        await area.resumable.sweep();
      } catch (error) {
        log('warn', 'storage: ending expired uploads failed', describeError(error));
      }
      await area.stored.sweep();
    },
  };
}
