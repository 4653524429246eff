import { fileTypeFromBuffer } from 'file-type';
import type { ScannedContent } from './scan-content.ts';

const markup = /^<[a-z!?/]/i;
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What the end of a file's name says about its type. */
const typeOfExtension: ReadonlyMap<string, string> = new Map([
  ['pdf', 'application/pdf'],
  ['docx', wordType],
  ['doc', 'application/msword'],
  ['txt', 'text/plain'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
]);

/** What a file is. `markup` covers HTML, SVG and XML, which no bucket takes. */
export type ContentType = { mimeType: string; markup: boolean };

/**
 * Finds a file's type by its bytes alone; what the client says is not asked. Old Word files are told from other
 * compound files by their main stream's name; valid UTF-8 without control characters is text/plain; everything
 * else is application/octet-stream.
 */
export async function detectContentType(content: ScannedContent): Promise<ContentType> {
  const { textStart, holdsWordStream, holdsWordEntry } = content;
  if (textStart !== null && markup.test(textStart)) return { mimeType: markupType(textStart), markup: true };
  const detected = await fileTypeFromBuffer(content.head).catch(() => undefined);
  if (detected?.mime === 'application/x-cfb') {
    return { mimeType: holdsWordStream ? 'application/msword' : detected.mime, markup: false };
  }
  if (detected?.mime === 'application/zip' && holdsWordEntry) return { mimeType: wordType, markup: false };
  if (detected) return { mimeType: detected.mime, markup: /(^text\/html|[/+]xml)/.test(detected.mime) };
  if (textStart !== null) return { mimeType: 'text/plain', markup: false };
  return { mimeType: 'application/octet-stream', markup: false };
}

/** True when the file's name ends like another type's: `cv.pdf` with the bytes of a picture. */
export function isNamedOtherwise(key: string, mimeType: string): boolean {
  const named = typeOfExtension.get(/\.([a-z0-9]{1,5})$/i.exec(key)?.[1]?.toLowerCase() ?? '');
  return named !== undefined && named !== mimeType;
}

function markupType(text: string): string {
  if (/<svg[\s>]/i.test(text)) return 'image/svg+xml';
  return /^<\?xml/i.test(text) ? 'application/xml' : 'text/html';
}

/** True when a bucket's list allows the type; no list allows every type, `image/*` a whole family. */
export function isAllowedType(mimeType: string, allowed: readonly string[] | null): boolean {
  if (!allowed || allowed.length === 0) return true;
  return allowed.some((entry) => {
    const rule = entry.trim().toLowerCase();
    if (rule === '*/*') return true;
    return rule.endsWith('/*') ? mimeType.startsWith(rule.slice(0, -1)) : rule === mimeType;
  });
}
