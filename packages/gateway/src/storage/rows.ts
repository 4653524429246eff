import { randomUUID } from 'node:crypto';
import type { Caller, Database, Tx } from '../database/port.ts';
import { bucketNotFound, objectNotFound } from './errors.ts';

/** What is kept about a file's content; the names are those the official client's users know. */
export interface ObjectMetadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: 200;
  /** The server drew the image itself: it may be shown in place instead of being saved. */
  reencoded?: true;
}

export interface ObjectRow {
  id: string;
  bucket_id: string;
  name: string;
  owner: string | null;
  owner_id: string | null;
  /** The opaque name of the bytes in the file store. */
  version: string;
  metadata: ObjectMetadata;
  user_metadata: Record<string, unknown> | null;
  created_at: Date;
  updated_at: Date;
  last_accessed_at: Date | null;
}

/** The rules of a bucket that an upload must keep. */
export interface BucketRules {
  id: string;
  isPublic: boolean;
  /** Bytes; null where only the server's own limit holds. */
  sizeLimitBytes: number | null;
  allowedTypes: string[] | null;
}

export interface NewObject {
  bucketId: string;
  key: string;
  ownerId: string | null;
  version: string;
  metadata: ObjectMetadata;
  userMetadata: Record<string, unknown> | null;
}

const columns = `id, bucket_id, name, owner, owner_id, version, metadata, user_metadata, created_at, updated_at,
  last_accessed_at`;
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The bucket's rules, read as the owner: they bind callers who may not see the bucket. Throws 404. */
export async function findBucketRules(database: Database, bucketId: string): Promise<BucketRules> {
  const { rows } = await database.asOwner((tx) =>
    tx.query<{ public: boolean; size_limit: string | null; allowed_mime_types: string[] | null }>(
      `select public, file_size_limit::text as size_limit, allowed_mime_types from storage.buckets where id = $1`,
      [bucketId],
    ),
  );
  const row = rows[0];
  if (!row) throw bucketNotFound();
  return {
    id: bucketId,
    isPublic: row.public,
    sizeLimitBytes: row.size_limit === null ? null : Number(row.size_limit),
    allowedTypes: row.allowed_mime_types,
  };
}

/** The object's row as far as this transaction's role may see it. Throws 404. */
export async function findObject(tx: Tx, bucketId: string, key: string): Promise<ObjectRow> {
  const { rows } = await tx.query<ObjectRow>(
    `select ${columns} from storage.objects where bucket_id = $1 and name = $2 and version is not null`,
    [bucketId, key],
  );
  if (!rows[0]) throw objectNotFound();
  return rows[0];
}

/**
 * Writes an object's row as the transaction's role and answers its id. Without `upsert` only the right to insert is
 * needed and an existing key is a unique violation; with it PostgreSQL also asks for the rights to select and
 * update the row that is there.
 */
export async function writeObject(tx: Tx, object: NewObject, upsert: boolean): Promise<string> {
  const id = randomUUID();
  const owner = object.ownerId && uuidPattern.test(object.ownerId) ? object.ownerId : null;
  const params = [
    id,
    object.bucketId,
    object.key,
    owner,
    object.ownerId,
    JSON.stringify(object.metadata),
    object.userMetadata === null ? null : JSON.stringify(object.userMetadata),
    object.version,
  ];
  const insert = `insert into storage.objects (id, bucket_id, name, owner, owner_id, metadata, user_metadata, version)
    values ($1::uuid, $2, $3, $4::uuid, $5, $6::jsonb, $7::jsonb, $8)`;
  if (!upsert) {
    await tx.query(insert, params);
    return id;
  }
  const { rows } = await tx.query<{ id: string }>(
    `${insert} on conflict (bucket_id, name) do update set owner = excluded.owner, owner_id = excluded.owner_id,
      metadata = excluded.metadata, user_metadata = excluded.user_metadata, version = excluded.version,
      updated_at = now() returning id`,
    params,
  );
  return rows[0]?.id ?? id;
}

/** Deletes the rows the role may delete, and answers them. */
export async function deleteObjects(tx: Tx, bucketId: string, keys: readonly string[]): Promise<ObjectRow[]> {
  const { rows } = await tx.query<ObjectRow>(
    `delete from storage.objects where bucket_id = $1 and name = any($2::text[]) returning ${columns}`,
    [bucketId, keys],
  );
  return rows;
}

class ProbeSucceeded extends Error {}

/** Asks the policies, before any byte is read, whether the caller may write the object; nothing is kept. */
export async function probeWrite(
  database: Database,
  caller: Caller,
  object: Pick<NewObject, 'bucketId' | 'key' | 'ownerId'>,
  upsert: boolean,
): Promise<void> {
  const probe: NewObject = {
    ...object,
    version: randomUUID(),
    userMetadata: null,
    metadata: describeContent({ eTag: '', sizeBytes: 0, mimeType: '', cacheControl: '', modifiedAt: 0 }),
  };
  try {
    await database.asCaller(caller, async (tx) => {
      await writeObject(tx, probe, upsert);
      throw new ProbeSucceeded();
    });
  } catch (error) {
    if (!(error instanceof ProbeSucceeded)) throw error;
  }
}

/** The metadata of new content; `modifiedAt` in milliseconds since 1970. */
export function describeContent(content: {
  eTag: string;
  sizeBytes: number;
  mimeType: string;
  cacheControl: string;
  modifiedAt: number;
  reencoded?: true;
}): ObjectMetadata {
  return {
    eTag: content.eTag,
    size: content.sizeBytes,
    mimetype: content.mimeType,
    cacheControl: content.cacheControl,
    lastModified: new Date(content.modifiedAt).toISOString(),
    contentLength: content.sizeBytes,
    httpStatusCode: 200,
    ...(content.reencoded ? { reencoded: true } : {}),
  };
}
