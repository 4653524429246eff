import { ada, pdf, type StorageFixture, type Who } from './storage-fixture.ts';

export const path = `${ada}/big.pdf`;
const base64 = (text: string) => Buffer.from(text).toString('base64');
export const metadataOf = (pairs: Record<string, string>) =>
  Object.entries(pairs)
    .map(([key, value]) => `${key} ${base64(value)}`)
    .join(',');
export const partHeaders = (offset: number) => ({
  'tus-resumable': '1.0.0',
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
});

interface Creation {
  who?: Who;
  key?: string;
  length?: number;
  headers?: Record<string, string>;
  body?: BodyInit;
}

/** What a client of the protocol sends, as a persona. */
export function tusClient(storage: StorageFixture) {
  function create({ who = 'ada', key = path, length = pdf.byteLength, headers, body }: Creation = {}) {
    const metadata = {
      bucketName: 'documents',
      objectName: key,
      cacheControl: '60',
      metadata: '{"pages":2}',
    };
    return storage.send(who, 'upload/resumable', {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(length),
        'upload-metadata': metadataOf(metadata),
        ...headers,
      },
      body,
    });
  }

  async function begin(creation: Creation = {}): Promise<string> {
    const response = await create(creation);
    if (response.status !== 201) throw new Error(`not begun: ${response.status}`);
    return response.headers.get('location') ?? '';
  }

  const patch = (address: string, offset: number, body: BodyInit, who: Who = 'ada') =>
    storage.send(who, address, {
      method: 'PATCH',
      headers: partHeaders(offset),
      body,
      duplex: 'half',
    } as RequestInit);
  const ask = (method: string, address: string, who: Who = 'ada') =>
    storage.send(who, address, { method, headers: { 'tus-resumable': '1.0.0' } });
  const offsetOf = async (address: string) => (await ask('HEAD', address)).headers.get('upload-offset');

  return { create, begin, patch, ask, offsetOf };
}
