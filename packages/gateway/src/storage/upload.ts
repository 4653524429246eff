import type { Caller } from '../database/port.ts';
import { jsonResponse } from '../http.ts';
import type { StorageArea } from './area.ts';
import { detectContentType, isAllowedType, isNamedOtherwise } from './content-type.ts';
import { misnamed, wrongType } from './errors.ts';
import { reencodeImage } from './images.ts';
import { underPrefix } from './object-key.ts';
import { type BucketRules, describeContent, findBucketRules, probeWrite, writeObject } from './rows.ts';
import { createContentScan, type ScannedContent, scanned } from './scan-content.ts';
import { readUpload, type UploadBody } from './upload-body.ts';

export interface UploadTarget {
  caller: Caller;
  ownerId: string | null;
  bucketId: string;
  key: string;
  upsert: boolean;
}

/** The type of an upload's bytes. Some buckets take no file whose name says another type. Throws 415. */
async function judgeType(area: StorageArea, rules: BucketRules, key: string, content: ScannedContent) {
  const { mimeType, markup } = await detectContentType(content);
  if (markup) throw wrongType(mimeType);
  if (area.typedBuckets.includes(rules.id) && isNamedOtherwise(key, mimeType)) throw misnamed(mimeType);
  return mimeType;
}

function scanWhole(bytes: Uint8Array): ScannedContent {
  const scan = createContentScan();
  scan.add(bytes);
  return scan.end();
}

/** The smaller of the bucket's and the server's limit, in bytes. */
export function sizeLimit(area: StorageArea, rules: BucketRules): number {
  return Math.min(rules.sizeLimitBytes ?? area.maxFileBytes, area.maxFileBytes);
}

/**
 * Takes an upload: the policies are asked first, then the bytes are stored while they arrive and judged, and at last the row is
 * written as the caller. Returns `{ Id, Key }`.
 */
export async function upload(area: StorageArea, request: Request, target: UploadTarget): Promise<Response> {
  const { bucketId, key, ownerId, caller, upsert } = target;
  const rules = await findBucketRules(area.database, bucketId);
  await probeWrite(area.database, caller, { bucketId, key, ownerId }, upsert);
  const id = await area.uploadQueue(ownerId ?? caller.role, async () =>
    storeUpload(area, rules, target, readUpload(request, sizeLimit(area, rules))),
  );
  if (upsert) await area.stored.sweep();
  return jsonResponse(200, { Id: id, Key: `${bucketId}/${key}` });
}

interface StoredContent {
  hash: string;
  sizeBytes: number;
  mimeType: string;
  reencoded?: true;
}

/** Draws an image anew, in memory, and stores what was drawn. */
async function redraw(
  area: StorageArea,
  rules: BucketRules,
  key: string,
  body: UploadBody,
): Promise<{ put(version: string): Promise<unknown>; judge(): Promise<StoredContent> }> {
  const sent = new Uint8Array(await new Response(body.content).arrayBuffer());
  const sentType = await judgeType(area, rules, key, scanWhole(sent));
  const { bytes, mimeType } = await reencodeImage(sent, sentType);
  if (!isAllowedType(mimeType, rules.allowedTypes)) throw wrongType(sentType);
  const { hash, sizeBytes } = scanWhole(bytes);
  return {
    put: (version) => area.files.write(version, bytes),
    judge: async () => ({ hash, sizeBytes, mimeType, reencoded: true }),
  };
}

/** Stores what arrives, chunk by chunk, and judges it once all of it was seen. */
function passOn(area: StorageArea, rules: BucketRules, key: string, body: UploadBody) {
  const scan = createContentScan();
  return {
    put: (version: string) => area.files.write(version, scanned(body.content, scan)),
    async judge(): Promise<StoredContent> {
      const content = scan.end();
      const mimeType = await judgeType(area, rules, key, content);
      if (!isAllowedType(mimeType, rules.allowedTypes)) throw wrongType(mimeType);
      return { hash: content.hash, sizeBytes: content.sizeBytes, mimeType };
    },
  };
}

/**
 * Stores the bytes of an upload, and their row as the caller; bytes that are refused are removed again. `beforeRow` runs with the name of
 * the bytes before the row is written. Returns the row's id.
 */
export async function storeUpload(
  area: StorageArea,
  rules: BucketRules,
  { bucketId, key, ownerId, caller, upsert }: UploadTarget,
  body: UploadBody,
  beforeRow?: (version: string) => Promise<void>,
): Promise<string> {
  const isRedrawn = underPrefix(area.reencodePrefixes, rules.id, key);
  const { put, judge } = isRedrawn ? await redraw(area, rules, key, body) : passOn(area, rules, key, body);
  return area.stored.keep(put, async (version) => {
    const { hash, ...content } = await judge();
    const { cacheControl, userMetadata } = body.details();
    const metadata = describeContent({
      eTag: `"${hash.slice(0, 32)}"`,
      ...content,
      cacheControl,
      modifiedAt: area.clock(),
    });
    await beforeRow?.(version);
    const object = { bucketId, key, ownerId, metadata, userMetadata, version };
    return area.database.asCaller(caller, (tx) => writeObject(tx, object, upsert));
  });
}
