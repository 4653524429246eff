// The headers of the tar format (POSIX ustar), as far as a backup needs them: folders and files with short names.

export const blockBytes = 512;
const maxNameBytes = 100;

export interface Entry {
  /** With slashes; a folder's ends with one. */
  name: string;
  sizeBytes: number;
}

/** The archive is damaged, or it is none of ours. */
export class ArchiveUnreadable extends Error {}

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;

function checksumOf(header: Buffer): number {
  let sum = 0;
  // The checksum's own field counts as spaces.
  for (const [index, byte] of header.entries()) sum += index >= 148 && index < 156 ? 32 : byte;
  return sum;
}

/** The ustar header of one entry, one block long. Throws where the name is too long for it. */
export function writeHeader({ name, sizeBytes }: Entry): Buffer {
  if (Buffer.byteLength(name) > maxNameBytes) throw new Error(`too long a name for an archive: ${name}`);
  const isFolder = name.endsWith('/');
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0);
  header.write(octal(isFolder ? 0o700 : 0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(sizeBytes, 11), 124);
  header.write(octal(0, 11), 136);
  header.write(isFolder ? '5' : '0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${octal(checksumOf(header), 6)} `, 148);
  return header;
}

const textAt = (header: Buffer, from: number, length: number) =>
  header.toString('utf8', from, from + length).replace(/\0.*$/s, '');

/** Names that stay below the folder they are unpacked in, on every system. */
const isPlainName = (name: string) =>
  /^[\w.-]+(?:\/[\w.-]+)*\/?$/.test(name) && !name.split('/').some((part) => /^\.+$/.test(part));

/** The entry of a header; null for the empty block at the end. Throws ArchiveUnreadable. */
export function readHeader(header: Buffer): Entry | null {
  if (header.every((byte) => byte === 0)) return null;
  if (Number.parseInt(textAt(header, 148, 8), 8) !== checksumOf(header)) {
    throw new ArchiveUnreadable('a header of the archive is damaged');
  }
  const name = textAt(header, 0, maxNameBytes);
  const type = textAt(header, 156, 1);
  const sizeBytes = Number.parseInt(textAt(header, 124, 12), 8);
  const isFolder = name.endsWith('/');
  const isOurs = type === (isFolder ? '5' : '0') && isPlainName(name) && Number.isSafeInteger(sizeBytes);
  if (!isOurs) throw new ArchiveUnreadable('the archive holds something that no backup does');
  return { name, sizeBytes };
}
