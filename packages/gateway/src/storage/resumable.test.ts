import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ada, ben, openStorage, pdf, type StorageFixture, type Who } from './storage-fixture.ts';
import { metadataOf, partHeaders, path, tusClient } from './tus-fixture.ts';

let storage: StorageFixture;
let now = Date.now();
let tus: ReturnType<typeof tusClient>;
beforeAll(async () => {
  storage = await openStorage({ clock: () => now });
  tus = tusClient(storage);
});
afterAll(() => storage.database.close());
beforeEach(async () => {
  now = Date.now();
  storage.faults.write = undefined;
  await storage.database.asOwner((tx) =>
    tx.exec('delete from storage.objects; delete from storage.resumable_uploads'),
  );
  await storage.sweep();
});

const documents = (who: Who = 'ada') => storage.client(who).from('documents');

describe('an upload in parts', () => {
  it('is stored with its last part, as a plain upload is, and leaves no part behind', async () => {
    const address = await tus.begin();
    expect(address).toMatch(/^\/storage\/v1\/upload\/resumable\/[0-9a-f-]{36}$/);
    const first = await tus.patch(address, 0, pdf.slice(0, 10));
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '10']);
    const { headers } = await tus.ask('HEAD', address);
    expect(headers.get('upload-length')).toBe(String(pdf.byteLength));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(new Date(headers.get('upload-expires') ?? '').getTime()).toBeGreaterThan(now);
    expect((await documents().exists(path)).data).toBe(false);
    expect((await tus.patch(address, 10, pdf.slice(10))).status).toBe(204);
    expect(await (await documents().download(path)).data?.text()).toBe(Buffer.from(pdf).toString());
    expect((await documents().info(path)).data).toMatchObject({
      contentType: 'application/pdf',
      cacheControl: 'max-age=60',
      metadata: { pages: 2 },
    });
    const { rows } = await storage.database.asOwner((tx) => tx.query('select owner_id from storage.objects'));
    expect(rows).toEqual([{ owner_id: ada }]);
    const { inRows, inStore } = await storage.fileNames();
    expect(inStore).toEqual(inRows);
    // Its address still says that it is complete: for a client that never heard it.
    expect(await tus.offsetOf(address)).toBe(String(pdf.byteLength));
    expect((await tus.ask('DELETE', address)).status).toBe(400);
  });

  it('may bring its first bytes, or all of them, when it is begun', async () => {
    const headers = { 'content-type': 'application/offset+octet-stream' };
    const some = await tus.create({ headers, body: pdf.slice(0, 5) });
    expect([some.status, some.headers.get('upload-offset')]).toEqual([201, '5']);
    expect((await tus.create({ headers, body: pdf, key: `${ada}/whole.pdf` })).status).toBe(201);
    expect((await documents().exists(`${ada}/whole.pdf`)).data).toBe(true);
    await tus.begin({ key: `${ada}/empty.txt`, length: 0 });
    expect((await documents().info(`${ada}/empty.txt`)).data?.size).toBe(0);
  });

  it('keeps what had arrived when the connection broke', async () => {
    const address = await tus.begin();
    let pulls = 0;
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1;
        if (pulls === 1) controller.enqueue(pdf.slice(0, 7));
        else controller.error(new Error('the connection broke'));
      },
    });
    await tus.patch(address, 0, broken);
    expect(await tus.offsetOf(address)).toBe('7');
    expect((await tus.patch(address, 7, pdf.slice(7))).status).toBe(204);
    expect(await (await documents().download(path)).data?.text()).toBe(Buffer.from(pdf).toString());
  });

  it('goes on after the last part could not be stored', async () => {
    const address = await tus.begin();
    await tus.patch(address, 0, pdf.slice(0, 10));
    storage.faults.write = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    expect((await tus.patch(address, 10, pdf.slice(10))).status).toBe(507);
    storage.faults.write = undefined;
    expect(await tus.offsetOf(address)).toBe('10');
    expect((await tus.patch(address, 10, pdf.slice(10))).status).toBe(204);
  });

  it('of two requests at one offset one counts, and nothing of the other stays', async () => {
    const address = await tus.begin();
    const both = await Promise.all([
      tus.patch(address, 0, pdf.slice(0, 9)),
      tus.patch(address, 0, pdf.slice(0, 9)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const last = await Promise.all([
      tus.patch(address, 9, pdf.slice(9)),
      tus.patch(address, 9, pdf.slice(9)),
    ]);
    expect(last.map(({ status }) => status)).toContain(204);
    expect(await (await documents().download(path)).data?.text()).toBe(Buffer.from(pdf).toString());
    const { inRows, inStore } = await storage.fileNames();
    expect(inStore).toEqual(inRows);
  });

  it('replaces a file with x-upsert alone', async () => {
    await documents().upload(path, 'old');
    expect((await tus.create()).status).toBe(409);
    const address = await tus.begin({ headers: { 'x-upsert': 'true' } });
    expect((await tus.patch(address, 0, pdf)).status).toBe(204);
    expect(await (await documents().download(path)).data?.text()).toContain('%PDF');
  });

  it('goes to a signed address without a key, for its one path', async () => {
    const { token = '' } = (await documents().createSignedUploadUrl('inbox/a.pdf')).data ?? {};
    const signed = (signature: string, key: string) =>
      storage.send('anon', 'upload/resumable/sign', {
        method: 'POST',
        headers: {
          'tus-resumable': '1.0.0',
          'x-signature': signature,
          'upload-length': String(pdf.byteLength),
          'upload-metadata': metadataOf({ bucketName: 'documents', objectName: key }),
        },
      });
    expect((await signed(token, 'inbox/b.pdf')).status).toBe(404);
    expect((await signed('x', 'inbox/a.pdf')).status).toBe(400);
    const address = (await signed(token, 'inbox/a.pdf')).headers.get('location') ?? '';
    expect(address).toContain('/upload/resumable/sign/');
    const send = (signature: string) =>
      storage.send('anon', address, {
        method: 'PATCH',
        headers: { ...partHeaders(0), 'x-signature': signature },
        body: pdf,
      });
    const { token: other = '' } = (await documents().createSignedUploadUrl('inbox/c.pdf')).data ?? {};
    expect((await send(other)).status).toBe(404);
    expect((await send(token)).status).toBe(204);
    const { rows } = await storage.database.asOwner((tx) =>
      tx.query('select name, owner_id from storage.objects'),
    );
    expect(rows).toEqual([{ name: 'inbox/a.pdf', owner_id: ada }]);
  });
});

describe('the rights of an upload in parts', () => {
  it.each(['ben', 'anon'] as const)(
    '%s can neither begin one for another nor see, continue or end theirs',
    async (who) => {
      expect((await tus.create({ who })).status).toBe(403);
      const address = await tus.begin();
      for (const method of ['HEAD', 'DELETE']) expect((await tus.ask(method, address, who)).status).toBe(404);
      expect((await tus.patch(address, 0, pdf, who)).status).toBe(404);
      expect(await tus.offsetOf(address)).toBe('0');
    },
  );

  it('the policies are asked again with each part', async () => {
    const address = await tus.begin({ key: 'inbox/late.pdf' });
    await storage.database.asOwner((tx) =>
      tx.exec(`create policy closed on storage.objects as restrictive for insert to authenticated
        with check (not name like 'inbox/%')`),
    );
    expect((await tus.patch(address, 0, pdf)).status).toBe(403);
    await storage.database.asOwner((tx) => tx.exec('drop policy closed on storage.objects'));
    expect((await tus.patch(address, 0, pdf)).status).toBe(204);
  });

  it('the bytes are judged as those of a plain upload, and a refused upload is over', async () => {
    const page = '<!doctype html><script>alert(1)</script>';
    const address = await tus.begin({ length: page.length });
    await tus.patch(address, 0, page.slice(0, 3));
    expect((await tus.patch(address, 3, page.slice(3))).status).toBe(415);
    expect((await tus.ask('HEAD', address)).status).toBe(404);
    expect(await storage.fileNames()).toEqual({ inRows: [], inStore: [] });
  });

  it('a deleted user has no uploads left', async () => {
    await storage.database.asOwner((tx) =>
      tx.query(`insert into auth.users (id, email) values ($1, 'ben@mail.example') on conflict do nothing`, [
        ben,
      ]),
    );
    const address = await tus.begin({ who: 'ben', key: 'inbox/of-ben.pdf' });
    await tus.patch(address, 0, pdf.slice(0, 4), 'ben');
    await storage.database.asOwner((tx) => tx.query('delete from auth.users where id = $1', [ben]));
    await storage.sweep();
    expect((await tus.ask('HEAD', address, 'ben')).status).toBe(404);
    expect((await storage.fileNames()).inStore).toEqual([]);
  });
});

describe('bounds of uploads in parts', () => {
  it('no upload is longer than its bucket takes, and no part longer than what is missing', async () => {
    expect((await tus.create({ length: 100_001 })).status).toBe(413);
    const address = await tus.begin({ length: 10 });
    expect((await tus.patch(address, 0, 'eleven char')).status).toBe(413);
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1000).fill(120)),
    });
    expect((await tus.patch(address, 0, endless)).status).toBe(413);
    expect((await storage.fileNames()).inStore).toEqual([]);
    expect(await tus.offsetOf(address)).toBe('0');
  });

  it('a user has ten open uploads, and an end makes room', async () => {
    const addresses = await Promise.all(
      Array.from({ length: 10 }, (_, at) => tus.begin({ key: `${ada}/${at}.pdf` })),
    );
    const refused = await tus.create();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await tus.create({ who: 'ben', key: 'inbox/x.pdf' })).status).toBe(201);
    expect((await tus.ask('DELETE', addresses[0] ?? '')).status).toBe(204);
    expect((await tus.patch(addresses[1] ?? '', 0, pdf)).status).toBe(204);
    await tus.begin({ key: `${ada}/a.pdf` });
    await tus.begin({ key: `${ada}/b.pdf` });
    expect((await tus.create()).status).toBe(429);
  });

  it('an upload that ends leaves no part, and neither does one that expires', async () => {
    const ended = await tus.begin();
    await tus.patch(ended, 0, pdf.slice(0, 4));
    expect((await storage.fileNames()).inStore).toHaveLength(1);
    expect((await tus.ask('DELETE', ended)).status).toBe(204);
    expect((await tus.ask('HEAD', ended)).status).toBe(404);
    expect((await storage.fileNames()).inStore).toEqual([]);
    const address = await tus.begin();
    await tus.patch(address, 0, pdf.slice(0, 4));
    now += 24 * 3_600_000 + 1;
    expect((await tus.ask('HEAD', address)).status).toBe(404);
    expect((await tus.patch(address, 4, pdf.slice(4))).status).toBe(404);
    await storage.sweep();
    expect((await storage.fileNames()).inStore).toEqual([]);
  });
});
