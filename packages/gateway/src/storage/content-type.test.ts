import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ada, openStorage, pdf, refusal, type StorageFixture } from './storage-fixture.ts';

let storage: StorageFixture;
beforeAll(async () => {
  storage = await openStorage();
});
afterAll(() => storage.database.close());
beforeEach(async () => {
  storage.faults.write = undefined;
  await storage.database.asOwner((tx) => tx.exec('delete from storage.objects'));
  await storage.sweep();
});

const path = `${ada}/resume.pdf`;
const put = (address: string, body: BodyInit, headers: Record<string, string> = {}) =>
  storage.send('ada', `object/${address}`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
const typeOf = async (key: string) =>
  (await storage.client('service').from('documents').info(key)).data?.contentType;

const svg =
  '<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = '\n\t<!DOCTYPE html><script>alert(1)</script>';

describe('a bucket whose files are named by their type', () => {
  let typed: StorageFixture;
  beforeAll(async () => {
    typed = await openStorage({ typedBuckets: ['documents'] });
  });
  afterAll(() => typed.database.close());
  const store = (bucket: string, name: string, body: string | Uint8Array) =>
    typed.client('ada').from(bucket).upload(`${ada}/${name}`, body);

  it.each([
    ['cv.pdf', pdf],
    ['CV.PDF', pdf],
    ['notes.txt', 'plain text'],
    ['notes', 'plain text'],
    ['1. draft', 'plain text'],
  ])('takes %s', async (name, body) => {
    expect((await store('documents', name, body)).error).toBeNull();
  });

  it.each([
    ['other.pdf', 'plain text'],
    ['other.docx', pdf],
    ['face.png', pdf],
    ['notes.TXT', pdf],
  ])('refuses %s with the bytes of another type', async (name, body) => {
    expect((await store('documents', name, body)).error).toMatchObject({ status: 415 });
    expect((await store('anything', name, body)).error).toBeNull();
  });

  it('knows a Word file by its main part, however its archive is laid out', async () => {
    const name = Buffer.from('word/document.xml');
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50);
    head.writeUInt16LE(name.byteLength, 26);
    const archive = Buffer.concat([head, name]);
    expect((await store('documents', 'word.docx', archive)).error).toBeNull();
    expect((await store('documents', 'word.pdf', archive)).error).toMatchObject({ status: 415 });
  });
});

describe('type by magic bytes, not by what the client says', () => {
  it.each([
    ['an image that claims to be a PDF', 'image', 'application/pdf', 'image/png'],
    ['a PDF that claims to be HTML', 'pdf', 'text/html', 'application/pdf'],
    ['text that claims to be an image', 'text', 'image/png', 'text/plain'],
  ])('stores %s as what it is', async (_name, kind, claimed, found) => {
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const bytes = kind === 'image' ? png : kind === 'pdf' ? pdf : 'plain text';
    expect((await put(`documents/${path}`, bytes, { 'content-type': claimed })).status).toBe(200);
    expect(await typeOf(path)).toBe(found);
  });

  it.each([
    [
      'a program that claims to be a PDF',
      new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    ],
    ['a zip that claims to be a PDF', new Uint8Array([0x50, 0x4b, 5, 6, ...new Array<number>(18).fill(0)])],
    ['bytes that nobody knows', new Uint8Array([0, 1, 2, 3, 250, 251])],
    ['text with a NUL', 'a\0b'],
    ['UTF-16 text', Buffer.from('\uFEFF<html>', 'utf16le')],
    ['HTML', html],
    ['HTML behind a byte order mark', `\uFEFF${html}`],
    ['SVG', svg],
    ['SVG without a prologue', '<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg"/>'],
    ['XML', '<?xml version="1.0"?><a/>'],
    ['XHTML behind a comment', '<!-- --><html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ])('refuses %s with 415', async (_name, bytes) => {
    const response = await put(`documents/${path}`, bytes as BodyInit, { 'content-type': 'application/pdf' });
    expect(await refusal(response)).toEqual({ status: 415, statusCode: '415', error: 'invalid_mime_type' });
    expect(await storage.fileNames()).toEqual({ inRows: [], inStore: [] });
  });

  it.each([html, svg])('refuses SVG and HTML even in a bucket that takes every type', async (text) => {
    expect((await put(`anything/${path}`, text)).status).toBe(415);
    expect((await put(`anything/${path}`, new Uint8Array([0, 1, 2, 3]))).status).toBe(200);
  });

  it('takes prose that speaks of tags', async () => {
    expect((await put(`documents/${path}`, 'I wrote <script> loaders & <html> templates')).status).toBe(200);
  });

  it('knows an old Word file from other compound files', async () => {
    const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)]);
    expect((await put(`documents/${path}`, compound)).status).toBe(415);
    const word = Buffer.concat([compound, Buffer.from('WordDocument', 'utf16le')]);
    expect((await put(`documents/${path}`, word)).status).toBe(200);
    expect(await typeOf(path)).toBe('application/msword');
  });
});

/** A zip archive as Word writes it, its parts packed. */
function wordFile(parts: Record<string, Uint8Array>): Uint8Array {
  const chunks: Buffer[] = [];
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(8, 8);
    header.writeUInt32LE(crc32(content), 14);
    header.writeUInt32LE(packed.byteLength, 18);
    header.writeUInt32LE(content.byteLength, 22);
    header.writeUInt16LE(name.length, 26);
    chunks.push(header, Buffer.from(name), packed);
  }
  return Buffer.concat(chunks);
}

const contentTypes = `<?xml version="1.0"?><Types><Override PartName="/word/document.xml"
  ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;

describe('a Word file', () => {
  it('is known by what is in the archive', async () => {
    const parts = {
      '[Content_Types].xml': Buffer.from(contentTypes),
      'word/document.xml': Buffer.from('<w/>'),
    };
    expect((await put(`documents/${path}`, wordFile(parts) as BodyInit)).status).toBe(200);
    expect(await typeOf(path)).toBe(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    );
  });

  it('that unpacks to very much is judged at once', async () => {
    const bomb = { '[Content_Types].xml': Buffer.alloc(90_000_000, ' ') };
    const bytes = wordFile(bomb);
    expect(bytes.byteLength).toBeLessThan(100_000);
    const packedAt = performance.now();
    expect((await put(`documents/${path}`, bytes as BodyInit)).status).toBe(415);
    expect(performance.now() - packedAt).toBeLessThan(2000);
  });
});
