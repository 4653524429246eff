import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TooManyRequests } from '../wire-format.ts';
import { ada, openStorage, pdf, type StorageFixture, type Who } from './storage-fixture.ts';
import { createUploadQueue } from './upload-queue.ts';

let storage: StorageFixture;
const path = `${ada}/photo.jpg`;
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });
const documents = (who: Who = 'ada') => storage.client(who).from('documents');
const drawn = (query: string, who: Who = 'ada', key = path, headers: Record<string, string> = {}) =>
  storage.send(who, `render/image/authenticated/documents/${key}?${query}`, { headers });
async function measure(response: Response) {
  const { width, height, format, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height, format, exif };
}

beforeAll(async () => {
  storage = await openStorage();
  const photo = await draw(400, 200)
    .jpeg()
    .withExif({ IFD0: { Artist: 'SECRET' } })
    .toBuffer();
  await documents().upload(path, photo);
  await documents().upload(`${ada}/dot.png`, await draw(30, 30).png().toBuffer());
});
afterAll(() => storage.database.close());

describe('an image drawn on request', () => {
  it.each([
    ['width=100', 100, 50],
    ['height=100', 200, 100],
    ['width=100&height=100', 100, 100],
    ['width=100&height=100&resize=cover', 100, 100],
    ['width=100&height=100&resize=contain', 100, 50],
    ['width=100&height=100&resize=fill', 100, 100],
    ['width=2000', 400, 200],
    ['quality=20', 400, 200],
  ])('%s gives %i by %i', async (query, width, height) => {
    const response = await drawn(query);
    expect(response.status).toBe(200);
    expect(await measure(response)).toMatchObject({ width, height, format: 'jpeg', exif: undefined });
  });

  it('is WebP where the client takes it, unless the format is to stay', async () => {
    const accept = { accept: 'image/avif,image/webp,*/*' };
    const response = await drawn('width=50', 'ada', path, accept);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('vary')).toContain('accept');
    expect((await measure(response)).format).toBe('webp');
    const kept = await drawn('width=50&format=origin', 'ada', path, accept);
    expect(kept.headers.get('content-type')).toBe('image/jpeg');
  });

  it('is shown in place, without sniffing, and not drawn again for a client that has it', async () => {
    const { headers } = await drawn('width=50');
    expect(headers.get('content-disposition')).toMatch(/^inline/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, max-age=3600');
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await drawn('width=50', 'ada', path, known)).status).toBe(304);
    expect((await drawn('width=51', 'ada', path, known)).status).toBe(200);
  });

  it('comes by the official client: downloaded, signed and public', async () => {
    const { data } = await documents().download(path, { transform: { width: 40, height: 40 } });
    expect(
      await sharp(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer())).metadata(),
    ).toMatchObject({
      width: 40,
    });
    const signed = await documents().createSignedUrl(path, 60, {
      transform: { width: 20, resize: 'contain' },
    });
    const address = signed.data?.signedUrl ?? '';
    expect(await measure(await storage.send('anon', address))).toMatchObject({ width: 20, height: 10 });
    await storage
      .client('service')
      .from('press')
      .upload('logo.png', await draw(60, 60).png().toBuffer());
    const { publicUrl } = storage
      .client('anon')
      .from('press')
      .getPublicUrl('logo.png', { transform: { width: 30 } }).data;
    expect(await measure(await storage.send('anon', publicUrl))).toMatchObject({ width: 30, format: 'png' });
  });
});

describe('the rights to an image drawn on request', () => {
  it.each(['ben', 'anon'] as const)('%s gets none of a file that they may not read', async (who) => {
    expect((await drawn('width=10', who)).status).toBe(404);
    expect((await storage.send(who, `render/image/public/documents/${path}?width=10`)).status).toBe(404);
  });

  it('a signature opens what it was made for: neither the file, nor another size, nor the other way round', async () => {
    const { data } = await documents().createSignedUrl(path, 60, { transform: { width: 20 } });
    const small = new URL(data?.signedUrl ?? '');
    const opened = await storage.send('anon', `${small.href}&width=300`);
    expect(await measure(opened)).toMatchObject({ width: 20 });
    expect((await storage.send('anon', small.href.replace('/render/image/', '/object/'))).status).toBe(400);
    const whole = (await documents().createSignedUrl(path, 60)).data?.signedUrl ?? '';
    expect((await storage.send('anon', whole.replace('/object/', '/render/image/'))).status).toBe(400);
    expect((await storage.send('anon', small.href.replace('photo.jpg', 'dot.png'))).status).toBe(400);
    expect((await storage.send('anon', `${small.origin}${small.pathname}`)).status).toBe(400);
  });
});

describe('an image drawn on request is refused', () => {
  it.each([
    'width=0',
    'width=-1',
    'width=2501',
    'height=99999',
    'width=1e3',
    'width=NaN',
    'width=10.5',
    'quality=19',
    'quality=101',
    'resize=inside',
    'format=avif',
    'format=svg',
  ])('with %s', async (query) => {
    expect((await drawn(query)).status).toBe(400);
    const transform = Object.fromEntries(new URLSearchParams(query));
    const body = JSON.stringify({ expiresIn: 60, transform });
    const signed = await storage.send('ada', `object/sign/documents/${path}`, { method: 'POST', body });
    expect(signed.status).toBe(400);
  });

  const bomb = Buffer.from(
    // A PNG that says it has 65,000 by 65,000 pixels.
    '89504e470d0a1a0a0000000d494844520000fde80000fde808060000005b7e5d0b0000000049454e44ae426082',
    'hex',
  );
  it.each<[string, Uint8Array, number]>([
    ['a document', pdf, 415],
    ['words', new TextEncoder().encode('words'), 415],
    ['a picture of too many pixels', bomb, 400],
    ['a picture that is cut off', Buffer.concat([bomb.subarray(0, 16), Buffer.alloc(40)]), 400],
    [
      'a picture that is a page as well',
      new TextEncoder().encode('GIF89a/*<script>alert(1)</script>*/=1;'),
      400,
    ],
  ])('%s', async (_name, bytes, status) => {
    const key = `${ada}/hostile`;
    expect((await documents().upload(key, bytes, { upsert: true })).error).toBeNull();
    expect((await drawn('width=10', 'ada', key)).status).toBe(status);
  });
});

it('an image of 30 million pixels is drawn within seconds', async () => {
  const wide = await draw(6000, 5000).png().toBuffer();
  const key = `${ada}/wide.png`;
  expect((await storage.client('ada').from('anything').upload(key, wide)).error).toBeNull();
  const start = performance.now();
  const response = await storage.send('ada', `render/image/authenticated/anything/${key}?width=100`);
  expect(await measure(response)).toMatchObject({ width: 100, height: 83 });
  expect(performance.now() - start).toBeLessThan(30_000);
});

it('of one user so many wait for their turn, and no more, while others get theirs', async () => {
  const queue = createUploadQueue(2, 1, 2);
  const { promise, resolve } = Promise.withResolvers<void>();
  const ofAda = [1, 2, 3].map(() => queue('ada', () => promise));
  await expect(queue('ada', () => promise)).rejects.toThrow(TooManyRequests);
  await expect(queue('ben', async () => 'drawn')).resolves.toBe('drawn');
  resolve();
  await Promise.all(ofAda);
  await expect(queue('ada', async () => 'drawn')).resolves.toBe('drawn');
});
