import { createHash } from 'node:crypto';
import type { Caller } from '../database/port.ts';
import { jsonResponse } from '../http.ts';
import type { StorageArea } from './area.ts';
import { detectContentType, isAllowedType, isNamedOtherwise } from './content-type.ts';
import { misnamed, wrongType } from './errors.ts';
import { reencodeImage } from './images.ts';
import { underPrefix } from './object-key.ts';
import { type BucketRules, describeContent, findBucketRules, probeWrite, writeObject } from './rows.ts';
import { readUpload, type UploadBody } from './upload-body.ts';

export interface UploadTarget {
  caller: Caller;
  ownerId: string | null;
  bucketId: string;
  key: string;
  upsert: boolean;
}

/**
 * What is really stored for an upload: its own bytes, or the image drawn anew. Some buckets take
 * no file whose name says another type than its bytes. Throws 415 and 400.
 */
async function admitContent(area: StorageArea, rules: BucketRules, key: string, bytes: Uint8Array) {
  const { mimeType, markup } = await detectContentType(bytes);
  if (markup) throw wrongType(mimeType);
  if (area.typedBuckets.includes(rules.id) && isNamedOtherwise(key, mimeType)) throw misnamed(mimeType);
  const redraw = underPrefix(area.reencodePrefixes, rules.id, key);
  const content = redraw ? await reencodeImage(bytes, mimeType) : { bytes, mimeType };
  if (!isAllowedType(content.mimeType, rules.allowedTypes)) throw wrongType(mimeType);
  return { ...content, ...(redraw ? { reencoded: true as const } : {}) };
}

/** The smaller of the bucket's and the server's limit, in bytes. */
export function sizeLimit(area: StorageArea, rules: BucketRules): number {
  return Math.min(rules.sizeLimitBytes ?? area.maxFileBytes, area.maxFileBytes);
}

/**
 * Takes an upload: the policies are asked first, then the bytes are read, judged and stored, and at last the row is
 * written as the caller. Returns `{ Id, Key }`.
 */
export async function upload(area: StorageArea, request: Request, target: UploadTarget): Promise<Response> {
  const { bucketId, key, ownerId, caller, upsert } = target;
  const rules = await findBucketRules(area.database, bucketId);
  await probeWrite(area.database, caller, { bucketId, key, ownerId }, upsert);
  const id = await area.uploadQueue(ownerId ?? caller.role, async () =>
    storeUpload(area, rules, target, await readUpload(request, sizeLimit(area, rules))),
  );
  if (upsert) await area.stored.sweep();
  return jsonResponse(200, { Id: id, Key: `${bucketId}/${key}` });
}

/**
 * Judges the bytes of an upload and stores them, and their row as the caller. `beforeRow` runs with the name of the bytes
 * before the row is written. Returns the row's id.
 */
export async function storeUpload(
  area: StorageArea,
  rules: BucketRules,
  { bucketId, key, ownerId, caller, upsert }: UploadTarget,
  body: UploadBody,
  beforeRow?: (version: string) => Promise<void>,
): Promise<string> {
  const content = await admitContent(area, rules, key, body.bytes);
  const metadata = describeContent({
    eTag: `"${createHash('sha256').update(content.bytes).digest('hex').slice(0, 32)}"`,
    sizeBytes: content.bytes.byteLength,
    mimeType: content.mimeType,
    cacheControl: body.cacheControl,
    modifiedAt: area.clock(),
    ...(content.reencoded ? { reencoded: true } : {}),
  });
  const object = { bucketId, key, ownerId, metadata, userMetadata: body.userMetadata };
  return area.stored.keep(
    (version) => area.files.write(version, content.bytes),
    async (version) => {
      await beforeRow?.(version);
      return area.database.asCaller(caller, (tx) => writeObject(tx, { ...object, version }, upsert));
    },
  );
}
