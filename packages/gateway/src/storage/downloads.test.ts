import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ada, openStorage, pdf, type StorageFixture } from './storage-fixture.ts';

let storage: StorageFixture;
let now = Date.now();
const path = `${ada}/resume.pdf`;
const documents = (who: Parameters<StorageFixture['client']>[0]) => storage.client(who).from('documents');

beforeAll(async () => {
  storage = await openStorage({ clock: () => now });
});
afterAll(() => storage.database.close());
beforeEach(async () => {
  now = Date.now();
  await storage.database.asOwner((tx) => tx.exec('delete from storage.objects'));
  await storage.sweep();
  await documents('ada').upload(path, pdf);
});

describe('downloads', () => {
  const get = (headers: Record<string, string> = {}, method = 'GET', query = '') =>
    storage.send('ada', `object/documents/${path}${query}`, { method, headers });

  it('come with nosniff, a sandbox, as an attachment, and are kept by no shared cache', async () => {
    const { headers } = await get();
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': `attachment; filename="resume.pdf"; filename*=UTF-8''resume.pdf`,
      'content-type': 'application/pdf',
      'content-length': String(pdf.byteLength),
      'cache-control': 'private, max-age=3600',
      vary: 'authorization, apikey',
      'accept-ranges': 'bytes',
    });
  });

  it('take no header from a file name', async () => {
    const query = `?download=${encodeURIComponent('a"; x=\r\nset-cookie: a=b.pdf')}`;
    const { headers } = await get({}, 'GET', query);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="a__ x___set-cookie_ a_b.pdf"; filename*=UTF-8''a%22%3B%20x%3D%0D%0Aset-cookie%3A%20a%3Db.pdf`,
    );
  });

  it('answer HEAD without a body, and 304 for a known tag', async () => {
    const head = await get({}, 'HEAD');
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([
      200,
      '',
      String(pdf.byteLength),
    ]);
    const etag = head.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect((await get({ 'if-none-match': `W/"x", ${etag}` })).status).toBe(304);
    expect((await get({ 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('answer one range of bytes', async () => {
    const whole = new TextDecoder().decode(pdf);
    const part = await get({ range: 'bytes=1-3' });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'PDF',
      `bytes 1-3/${pdf.byteLength}`,
    ]);
    expect(await (await get({ range: 'bytes=-6' })).text()).toBe(whole.slice(-6));
    expect(await (await get({ range: 'bytes=9-' })).text()).toBe(whole.slice(9));
    expect((await get({ range: 'bytes=100000-' })).status).toBe(416);
    expect((await get({ range: 'bytes=1-3', 'if-range': '"older"' })).status).toBe(200);
    expect((await get({ range: 'lines=1-3' })).status).toBe(200);
  });
});

describe('errors', () => {
  it('have storage’s shape', async () => {
    const body: unknown = await (await storage.send('ada', 'object/documents/x/none')).json();
    expect(body).toEqual({
      statusCode: '404',
      code: 'NoSuchKey',
      error: 'not_found',
      message: 'Object not found',
    });
  });

  it.each([
    ['GET', 'render/image/public/documents/avatars/x.png', 404],
    ['POST', 'upload/resumable', 412],
    ['GET', 'elsewhere', 404],
    ['PATCH', `object/documents/${path}`, 405],
    ['POST', 'object/list/nowhere', 404],
    ['POST', 'object/sign/documents/a/b', 400],
  ])('%s %s is a %i', async (method, address, status) => {
    const body = method === 'GET' ? undefined : '{}';
    expect((await storage.send('ada', address, { method, body })).status).toBe(status);
  });

  it.each(['[]', '"x"', '{', 'null', '\xff'])('a body of %j instead of an object is a 400', async (body) => {
    expect((await storage.send('ada', 'object/move', { method: 'POST', body })).status).toBe(400);
  });
});
