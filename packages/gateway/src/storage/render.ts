import { createHash } from 'node:crypto';
import type { StorageArea } from './area.ts';
import { describe, findReadable, isUnchanged, type ReadAccess } from './download.ts';
import { objectNotFound, tooLarge } from './errors.ts';
import { transformImage } from './images.ts';
import type { ObjectRow } from './rows.ts';
import type { Transformation } from './transformation.ts';

const maxSourceBytes = 25 * 1024 * 1024;

export interface Rendering {
  bucketId: string;
  key: string;
  access: ReadAccess;
  transformation: Transformation;
  /** Who waits for it, for turns. */
  turn: string;
}

/** The entity tag of an image as it is drawn: known before it is. */
function tagOf(row: ObjectRow, transformation: Transformation, asWebp: boolean): string {
  const drawn = JSON.stringify([row.metadata.eTag, transformation, asWebp]);
  return `"${createHash('sha256').update(drawn).digest('hex').slice(0, 32)}"`;
}

/**
 * Answers GET and HEAD for an image drawn as asked: 200, 304, 400, 404, 413, 415 or 429. What is drawn is not kept; the
 * entity tag and the file's cache time let clients keep it.
 */
export async function renderImage(
  area: StorageArea,
  request: Request,
  { bucketId, key, access, transformation, turn }: Rendering,
): Promise<Response> {
  const row = await findReadable(area, bucketId, key, access);
  const takesWebp = request.headers.get('accept')?.includes('image/webp') === true;
  const asWebp = takesWebp && !transformation.keepsType;
  const drawnRow: ObjectRow = {
    ...row,
    // Drawn by the server: it may be shown in place.
    metadata: { ...row.metadata, eTag: tagOf(row, transformation, asWebp), reencoded: true },
  };
  const headers = describe(drawnRow, access, new URL(request.url));
  for (const name of ['content-length', 'accept-ranges']) headers.delete(name);
  headers.append('vary', 'accept');
  if (isUnchanged(request, drawnRow)) return new Response(null, { status: 304, headers });
  if (row.metadata.size > maxSourceBytes) throw tooLarge();
  const image = await area.imageQueue(turn, async () => {
    const file = await area.files.read(row.version);
    if (!file) throw objectNotFound();
    const bytes = new Uint8Array(await new Response(file.body).arrayBuffer());
    return transformImage(bytes, row.metadata.mimetype, transformation, asWebp);
  });
  headers.set('content-type', image.mimeType);
  headers.set('content-length', String(image.bytes.byteLength));
  const body = request.method === 'HEAD' ? null : new Uint8Array(image.bytes);
  return new Response(body, { status: 200, headers });
}
