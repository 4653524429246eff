import { bucketNotFound, invalidKey } from './errors.ts';

const maxKeyBytes = 1024;
const maxSegmentBytes = 255;

// Letters, marks and digits of every script plus plain punctuation. Control and format characters, quotation
// marks, backslash, percent, question mark and hash are absent: they change meaning in addresses and headers.
const segmentPattern = /^[\p{L}\p{M}\p{N} !_.*'()&$@=;:+,-]+$/u;

const byteLength = (text: string) => Buffer.byteLength(text, 'utf8');

/**
 * The canonical form of an object's key: NFC, at most 1024 bytes, segments of at most 255 bytes. Throws a 400 for a
 * leading slash, an empty or dots-only segment, spaces at a segment's ends and characters off the allow-list.
 */
export function parseKey(raw: unknown): string {
  if (typeof raw !== 'string') throw invalidKey('a path is required');
  if (!raw.isWellFormed()) throw invalidKey('the path is not valid text');
  const key = raw.normalize('NFC');
  if (key === '') throw invalidKey('a path is required');
  if (byteLength(key) > maxKeyBytes) throw invalidKey(`the path is longer than ${maxKeyBytes} bytes`);
  for (const segment of key.split('/')) {
    if (segment === '') throw invalidKey('the path has an empty segment');
    if (/^\.+$/.test(segment)) throw invalidKey('the path has a segment of dots');
    if (segment.trim() !== segment) throw invalidKey('a segment begins or ends with a space');
    if (byteLength(segment) > maxSegmentBytes) throw invalidKey('a segment is too long');
    if (!segmentPattern.test(segment)) throw invalidKey('the path has a character that is not allowed');
  }
  return key;
}

/** A folder to list, without slashes at its ends; '' is the bucket itself. */
export function parseFolder(raw: unknown): string {
  if (raw === undefined || raw === null || raw === '') return '';
  if (typeof raw !== 'string') throw invalidKey('the prefix must be text');
  const folder = raw.replace(/^\/+|\/+$/g, '');
  return folder === '' ? '' : parseKey(folder);
}

/** A bucket's id as addresses carry it. Throws 404 for what can be no bucket. */
export function parseBucketId(raw: unknown): string {
  if (typeof raw !== 'string' || !/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/.test(raw)) throw bucketNotFound();
  return raw;
}

/** Splits the address after the area's prefix into segments, each percent-decoded exactly once. */
export function decodePath(path: string): string[] {
  try {
    return path
      .replace(/^\//, '')
      .split('/')
      .map((segment) => decodeURIComponent(segment));
  } catch {
    throw invalidKey('the address is not valid percent-encoding');
  }
}

/** True when `key` lies under one of the prefixes configured for the bucket. */
export function underPrefix(prefixes: readonly BucketPrefix[], bucketId: string, key: string): boolean {
  return prefixes.some((rule) => rule.bucket === bucketId && key.startsWith(rule.prefix));
}

/** A part of a bucket, such as `{ bucket: 'documents', prefix: 'avatars/' }`. */
export interface BucketPrefix {
  bucket: string;
  /** Ends with a slash, or is empty for the whole bucket. */
  prefix: string;
}
