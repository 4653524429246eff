import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore } from '../ports.ts';
import { ada, openStorage, type StorageFixture } from './storage-fixture.ts';
import { metadataOf, partHeaders } from './tus-fixture.ts';

const totalBytes = 50 * 1024 * 1024;
const chunkBytes = 64 * 1024;
/** Chunks that are handed from one stream to the next; far less than the file. */
const mostHeldBytes = 24 * chunkBytes;

const chunk = randomBytes(chunkBytes);
const chunkCount = totalBytes / chunkBytes;
const eTag = (() => {
  const hash = createHash('sha256');
  for (let at = 0; at < chunkCount; at += 1) hash.update(chunk);
  return `"${hash.digest('hex').slice(0, 32)}"`;
})();

/** What is between the sender and the store. */
let heldBytes = 0;
let mostSeen = 0;
const held = (bytes: number) => {
  heldBytes += bytes;
  mostSeen = Math.max(mostSeen, heldBytes);
};

/** Keeps files as their lengths; a part is read again as the same chunks. */
function countingFiles(): FileStore {
  const sizes = new Map<string, number>();
  return {
    async write(name, bytes) {
      if (bytes instanceof Uint8Array) throw new Error('came as one piece');
      let sizeBytes = 0;
      for await (const piece of bytes) {
        sizeBytes += piece.byteLength;
        held(-piece.byteLength);
      }
      sizes.set(name, sizeBytes);
      return sizeBytes;
    },
    async read(name) {
      const sizeBytes = sizes.get(name);
      return sizeBytes === undefined ? null : { body: chunks(sizeBytes / chunkBytes), sizeBytes };
    },
    async remove(name) {
      sizes.delete(name);
    },
    async copy() {},
  };
}

function chunks(count = chunkCount, before = '', after = ''): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(before)),
    pull(controller) {
      if (sent === count) {
        controller.enqueue(Buffer.from(after));
        return controller.close();
      }
      sent += 1;
      held(chunkBytes);
      controller.enqueue(chunk);
    },
  });
}

let storage: StorageFixture;
beforeAll(async () => {
  storage = await openStorage({ files: countingFiles() });
});
afterAll(() => storage.database.close());
beforeEach(() => {
  heldBytes = 0;
  mostSeen = 0;
});

const key = `${ada}/film.bin`;
const send = (method: string, address: string, headers: Record<string, string>, body?: ReadableStream) =>
  storage.send('ada', address, { method, headers, body, duplex: 'half' } as RequestInit);

async function expectStored(): Promise<void> {
  const { data } = await storage.client('ada').from('anything').info(key);
  expect(data).toMatchObject({ size: totalBytes, etag: eTag });
  expect(heldBytes).toBeLessThanOrEqual(0);
  expect(mostSeen).toBeGreaterThan(0);
  expect(mostSeen).toBeLessThan(mostHeldBytes);
}

describe('50 MB pass through without being held', () => {
  it('as a body', async () => {
    const response = await send('POST', `object/anything/${key}`, { 'x-upsert': 'true' }, chunks());
    expect(response.status).toBe(200);
    await expectStored();
  });

  it('in a form', async () => {
    const before = `--edge\r\nContent-Disposition: form-data; name="cacheControl"\r\n\r\n60\r\n--edge\r\nContent-Disposition: form-data; name=""; filename="film.bin"\r\nContent-Type: video/mp4\r\n\r\n`;
    const headers = { 'x-upsert': 'true', 'content-type': 'multipart/form-data; boundary=edge' };
    const body = chunks(chunkCount, before, '\r\n--edge--\r\n');
    expect((await send('POST', `object/anything/${key}`, headers, body)).status).toBe(200);
    await expectStored();
  });

  it('in parts, also when the parts become one file', async () => {
    const created = await send('POST', 'upload/resumable', {
      'tus-resumable': '1.0.0',
      'x-upsert': 'true',
      'upload-length': String(totalBytes),
      'upload-metadata': metadataOf({ bucketName: 'anything', objectName: key }),
    });
    const address = created.headers.get('location') ?? '';
    const half = chunkCount / 2;
    for (const part of [0, 1]) {
      const response = await send('PATCH', address, partHeaders((part * totalBytes) / 2), chunks(half));
      expect(response.status).toBe(204);
    }
    await expectStored();
  });
});
