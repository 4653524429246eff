import { detectFileKind, isOtherDocument, resumeFileLimitBytes } from '@greenroom/domain';
import { type DocumentText, Unreadable } from './document-text.ts';
import { readDoc } from './read-doc.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import { readText } from './read-text.ts';

const oldOfficeMagic = [0xd0, 0xcf, 0x11, 0xe0];
/** The streams of a Word file that is locked with a password, as their names stand in the file. */
const lockedStream = [...'EncryptedPackage'].join('\0');

function isLockedOffice(bytes: Uint8Array): boolean {
  if (!oldOfficeMagic.every((byte, at) => bytes[at] === byte)) return false;
  return new TextDecoder('latin1').decode(bytes).includes(lockedStream);
}

const isBlank = (bytes: Uint8Array) =>
  bytes.every((byte) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09);

/** Step one of reading a resume: bytes to text with positions. The content decides, never the name. Throws Unreadable. */
export async function readDocument(bytes: Uint8Array): Promise<DocumentText> {
  if (bytes.length === 0 || (bytes.length < 4_096 && isBlank(bytes))) throw new Unreadable('empty');
  if (bytes.length > resumeFileLimitBytes) throw new Unreadable('too_large');
  if (isLockedOffice(bytes)) throw new Unreadable('encrypted');
  const kind = detectFileKind(bytes);
  if (kind === 'pdf') return readPdf(bytes);
  if (kind === 'docx') return readDocx(bytes);
  if (kind === 'doc') return readDoc(bytes);
  if (kind === 'text') return readText(bytes);
  // An archive that starts like a Word file and is cut off, or holds something else.
  throw new Unreadable(isOtherDocument(bytes) ? 'other_format' : 'wrong_type');
}
