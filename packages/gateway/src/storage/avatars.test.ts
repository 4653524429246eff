import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ada, ben, openStorage, pdf, type StorageFixture } from './storage-fixture.ts';

let storage: StorageFixture;
const key = `avatars/${ada}-1700000000.png`;
const documents = (who: Parameters<StorageFixture['client']>[0] = 'ada') =>
  storage.client(who).from('documents');

beforeAll(async () => {
  storage = await openStorage();
});
afterAll(() => storage.database.close());
beforeEach(async () => {
  await storage.database.asOwner((tx) => tx.exec('delete from storage.objects'));
});

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 10, g: 120, b: 40 } } });

async function publicBytes(): Promise<{ response: Response; bytes: Buffer }> {
  const response = await storage.send('anon', documents('anon').getPublicUrl(key).data.publicUrl);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('avatars are drawn anew', () => {
  it('getPublicUrl shows everybody the picture, in place, of at most 512 pixels', async () => {
    const file = new File([await image(1600, 800).png().toBuffer()], 'me.png', { type: 'image/png' });
    expect((await documents().upload(key, file)).error).toBeNull();
    const { response, bytes } = await publicBytes();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(bytes.byteLength),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'public, max-age=3600',
    });
    expect(response.headers.get('content-disposition')).toMatch(/^inline;/);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 256, format: 'png' });
  });

  it.each([
    ['png', 'png'],
    ['jpeg', 'jpeg'],
    ['webp', 'webp'],
    ['gif', 'png'],
  ] as const)('%s becomes %s, whatever the client says', async (from, to) => {
    const bytes = await image(32, 32).toFormat(from).toBuffer();
    expect((await documents().upload(key, bytes, { contentType: 'text/html' })).error).toBeNull();
    const { response, bytes: stored } = await publicBytes();
    expect(response.headers.get('content-type')).toBe(`image/${to}`);
    expect((await sharp(stored).metadata()).format).toBe(to);
  });

  it('metadata is dropped and the picture stands upright', async () => {
    const exif = { IFD0: { Copyright: 'SECRET-PLACE', ImageDescription: 'home' } };
    const bytes = await image(40, 20).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer();
    expect(bytes.includes('SECRET-PLACE')).toBe(true);
    await documents().upload(key, bytes);
    const { bytes: stored } = await publicBytes();
    expect(stored.includes('SECRET-PLACE')).toBe(false);
    const metadata = await sharp(stored).metadata();
    expect(metadata).toMatchObject({ width: 20, height: 40 });
    expect(metadata.exif).toBeUndefined();
  });

  it('nothing hidden behind the pixels survives', async () => {
    const bytes = Buffer.concat([
      await image(8, 8).png().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    expect((await documents().upload(key, bytes)).error).toBeNull();
    expect((await publicBytes()).bytes.includes('<script>')).toBe(false);
  });

  it.each<[string, () => Promise<Uint8Array | string>, number]>([
    ['SVG', async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 415],
    ['HTML', async () => '<html></html>', 415],
    ['a PDF', async () => pdf, 415],
    ['text', async () => 'not a picture', 415],
    ['a picture cut in half', async () => (await image(64, 64).jpeg().toBuffer()).subarray(0, 200), 400],
    ['a header without pixels', async () => (await image(64, 64).png().toBuffer()).subarray(0, 40), 400],
  ])('%s is refused', async (_name, make, status) => {
    const { error } = await documents().upload(key, await make(), { contentType: 'image/png' });
    expect(error).toMatchObject({ status });
    expect((await publicBytes()).response.status).toBe(404);
  });

  it('a small file of very many pixels is refused before it is unpacked', async () => {
    const bomb = await image(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    const { error } = await storage.client('service').from('documents').upload(key, bomb);
    expect([400, 413]).toContain(error?.status);
  }, 20_000);

  it('no file that was not drawn anew gets there by move, copy or a signed address', async () => {
    const bytes = await image(8, 8).png().toBuffer();
    await documents().upload(`${ada}/plain.png`, bytes);
    expect((await documents().move(`${ada}/plain.png`, key)).error).toMatchObject({ status: 403 });
    expect((await documents().copy(`${ada}/plain.png`, key)).error).toMatchObject({ status: 403 });
    const { token = '' } = (await documents().createSignedUploadUrl(key)).data ?? {};
    expect((await documents().uploadToSignedUrl(key, token, pdf)).error).toMatchObject({ status: 415 });
    expect((await documents().uploadToSignedUrl(key, token, bytes)).error).toBeNull();
    expect((await documents().move(key, `avatars/${ada}-2.png`)).error).toBeNull();
  });

  it('a picture elsewhere in the bucket is neither public nor shown in place', async () => {
    await documents().upload(`${ada}/plain.png`, await image(8, 8).png().toBuffer());
    expect((await storage.send('anon', `object/public/documents/${ada}/plain.png`)).status).toBe(404);
    const own = await storage.send('ada', `object/documents/${ada}/plain.png`);
    expect(own.headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  it('nobody replaces or removes the picture of another', async () => {
    const bytes = await image(8, 8).png().toBuffer();
    await documents().upload(key, bytes);
    for (const upsert of [true, false]) {
      expect((await documents('ben').upload(key, bytes, { upsert })).error).toMatchObject({ status: 403 });
    }
    expect((await documents('ben').remove([key])).data).toEqual([]);
    expect((await documents('ben').upload(`avatars/${ben}-1.png`, bytes)).error).toBeNull();
    expect((await publicBytes()).response.status).toBe(200);
  });
});
