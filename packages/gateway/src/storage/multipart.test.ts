import { describe, expect, it } from 'vitest';
import { readMultipart } from './multipart.ts';
import { createContentScan } from './scan-content.ts';

const contentType = 'multipart/form-data; boundary=edge';
const part = (disposition: string, content: string) =>
  `--edge\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

/** The bytes of a form, cut into pieces of so many bytes. */
function cut(form: string, size: number): ReadableStream<Uint8Array> {
  const bytes = Buffer.from(form);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  return new Blob(pieces.map((piece) => new Uint8Array(piece))).stream().pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        for (let at = 0; at < chunk.length; at += size) controller.enqueue(chunk.subarray(at, at + size));
      },
    }),
  );
}

async function read(form: string, size = 7, limitBytes = 1_000) {
  const { content, fields } = readMultipart(cut(form, size), contentType, limitBytes);
  const text = await new Response(content).text();
  return { text, fields: Object.fromEntries(fields) };
}

const tricky = 'one\r\n--edg\r\n--\r\n\r\ntwo\r\n-';
const whole = `${part('name="cacheControl"', '60')}${part('name=""; filename="a.txt"', tricky)}${part('name="metadata"', '{}')}--edge--\r\n`;

describe('a form that arrives in pieces', () => {
  it.each([1, 2, 3, 5, 64, 10_000])('is read the same in pieces of %i bytes', async (size) => {
    expect(await read(whole, size)).toEqual({ text: tricky, fields: { cacheControl: '60', metadata: '{}' } });
  });

  it.each([
    ['no end', whole.slice(0, -12), 400],
    ['no file', `${part('name="a"', 'x')}--edge--`, 400],
    ['two files', `${part('name=""; filename="a"', 'x')}${part('name=""; filename="b"', 'x')}--edge--`, 400],
    ['a part without a name', `--edge\r\n\r\nx\r\n--edge--`, 400],
    ['a long file', `${part('name=""; filename="a"', 'x'.repeat(1_001))}--edge--`, 413],
    ['long fields', `${part('name="a"', 'x'.repeat(70_000))}--edge--`, 413],
  ])('with %s is refused', async (_name, form, status) => {
    await expect(read(form)).rejects.toMatchObject({ status });
  });
});

describe('a scan', () => {
  const scan = (pieces: Uint8Array[]) => {
    const scanning = createContentScan();
    for (const piece of pieces) scanning.add(piece);
    return scanning.end();
  };
  const bytesOf = (content: Buffer) => Array.from(content, (byte) => Uint8Array.of(byte));

  it('says the same of a file that comes byte by byte', () => {
    for (const content of ['  \n<svg x="ü">', 'no\u0000text', 'PK\u0003\u0004 word/document.xml', '']) {
      const bytes = Buffer.from(content);
      expect(scan(bytesOf(bytes))).toEqual(scan([bytes]));
    }
    expect(scan(bytesOf(Buffer.from('PK\u0003\u0004 word/document.xml'))).holdsWordEntry).toBe(true);
  });

  it('sees that a text goes on as something else', () => {
    expect(scan([Buffer.from('text '), Uint8Array.of(0xc3)]).textStart).toBeNull();
    expect(scan([Buffer.from('x'.repeat(2_000_000)), Uint8Array.of(0)]).textStart).toBeNull();
  });
});
