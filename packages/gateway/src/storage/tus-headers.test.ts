import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ada, openStorage, pdf, type StorageFixture } from './storage-fixture.ts';
import { metadataOf, partHeaders, path, tusClient } from './tus-fixture.ts';

let storage: StorageFixture;
let tus: ReturnType<typeof tusClient>;
beforeAll(async () => {
  storage = await openStorage();
  tus = tusClient(storage);
});
afterAll(() => storage.database.close());

describe('the protocol refuses', () => {
  it.each<[string, number, Record<string, string>]>([
    ['another version', 412, { 'tus-resumable': '0.2.2' }],
    ['a length that is none', 400, { 'upload-length': '-1' }],
    ['a length past every number', 400, { 'upload-length': '9'.repeat(16) }],
    ['a length to come', 400, { 'upload-defer-length': '1' }],
    ['parts to be joined', 400, { 'upload-concat': 'partial' }],
    ['no metadata', 404, { 'upload-metadata': '' }],
    ['metadata that is no base64', 400, { 'upload-metadata': 'bucketName ??' }],
    ['a key twice', 400, { 'upload-metadata': 'bucketName YQ==,bucketName Yg==' }],
    ['metadata past 8 KiB', 400, { 'upload-metadata': `a ${'QUFB'.repeat(2100)}` }],
    [
      'a path with dots',
      400,
      { 'upload-metadata': metadataOf({ bucketName: 'documents', objectName: `${ada}/../x` }) },
    ],
    ['an unknown bucket', 404, { 'upload-metadata': metadataOf({ bucketName: 'nowhere', objectName: 'x' }) }],
    [
      'metadata of the user that is no object',
      400,
      { 'upload-metadata': metadataOf({ bucketName: 'documents', objectName: path, metadata: '[]' }) },
    ],
  ])('%s', async (_name, status, headers) => {
    expect((await tus.create({ headers })).status).toBe(status);
  });

  it('parts of another type, at another offset and at no address', async () => {
    const address = await tus.begin();
    expect((await tus.patch(address, 5, pdf)).status).toBe(409);
    const typed = { ...partHeaders(0), 'content-type': 'application/pdf' };
    expect((await storage.send('ada', address, { method: 'PATCH', headers: typed, body: pdf })).status).toBe(
      415,
    );
    for (const id of ['x', '00000000-0000-4000-8000-000000000000', '..%2fx', 'a/b']) {
      expect((await tus.ask('HEAD', `upload/resumable/${id}`)).status).toBe(404);
    }
    expect((await tus.ask('GET', address)).status).toBe(405);
    expect((await tus.ask('PUT', 'upload/resumable')).status).toBe(405);
  });
});
