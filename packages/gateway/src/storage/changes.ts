import type { Caller } from '../database/port.ts';
import { jsonResponse } from '../http.ts';
import type { StorageArea } from './area.ts';
import { isAllowedType } from './content-type.ts';
import { forbidden, invalid, notSupported, objectNotFound, tooLarge, wrongType } from './errors.ts';
import { parseBucketId, parseKey, underPrefix } from './object-key.ts';
import {
  deleteObjects,
  findBucketRules,
  findObject,
  type ObjectRow,
  probeWrite,
  writeObject,
} from './rows.ts';
import { sizeLimit } from './upload.ts';
import { parseUserMetadata } from './upload-body.ts';

const maxKeysPerDelete = 1000;

/** Removes objects of a bucket as the caller: rows first, bytes after the commit. Answers the removed rows. */
export async function removeObjects(
  area: StorageArea,
  caller: Caller,
  bucketId: string,
  body: Record<string, unknown>,
): Promise<Response> {
  const { prefixes } = body;
  if (!Array.isArray(prefixes) || prefixes.length === 0 || prefixes.length > maxKeysPerDelete) {
    throw invalid(`prefixes must hold 1 to ${maxKeysPerDelete} paths`);
  }
  if (prefixes.some((entry) => typeof entry === 'object')) throw notSupported('Removing a version');
  await findBucketRules(area.database, bucketId);
  const keys = prefixes.map(parseKey);
  const removed = await area.database.asCaller(caller, (tx) => deleteObjects(tx, bucketId, keys));
  await area.stored.sweep();
  return jsonResponse(200, removed);
}

/** Removes one object by its address. Throws 404 where the caller may not remove it. */
export async function removeObject(area: StorageArea, caller: Caller, bucketId: string, key: string) {
  const removed = await area.database.asCaller(caller, (tx) => deleteObjects(tx, bucketId, [key]));
  if (removed.length === 0) throw objectNotFound();
  await area.stored.sweep();
  return jsonResponse(200, { message: 'Successfully deleted' });
}

interface Transfer {
  from: { bucketId: string; key: string };
  to: { bucketId: string; key: string };
}

function parseTransfer(body: Record<string, unknown>): Transfer {
  if (body.sourceVersionId !== undefined) throw notSupported('Versioning');
  const bucketId = parseBucketId(body.bucketId);
  return {
    from: { bucketId, key: parseKey(body.sourceKey) },
    to: { bucketId: parseBucketId(body.destinationBucket ?? bucketId), key: parseKey(body.destinationKey) },
  };
}

/**
 * The destination's rules hold for what arrives by move or copy as they do for an upload. A place that only takes
 * images drawn by the server takes no others from elsewhere.
 */
async function checkArrival(area: StorageArea, source: ObjectRow, { to }: Transfer): Promise<void> {
  const rules = await findBucketRules(area.database, to.bucketId);
  if (source.metadata.size > sizeLimit(area, rules)) throw tooLarge();
  if (!isAllowedType(source.metadata.mimetype, rules.allowedTypes)) throw wrongType(source.metadata.mimetype);
  if (underPrefix(area.reencodePrefixes, to.bucketId, to.key) && source.metadata.reencoded !== true) {
    throw forbidden('Only an uploaded image can be stored here');
  }
}

const findSource = (area: StorageArea, caller: Caller, { from }: Transfer) =>
  area.database.asCaller(caller, (tx) => findObject(tx, from.bucketId, from.key), { readOnly: true });

/** Renames an object, also into another bucket. The bytes stay where they are: their name is opaque. */
export async function moveObject(area: StorageArea, caller: Caller, body: Record<string, unknown>) {
  const transfer = parseTransfer(body);
  const { from, to } = transfer;
  const source = await findSource(area, caller, transfer);
  await checkArrival(area, source, transfer);
  const moved = await area.database.asCaller(caller, (tx) =>
    tx.query(
      `update storage.objects set bucket_id = $3, name = $4, updated_at = now()
       where bucket_id = $1 and name = $2 and version = $5`,
      [from.bucketId, from.key, to.bucketId, to.key, source.version],
    ),
  );
  if (moved.affected === 0) throw forbidden('The object cannot be moved');
  return jsonResponse(200, { message: 'Successfully moved', Id: source.id, Key: `${to.bucketId}/${to.key}` });
}

function copiedMetadata(source: ObjectRow, body: Record<string, unknown>): Record<string, unknown> | null {
  if (body.copyMetadata !== false) return source.user_metadata;
  return body.metadata === undefined ? null : parseUserMetadata(JSON.stringify(body.metadata));
}

/** Copies an object; the copy belongs to the caller. Returns `{ Id, Key }`. */
export async function copyObject(
  area: StorageArea,
  caller: Caller,
  ownerId: string | null,
  body: Record<string, unknown>,
  upsert: boolean,
): Promise<Response> {
  const transfer = parseTransfer(body);
  const { to } = transfer;
  const source = await findSource(area, caller, transfer);
  await checkArrival(area, source, transfer);
  const copy = {
    bucketId: to.bucketId,
    key: to.key,
    ownerId,
    metadata: { ...source.metadata, lastModified: new Date(area.clock()).toISOString() },
    userMetadata: copiedMetadata(source, body),
  };
  await probeWrite(area.database, caller, copy, upsert);
  const id = await area.stored.keep(
    (version) => area.files.copy(source.version, version),
    (version) => area.database.asCaller(caller, (tx) => writeObject(tx, { ...copy, version }, upsert)),
  );
  if (upsert) await area.stored.sweep();
  return jsonResponse(200, { Id: id, Key: `${to.bucketId}/${to.key}` });
}
