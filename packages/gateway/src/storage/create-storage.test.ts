import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ada, openStorage, pdf, type StorageFixture } from './storage-fixture.ts';

let storage: StorageFixture;
beforeAll(async () => {
  storage = await openStorage();
});
afterAll(() => storage.database.close());
beforeEach(async () => {
  await storage.database.asOwner((tx) => tx.exec('delete from storage.objects'));
  await storage.sweep();
});

const documents = (who: Parameters<StorageFixture['client']>[0] = 'ada') =>
  storage.client(who).from('documents');
const path = `${ada}/1700000000_resume.pdf`;

describe('the official client, unchanged', () => {
  const text = 'Ten years of kitchens, then software.';
  it.each<[string, Blob | File | ArrayBuffer | Uint8Array | string | FormData | ReadableStream, string]>([
    ['a Blob', new Blob([pdf], { type: 'application/pdf' }), 'application/pdf'],
    ['a File', new File([pdf], 'resume.pdf', { type: 'application/pdf' }), 'application/pdf'],
    ['an ArrayBuffer', pdf.slice().buffer, 'application/pdf'],
    ['a Uint8Array', pdf, 'application/pdf'],
    ['a Buffer', Buffer.from(pdf), 'application/pdf'],
    ['a string', text, 'text/plain'],
    ['a stream', new Blob([pdf]).stream(), 'application/pdf'],
  ])('uploads %s and downloads the same bytes', async (_name, body, type) => {
    const uploaded = await documents().upload(path, body, { cacheControl: '3600', upsert: false });
    expect(uploaded.error).toBeNull();
    expect(uploaded.data).toMatchObject({ path, fullPath: `documents/${path}`, id: expect.any(String) });
    const downloaded = await documents().download(path);
    expect(downloaded.error).toBeNull();
    expect(downloaded.data?.type).toContain(type);
    const expected = typeof body === 'string' ? text : Buffer.from(pdf).toString('utf8');
    expect(await downloaded.data?.text()).toBe(expected);
  });

  it('uploads a form of the user’s own making', async () => {
    const form = new FormData();
    form.append('file', new Blob([pdf]), 'x.pdf');
    expect((await documents().upload(path, form)).error).toBeNull();
  });

  it('keeps the user’s metadata and cache time, and tells them by info', async () => {
    const options = { cacheControl: '60', metadata: { pages: 2 } };
    await documents().upload(path, new Blob([pdf]), options);
    const { data } = await documents().info(path);
    expect(data).toMatchObject({
      name: path,
      bucketId: 'documents',
      size: pdf.byteLength,
      contentType: 'application/pdf',
      cacheControl: 'max-age=60',
      metadata: { pages: 2 },
    });
    await documents().upload(`${ada}/raw.pdf`, pdf, options);
    const raw = await documents().info(`${ada}/raw.pdf`);
    expect(raw.data).toMatchObject({ cacheControl: 'max-age=60', metadata: { pages: 2 } });
  });

  it('refuses an existing key without upsert, replaces it with upsert and by update', async () => {
    await documents().upload(path, 'one');
    const again = await documents().upload(path, 'two');
    expect(again.error).toMatchObject({
      status: 409,
      statusCode: '409',
      message: 'The resource already exists',
    });
    expect((await documents().upload(path, 'two', { upsert: true })).error).toBeNull();
    expect(await (await documents().download(path)).data?.text()).toBe('two');
    expect((await documents().update(path, 'three')).error).toBeNull();
    expect(await (await documents().download(path)).data?.text()).toBe('three');
  });

  it('tells whether an object exists, and a missing bucket from a missing object', async () => {
    await documents().upload(path, pdf);
    expect((await documents().exists(path)).data).toBe(true);
    expect((await documents().exists(`${ada}/none.pdf`)).data).toBe(false);
    const missing = await documents().download(`${ada}/none.pdf`);
    expect(missing.error?.message).toBe('Object not found');
    const noBucket = await storage.client('ada').from('nowhere').upload('a/b', 'x');
    expect(noBucket.error).toMatchObject({ status: 404, message: 'Bucket not found' });
  });

  it('removes many objects at once and answers those it removed', async () => {
    await documents().upload(path, pdf);
    await documents().upload(`${ada}/b.pdf`, pdf);
    const { data } = await documents().remove([path, `${ada}/b.pdf`, `${ada}/none.pdf`]);
    expect(data?.map((row) => row.name).sort()).toEqual([path, `${ada}/b.pdf`].sort());
    expect((await documents().list(ada)).data).toEqual([]);
  });

  it('moves and copies objects', async () => {
    await documents().upload(path, pdf, { metadata: { pages: 1 } });
    expect((await documents().move(path, `${ada}/new/name.pdf`)).error).toBeNull();
    expect((await documents().exists(path)).data).toBe(false);
    const copied = await documents().copy(`${ada}/new/name.pdf`, `${ada}/copy.pdf`);
    expect(copied.data?.path).toBe(`documents/${ada}/copy.pdf`);
    await documents().remove([`${ada}/new/name.pdf`]);
    expect(await (await documents().download(`${ada}/copy.pdf`)).data?.text()).toContain('%PDF');
    expect((await documents().info(`${ada}/copy.pdf`)).data?.metadata).toEqual({ pages: 1 });
    const onto = await documents().copy(`${ada}/copy.pdf`, `${ada}/copy.pdf`);
    expect(onto.error).toMatchObject({ status: 409 });
  });

  it('moves into another bucket only what that bucket takes', async () => {
    const anything = storage.client('ada').from('anything');
    await anything.upload(`${ada}/a.bin`, new Uint8Array([0, 1, 2, 3]));
    const refused = await anything.move(`${ada}/a.bin`, `${ada}/a.bin`, { destinationBucket: 'documents' });
    expect(refused.error).toMatchObject({ status: 415 });
    await anything.upload(`${ada}/a.txt`, 'text');
    const moved = await anything.move(`${ada}/a.txt`, `${ada}/a.txt`, { destinationBucket: 'documents' });
    expect(moved.error).toBeNull();
    expect((await documents().exists(`${ada}/a.txt`)).data).toBe(true);
  });

  it('signs one address and many, which open without a key', async () => {
    await documents().upload(`${ada}/my résumé (1).txt`, 'signed');
    const one = await documents().createSignedUrl(`${ada}/my résumé (1).txt`, 60);
    expect(one.error).toBeNull();
    expect(await (await storage.send('anon', one.data?.signedUrl ?? '')).text()).toBe('signed');
    const many = await documents().createSignedUrls([`${ada}/my résumé (1).txt`, `${ada}/none`], 60, {
      download: 'cv.txt',
    });
    expect(many.data?.[1]).toMatchObject({
      signedUrl: null,
      error: expect.stringContaining('does not exist'),
    });
    const response = await storage.send('anon', many.data?.[0]?.signedUrl ?? '');
    expect(response.headers.get('content-disposition')).toContain('filename="cv.txt"');
  });

  it('uploads to a signed address as the user who had it signed', async () => {
    const signed = await documents().createSignedUploadUrl(path);
    const { token = '' } = signed.data ?? {};
    const uploaded = await documents('anon').uploadToSignedUrl(path, token, new Blob([pdf]));
    expect(uploaded).toMatchObject({ error: null, data: { path, fullPath: `documents/${path}` } });
    const { rows } = await storage.database.asOwner((tx) => tx.query('select owner_id from storage.objects'));
    expect(rows).toEqual([{ owner_id: ada }]);
    const again = await documents('anon').uploadToSignedUrl(path, token, new Blob([pdf]));
    expect(again.error).toMatchObject({ status: 409 });
  });

  it('keeps names of every script, in one Unicode form', async () => {
    const decomposed = `${ada}/re\u0301sume\u0301 履歴書.pdf`;
    expect((await documents().upload(decomposed, pdf)).error).toBeNull();
    expect((await documents().exists(decomposed.normalize('NFC'))).data).toBe(true);
    expect((await documents().list(ada)).data?.[0]?.name).toBe('résumé 履歴書.pdf'.normalize('NFC'));
  });

  it('names what it does not support instead of answering wrongly', async () => {
    await documents().upload(path, pdf);
    expect((await documents().info(path, { versionId: 'x' })).error?.message).toBe(
      'Versioning is not supported',
    );
  });
});

