import type { documentKinds } from './catalog.ts';

/**
 * What an uploaded resume is and where it lies. The content of a stored document is its text, or a marker followed by
 * the path of its file in the bucket `documents`.
 */
export type ResumeFileKind = (typeof documentKinds)[number];

/** The bucket that holds the files of resumes. */
export const documentsBucket = 'documents';
/** The largest file that is taken. */
export const resumeFileLimitBytes = 10 * 1024 * 1024;
/** The longest text of a document, in characters. */
export const resumeTextMaxLength = 200_000;

const pdfMarker = 'PDF_FILE:';
const wordMarker = 'DOC_FILE:';
const nameMaxLength = 100;

/** The content of a document whose file lies at `path`. */
export const fileContent = (kind: 'pdf' | 'docx' | 'doc', path: string): string =>
  `${kind === 'pdf' ? pdfMarker : wordMarker}${path}`;

/** The path that a document's content names; null where the content is the text itself. */
export function filePathOf(content: string): string | null {
  const marker = [pdfMarker, wordMarker].find((prefix) => content.startsWith(prefix));
  return marker === undefined ? null : content.slice(marker.length);
}

/** `userId/timestamp_sanitizedName`: letters, digits, dots, dashes and underscores, the extension kept. */
export function storagePathOf(userId: string, fileName: string, timestampMs: number): string {
  const plain = fileName.normalize('NFKD').replace(/\p{M}+/gu, '');
  const safe = plain.replace(/[^A-Za-z0-9._-]+/g, '_').replace(/^[._]+/, '');
  return `${userId}/${timestampMs}_${safe.slice(-nameMaxLength) || 'resume'}`;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, position) => bytes[position] === byte);

/** Where a PDF may begin: readers accept it after a preamble of up to a kilobyte. */
const preambleBytes = 1_024;
const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** A zip archive with the parts of a Word document; a compound file with its main stream. */
function wordKind(bytes: Uint8Array): 'docx' | 'doc' | null {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return latin1(bytes).includes('word/') ? 'docx' : null;
  if (!startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return null;
  return latin1(bytes).includes([...'WordDocument'].join('\0')) ? 'doc' : null;
}

const isArchive = (bytes: Uint8Array) =>
  startsWith(bytes, [0x50, 0x4b]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

/** What a file is by its bytes; the name is not asked. Null for anything that is not a resume's format. */
export function detectFileKind(bytes: Uint8Array): ResumeFileKind | null {
  if (latin1(bytes.subarray(0, preambleBytes)).includes('%PDF-')) return 'pdf';
  if (isArchive(bytes)) return wordKind(bytes);
  return decodeText(bytes) === null ? null : 'text';
}

/**
 * Whether a file is a document of a word processor that we know and don't read: RTF, or OpenDocument, whose archive begins with
 * its type.
 */
export function isOtherDocument(bytes: Uint8Array): boolean {
  const head = latin1(bytes.subarray(0, 128));
  return head.startsWith('{\\rtf') || head.includes('mimetypeapplication/vnd.oasis.opendocument');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const binary = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return binary.test(text) || text.startsWith('{\\rtf') ? null : text;
  } catch {
    return null;
  }
}

/** UTF-16 without a mark: in Latin text every other byte is 0. */
function unmarkedWide(bytes: Uint8Array): string | null {
  const seen = bytes.subarray(0, 4_096);
  const zeros = (offset: number) => seen.filter((byte, at) => at % 2 === offset && byte === 0).length;
  const half = seen.length / 2;
  if (zeros(1) > half * 0.7) return 'utf-16le';
  return zeros(0) > half * 0.7 ? 'utf-16be' : null;
}

/** Text in UTF-8, UTF-16 or Windows-1252, without its byte-order mark; null for bytes that are no text. */
export function decodeText(bytes: Uint8Array): string | null {
  if (startsWith(bytes, [0xff, 0xfe])) return decodeAs('utf-16le', bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return decodeAs('utf-16be', bytes);
  const wide = unmarkedWide(bytes);
  if (wide) return decodeAs(wide, bytes);
  return decodeAs('utf-8', bytes) ?? decodeAs('windows-1252', bytes);
}
