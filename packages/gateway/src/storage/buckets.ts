import { isDatabaseError, type Tx } from '../database/port.ts';
import { type Identity, jsonResponse } from '../http.ts';
import type { StorageArea } from './area.ts';
import { bucketNotFound, invalid, notSupported, storageError } from './errors.ts';

const columns = `id, name, coalesce(owner_id, owner::text, '') as owner, 'STANDARD' as type, public, file_size_limit::float8 as file_size_limit,
  allowed_mime_types, created_at, updated_at`;
// Words that addresses give a meaning of their own, right where a bucket's id stands.
const reservedIds = new Set([
  'sign',
  'public',
  'authenticated',
  'info',
  'list',
  'list-v2',
  'upload',
  'move',
  'copy',
]);
const unitBytes: Readonly<Record<string, number>> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };

/** The buckets the caller may see; there are none where no policy shows one. Their `owner` is who made them, or empty. */
export async function listBuckets(area: StorageArea, identity: Identity): Promise<Response> {
  const { rows } = await area.database.asCaller(
    identity,
    (tx) => tx.query(`select ${columns} from storage.buckets order by id`),
    { readOnly: true },
  );
  return jsonResponse(200, rows);
}

/** One bucket, as the row level rules show it to the caller. Throws 404. */
export async function getBucket(area: StorageArea, identity: Identity, id: string): Promise<Response> {
  const { rows } = await area.database.asCaller(
    identity,
    (tx) => tx.query(`select ${columns} from storage.buckets where id = $1`, [id]),
    { readOnly: true },
  );
  if (!rows[0]) throw bucketNotFound();
  return jsonResponse(200, rows[0]);
}

/** Bytes from a number or from '10MB'; null for no limit. Throws 400. */
function parseSize(raw: unknown): number | null {
  if (raw === undefined || raw === null) return null;
  const [, amount, unit] = /^(\d{1,15})\s*(b|kb|mb|gb)?$/i.exec(String(raw)) ?? [];
  if (amount === undefined) throw invalid('file_size_limit must be a number of bytes or like 10MB');
  return Number(amount) * (unitBytes[(unit ?? 'b').toLowerCase()] ?? 1);
}

function parseTypes(raw: unknown): string[] | null {
  if (raw === undefined || raw === null) return null;
  const types = Array.isArray(raw) ? raw.map(String) : [];
  const pattern = /^[\w.+-]+\/([\w.+-]+|\*)$|^\*\/\*$/;
  if (!Array.isArray(raw) || types.length > 100 || !types.every((type) => pattern.test(type))) {
    throw invalid('allowed_mime_types must be a list of types');
  }
  return types;
}

function parsePublic(raw: unknown): boolean | null {
  if (raw === undefined || raw === null) return null;
  if (typeof raw !== 'boolean') throw invalid('public must be true or false');
  return raw;
}

/**
 * Makes a bucket, which belongs to the user who asks. Throws 400 for a name or a limit that cannot be, 403 where no policy
 * allows it, as for everything below.
 */
export async function createBucket(area: StorageArea, identity: Identity, body: Record<string, unknown>) {
  const id = typeof body.id === 'string' ? body.id : String(body.name ?? '');
  if (!/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/.test(id) || reservedIds.has(id)) {
    throw storageError(400, 'InvalidBucketName', 'InvalidBucketName', 'Bucket name invalid');
  }
  if (body.type !== undefined && body.type !== 'STANDARD') throw notSupported('This type of bucket');
  const params = [
    id,
    parsePublic(body.public) ?? false,
    parseSize(body.file_size_limit),
    parseTypes(body.allowed_mime_types),
    identity.userId ?? null,
  ];
  await area.database.asCaller(identity, (tx) =>
    tx.query(
      `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types, owner, owner_id)
       values ($1, $1, $2, $3::bigint, $4::text[], $5::uuid, $5::uuid::text)`,
      params,
    ),
  );
  return jsonResponse(200, { name: id });
}

/** Changes the fields that the body names; `null` lifts a limit. */
export async function updateBucket(
  area: StorageArea,
  identity: Identity,
  id: string,
  body: Record<string, unknown>,
): Promise<Response> {
  const params = [
    id,
    parsePublic(body.public),
    body.file_size_limit !== undefined,
    parseSize(body.file_size_limit),
    body.allowed_mime_types !== undefined,
    parseTypes(body.allowed_mime_types),
  ];
  const { affected } = await area.database.asCaller(identity, (tx) =>
    tx.query(
      `update storage.buckets set public = coalesce($2::boolean, public),
         file_size_limit = case when $3::boolean then $4::bigint else file_size_limit end,
         allowed_mime_types = case when $5::boolean then $6::text[] else allowed_mime_types end,
         updated_at = now()
       where id = $1`,
      params,
    ),
  );
  if (affected === 0) throw bucketNotFound();
  return jsonResponse(200, { message: 'Successfully updated' });
}

/** Throws 404 unless the caller may see the bucket. */
async function requireBucket(tx: Tx, id: string): Promise<void> {
  const { rows } = await tx.query('select id from storage.buckets where id = $1', [id]);
  if (rows.length === 0) throw bucketNotFound();
}

/** Removes the files of a bucket that the caller may remove. Throws 404. */
export async function emptyBucket(area: StorageArea, identity: Identity, id: string): Promise<Response> {
  await area.database.asCaller(identity, async (tx) => {
    await requireBucket(tx, id);
    await tx.query('delete from storage.objects where bucket_id = $1', [id]);
  });
  await area.stored.sweep();
  return jsonResponse(200, { message: 'Successfully emptied' });
}

/** Removes a bucket without files. Throws 404 where the caller may not remove it, 409 where it holds files of anybody. */
export async function deleteBucket(area: StorageArea, identity: Identity, id: string): Promise<Response> {
  try {
    const { affected } = await area.database.asCaller(identity, (tx) =>
      tx.query('delete from storage.buckets where id = $1', [id]),
    );
    if (affected === 0) throw bucketNotFound();
  } catch (error) {
    if (!isDatabaseError(error) || error.code !== '23503') throw error;
    const message = 'The bucket you tried to delete is not empty';
    throw storageError(409, 'InvalidRequest', 'InvalidRequest', message);
  }
  return jsonResponse(200, { message: 'Successfully deleted' });
}