describe('listing', () => {
  beforeEach(async () => {
    for (const name of [
      'b.txt',
      'a.txt',
      'Letters/one.txt',
      'Letters/deep/two.txt',
      '100%_.txt'.replace('%', ''),
    ]) {
      await documents().upload(`${ada}/${name}`, name);
    }
  });
  const names = (data: { name: string }[] | null) => data?.map((entry) => entry.name);

  it('shows folders first, then files by name, each relative to the folder', async () => {
    const { data } = await documents().list(ada);
    expect(names(data)).toEqual(['Letters', '100_.txt', 'a.txt', 'b.txt']);
    expect(data?.[0]).toMatchObject({ id: null, metadata: null, created_at: null });
    expect(data?.[2]).toMatchObject({
      id: expect.any(String),
      metadata: { size: 5, mimetype: 'text/plain' },
    });
    expect(names((await documents().list(`${ada}/Letters/`)).data)).toEqual(['deep', 'one.txt']);
    expect(names((await documents().list()).data)).toEqual([ada]);
  });

  it('sorts, pages and searches', async () => {
    const sorted = await documents().list(ada, { sortBy: { column: 'name', order: 'desc' } });
    expect(names(sorted.data)).toEqual(['Letters', 'b.txt', 'a.txt', '100_.txt']);
    expect(names((await documents().list(ada, { limit: 2, offset: 1 })).data)).toEqual(['100_.txt', 'a.txt']);
    expect(names((await documents().list(ada, { search: 'LET' })).data)).toEqual(['Letters']);
    expect(names((await documents().list(ada, { search: '%' })).data)).toEqual([]);
    expect(names((await documents().list(ada, { search: '1__' })).data)).toEqual([]);
  });

  it('refuses a sort column that is not on the list', async () => {
    const attack = { column: 'name; drop table storage.objects', order: 'asc' };
    expect((await documents().list(ada, { sortBy: attack })).error).toMatchObject({ status: 400 });
    const order = { column: 'name', order: 'asc, (select 1)' };
    expect((await documents().list(ada, { sortBy: order })).error).toMatchObject({ status: 400 });
  });
});
