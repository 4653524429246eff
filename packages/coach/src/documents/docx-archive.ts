import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { Unreadable } from './document-text.ts';

const maxEntries = 2_000;
/** Of the parts that hold text: a resume of fifty pages has a tenth of it. */
const maxTextBytes = 12 * 1024 * 1024;
/** Of everything the archive declares, read or not. */
const maxDeclaredBytes = 120 * 1024 * 1024;
const maxRatio = 120;
const neededPart = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/)?[^/]+\.(?:xml|rels))$/;

/** Elements within elements: a table in a table in a text box has a tenth of it. */
const maxDepth = 400;
const anyTag = /<(\/?)[\w:]+(?:\s[^<>]*?)?(\/?)>/g;

/** Elements are opened within each other without end: readers of XML spend minutes on that. */
function isTooDeep(xml: string): boolean {
  let depth = 0;
  for (const tag of xml.matchAll(anyTag)) {
    if (tag[2]) continue;
    depth += tag[1] ? -1 : 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

/** The parts of a Word file that hold text, unpacked within bounds. */
export interface DocxArchive {
  parts: ReadonlyMap<string, Uint8Array>;
  images: number;
  xml(part: string): string;
}

/**
 * Unpacks the text parts of a Word file. The sizes that the archive declares are summed before anything is unpacked, and no
 * part may unpack to more than it declares: a bomb costs no memory. Throws Unreadable.
 */
export function openDocx(bytes: Uint8Array): DocxArchive {
  let entries = 0;
  let textBytes = 0;
  let declaredBytes = 0;
  let images = 0;
  const parts = new Map<string, Uint8Array>();
  try {
    const files = unzipSync(bytes, {
      filter(file) {
        entries += 1;
        declaredBytes += file.originalSize;
        if (entries > maxEntries || declaredBytes > maxDeclaredBytes) throw new Unreadable('too_complex');
        if (/^word\/media\//.test(file.name)) images += 1;
        if (!neededPart.test(file.name)) return false;
        textBytes += file.originalSize;
        const isBomb =
          textBytes > maxTextBytes || (file.originalSize > 1e6 && file.originalSize > file.size * maxRatio);
        if (isBomb) throw new Unreadable('too_complex');
        return true;
      },
    });
    for (const [name, content] of Object.entries(files)) parts.set(name, content);
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('broken');
  }
  const body = parts.get('word/document.xml');
  if (!body) throw new Unreadable(parts.size > 0 ? 'broken' : 'wrong_type');
  if (isTooDeep(strFromU8(body))) throw new Unreadable('too_complex');
  return { parts, images, xml: (part) => strFromU8(parts.get(part) ?? new Uint8Array()) };
}

/** The archive with one part in other words. */
export function withPart(archive: DocxArchive, name: string, xml: string): DocxArchive {
  const parts = new Map(archive.parts).set(name, strToU8(xml));
  return { ...archive, parts, xml: (part) => strFromU8(parts.get(part) ?? new Uint8Array()) };
}

/** The same file with nothing in it but the unpacked text parts: what a reader without bounds may open. */
export function repack(archive: DocxArchive): Uint8Array {
  return zipSync(Object.fromEntries(archive.parts), { level: 0 });
}
