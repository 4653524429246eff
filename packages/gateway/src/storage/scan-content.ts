import { createHash } from 'node:crypto';

/** What of a file tells its type: collected while its bytes pass by. */
export interface ScannedContent {
  sizeBytes: number;
  /** SHA-256, hexadecimal. */
  hash: string;
  /** The first bytes, all of a short file. */
  head: Uint8Array;
  /** How the text begins, without white space before it; null for what is no text: UTF-8 without control characters. */
  textStart: string | null;
  /** Whether it holds the name of an old Word file's main stream, or of a new one's main entry. */
  holdsWordStream: boolean;
  holdsWordEntry: boolean;
}

const headBytes = 1024 * 1024;
const startLength = 4096;
const wordStream = Buffer.from('WordDocument', 'utf16le');
const wordEntry = Buffer.from('word/document.xml');
/** The first bytes of compound files and of ZIP archives, hexadecimal. */
const archiveStart = /^(?:d0cf11e0|504b)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const control = /[\u0000-\u0008\u000B\u000E-\u001A\u001C-\u001F]/;

function createTextStart() {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let start: string | null = '';
  return {
    add(chunk?: Uint8Array): void {
      if (start === null) return;
      try {
        const text = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
        if (control.test(text)) start = null;
        else if (start.length < startLength) start = (start + text).trimStart().slice(0, startLength);
      } catch {
        start = null;
      }
    },
    get: () => start,
  };
}

/** Looks for a name that may begin in one chunk and end in the next. */
function createFinder(name: Buffer) {
  let tail = Buffer.alloc(0);
  let isFound = false;
  return {
    add(chunk: Uint8Array): void {
      if (isFound) return;
      const bytes = Buffer.concat([tail, chunk]);
      isFound = bytes.includes(name);
      tail = bytes.subarray(Math.max(0, bytes.length - name.length + 1));
    },
    isFound: () => isFound,
  };
}

/** Looks at a file's bytes chunk by chunk; of them it holds only the first MiB. */
export function createContentScan() {
  const hash = createHash('sha256');
  const text = createTextStart();
  const finders = { stream: createFinder(wordStream), entry: createFinder(wordEntry) };
  const heads: Uint8Array[] = [];
  let sizeBytes = 0;
  let isArchive: boolean | undefined;
  return {
    add(chunk: Uint8Array): void {
      hash.update(chunk);
      text.add(chunk);
      if (sizeBytes < headBytes) heads.push(Uint8Array.from(chunk.subarray(0, headBytes - sizeBytes)));
      sizeBytes += chunk.byteLength;
      if (sizeBytes < 4) return;
      isArchive ??= archiveStart.test(Buffer.concat(heads).toString('hex', 0, 4));
      if (isArchive) for (const finder of Object.values(finders)) finder.add(chunk);
    },
    end(): ScannedContent {
      text.add();
      return {
        sizeBytes,
        hash: hash.digest('hex'),
        head: Buffer.concat(heads),
        textStart: text.get(),
        holdsWordStream: finders.stream.isFound(),
        holdsWordEntry: finders.entry.isFound(),
      };
    },
  };
}

export type ContentScan = ReturnType<typeof createContentScan>;

/** The same stream; what passes is scanned. */
export const scanned = (content: ReadableStream<Uint8Array>, scan: ContentScan): ReadableStream<Uint8Array> =>
  content.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        scan.add(chunk);
        controller.enqueue(chunk);
      },
    }),
  );
