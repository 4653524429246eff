import type { StorageArea } from './area.ts';
import { tooLarge } from './errors.ts';
import type { ResumableUpload } from './resumable-rows.ts';

/** The bytes of one request, kept as a file. */
export interface ReceivedPart {
  /** The name of the file; null where nothing arrived. */
  name: string | null;
  bytes: number;
  /** The connection broke: what had arrived by then is kept all the same. */
  isBroken: boolean;
}

/**
 * Stores what a request brings until the upload expires, chunk by chunk: nothing is held in memory. Throws 413 for more
 * than `limitBytes`.
 */
export async function receivePart(
  area: StorageArea,
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
  forMs: number,
): Promise<ReceivedPart> {
  if (!body) return { name: null, bytes: 0, isBroken: false };
  let bytes = 0;
  let isBroken = false;
  const reader = body.getReader();
  const counted = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read().catch(() => {
        isBroken = true;
        return { done: true, value: undefined };
      });
      if (done || value === undefined) return controller.close();
      bytes += value.byteLength;
      if (bytes <= limitBytes) return controller.enqueue(value);
      controller.error(tooLarge());
      await reader.cancel().catch(() => {});
    },
  });
  const name = await area.stored.keepFor(forMs, (file) => area.files.write(file, counted));
  if (bytes > 0) return { name, bytes, isBroken };
  await area.stored.discard(name);
  return { name: null, bytes: 0, isBroken };
}

/** The whole upload, of its parts in their order. Fails where a part is not there or not of its length. */
export async function* readParts(
  area: StorageArea,
  upload: ResumableUpload,
  parts: readonly string[],
): AsyncGenerator<Uint8Array> {
  let readBytes = 0;
  for (const name of parts) {
    const file = await area.files.read(name);
    if (!file) throw new Error('a part of an upload is missing');
    for await (const chunk of file.body) {
      readBytes += chunk.byteLength;
      yield chunk;
    }
  }
  if (readBytes !== upload.total_bytes) throw new Error('the parts of an upload are not of its length');
}
