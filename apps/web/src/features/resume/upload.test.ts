import { resumeFileLimitBytes } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { checkFile } from './upload.ts';

const pdf = '%PDF-1.7\nsomething';
const file = (content: BlobPart, name: string, type = '') => new File([content], name, { type });

describe('a file that is taken', () => {
  it.each([
    ['a PDF', file(pdf, 'cv.pdf', 'application/pdf'), 'pdf'],
    ['a PDF under the name of a text', file(pdf, 'cv.txt', 'text/plain'), 'pdf'],
    ['a text', file('Maya Okafor', 'cv.txt', 'text/plain'), 'text'],
    ['a text of another kind', file('Maya Okafor', 'cv.md', 'text/markdown'), 'text'],
    ['a text whose type the browser does not know', file('Maya Okafor', 'CV.TXT'), 'text'],
  ])('%s', async (_, given, kind) => {
    expect(await checkFile(given)).toMatchObject({ name: given.name, kind });
  });
});

describe('a file that is refused, in the words of the specification', () => {
  const large = new Uint8Array(resumeFileLimitBytes + 1);
  it.each([
    ['too large', file(large, 'cv.pdf'), 'File too large', 'Please upload a file smaller than 10MB.'],
    ['empty', file('', 'cv.pdf'), 'File appears to be empty', ''],
    ['blank', file(' \n\t', 'cv.txt', 'text/plain'), 'File appears to be empty', ''],
    ['a text under the name of a PDF', file('Maya', 'cv.pdf', 'application/pdf'), 'Invalid file type', null],
    ['a picture', file(new Uint8Array([0x89, 0x50, 0, 0]), 'cv.png', 'image/png'), 'Invalid file type', null],
    ['another archive', file('PK\u0003\u0004xl/', 'cv.docx'), 'Invalid file type', null],
    [
      'rich text',
      file('{\\rtf1\\ansi Maya}', 'cv.rtf', 'text/rtf'),
      'Invalid file type',
      "We can't read RTF or OpenDocument files. Save the file as PDF or Word and upload that one.",
    ],
    [
      'a text that is too long',
      file('x'.repeat(200_001), 'cv.txt'),
      'Upload failed',
      'The text is longer than 200,000 characters. Shorten it and try again.',
    ],
  ])('%s', async (_, given, title, message) => {
    const refusal = await checkFile(given).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ title });
    if (message !== null) expect(refusal).toMatchObject({ message });
  });
});
