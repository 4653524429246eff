import { describe, expect, it } from 'vitest';
import { decodeText, detectFileKind, fileContent, filePathOf, storagePathOf } from './document-rules.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const wide = (text: string, littleEndian: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [at, letter] of [...text].entries()) {
    view.setUint16(at * 2, letter.charCodeAt(0), littleEndian);
  }
  return bytes;
};

describe('the kind of an uploaded file is what its bytes say', () => {
  it.each([
    ['a PDF', encode('%PDF-1.7\n...'), 'pdf'],
    ['a PDF after a preamble', encode('\n\n%PDF-1.4'), 'pdf'],
    ['a Word archive', encode('PK\u0003\u0004....word/document.xml'), 'docx'],
    ['another archive', encode('PK\u0003\u0004....xl/workbook.xml'), null],
    ['an old Word file', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...wide('WordDocument', true)]), 'doc'],
    ['another compound file', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), null],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), null],
    ['rich text', encode('{\\rtf1\\ansi Maya}'), null],
    ['plain text', encode('Maya Okafor\nNurse'), 'text'],
  ])('%s', (_, bytes, kind) => {
    expect(detectFileKind(bytes)).toBe(kind);
  });
});

describe('text is read in its own encoding', () => {
  it.each([
    ['UTF-8', encode('José')],
    ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, ...encode('José')])],
    ['UTF-16 with a mark', new Uint8Array([0xff, 0xfe, ...wide('José', true)])],
    ['UTF-16 without a mark', wide('José', true)],
    ['big-endian UTF-16', wide('José', false)],
    ['Windows-1252', new Uint8Array([0x4a, 0x6f, 0x73, 0xe9])],
  ])('%s', (_, bytes) => {
    expect(decodeText(bytes)).toBe('José');
  });
});

describe('where a file lies', () => {
  it.each([
    ['My résumé (final).pdf', 'u/7_My_resume_final_.pdf'],
    ['../../etc/passwd', 'u/7_etc_passwd'],
    ['履歴書', 'u/7_resume'],
    ['.hidden', 'u/7_hidden'],
  ])('%s lies at %s', (name, path) => {
    expect(storagePathOf('u', name, 7)).toBe(path);
  });

  it('is what the content of its document names, and a text names none', () => {
    expect(filePathOf(fileContent('pdf', 'u/1_cv.pdf'))).toBe('u/1_cv.pdf');
    expect(fileContent('pdf', 'u/1_cv.pdf')).toBe('PDF_FILE:u/1_cv.pdf');
    expect(filePathOf(fileContent('doc', 'u/1_cv.doc'))).toBe('u/1_cv.doc');
    expect(filePathOf('Maya Okafor')).toBeNull();
  });
});
