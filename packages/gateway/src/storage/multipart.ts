import { invalid, notSupported, tooLarge } from './errors.ts';
import { streamOf } from './stream-of.ts';

/** The file of a form, and the fields beside it: these are complete once the file was read to its end. */
export interface MultipartFile {
  content: ReadableStream<Uint8Array>;
  fields: ReadonlyMap<string, string>;
}

/** Everything but the file: part headers, and the small fields beside it. */
const maxBesideBytes = 64 * 1024;
const lineEnd = Buffer.from('\r\n');
const headersEnd = Buffer.from('\r\n\r\n');

const malformed = () => invalid('The multipart body is malformed');

function boundaryOf(contentType: string): string {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) throw malformed();
  return boundary;
}

function readDisposition(headers: string): { name: string; isFile: boolean } {
  const disposition = /^content-disposition:\s*form-data\s*((?:;.*)?)$/im.exec(headers)?.[1];
  const name = /;\s*name="([^"]*)"/i.exec(disposition ?? '')?.[1];
  if (disposition === undefined || name === undefined) throw malformed();
  return { name, isFile: /;\s*filename=/i.test(disposition) };
}

/** What has arrived of a body and was not taken yet. */
function createInput(body: ReadableStream<Uint8Array>) {
  const chunks = body[Symbol.asyncIterator]();
  let held: Buffer = Buffer.from(lineEnd);

  async function more(): Promise<void> {
    const next = await chunks.next().catch(() => {
      throw invalid('The body could not be read to its end');
    });
    if (next.done) throw malformed();
    held = Buffer.concat([held, next.value]);
  }
  function take(size: number): Buffer {
    const taken = held.subarray(0, size);
    held = held.subarray(size);
    return taken;
  }
  return {
    take,
    async next(size: number): Promise<Buffer> {
      while (held.length < size) await more();
      return take(size);
    },
    /** What comes before a mark, bit by bit; the mark itself is taken as well. */
    async *until(mark: Buffer): AsyncGenerator<Buffer> {
      for (;;) {
        const at = held.indexOf(mark);
        if (at >= 0) {
          if (at > 0) yield take(at);
          take(mark.length);
          return;
        }
        // A mark may have begun.
        const safe = held.length - mark.length + 1;
        if (safe > 0) yield take(safe);
        await more();
      }
    },
    /** Takes and forgets what is left. */
    async finish(): Promise<void> {
      for (let next = await chunks.next(); !next.done; next = await chunks.next());
    },
  };
}

/**
 * Reads a form that holds one file, which is handed on while it arrives: only the fields beside it are held. The stream fails with 400
 * for a malformed form, or one with no file or several, and with 413 past `limitBytes`.
 */
export function readMultipart(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  limitBytes: number,
): MultipartFile {
  const mark = Buffer.from(`\r\n--${boundaryOf(contentType)}`);
  const fields = new Map<string, string>();
  const input = createInput(body);
  let besideBytes = 0;

  async function beside(end: Buffer): Promise<string> {
    const parts: Buffer[] = [];
    for await (const part of input.until(end)) {
      besideBytes += part.length;
      if (besideBytes > maxBesideBytes) throw tooLarge();
      parts.push(part);
    }
    return Buffer.concat(parts).toString('utf8');
  }

  async function* file(): AsyncGenerator<Uint8Array> {
    let hasFile = false;
    let sizeBytes = 0;
    await beside(mark);
    for (let next = await input.next(2); next.toString('latin1') !== '--'; next = await input.next(2)) {
      if (!next.equals(lineEnd)) throw malformed();
      const { name, isFile } = readDisposition(await beside(headersEnd));
      if (!isFile) {
        fields.set(name, await beside(mark));
        if (name === 'contentEncoding') throw notSupported('Content encoding');
        continue;
      }
      if (hasFile) throw invalid('The form must hold exactly one file');
      hasFile = true;
      for await (const part of input.until(mark)) {
        sizeBytes += part.length;
        if (sizeBytes > limitBytes) throw tooLarge();
        yield part;
      }
    }
    if (!hasFile) throw invalid('The form must hold exactly one file');
    await input.finish();
  }

  return { content: streamOf(file()), fields };
}
