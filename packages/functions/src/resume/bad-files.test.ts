import { deflateRawSync } from 'node:zlib';
import { AnalyzeResumeOutput, fileContent, fileRefusals } from '@greenroom/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../../apps/server/src/test-app.ts';
import { makeArchive } from '../../../coach/src/resume/fixtures/make-archive.ts';
import { makeBomb } from '../../../coach/src/resume/fixtures/make-bomb.ts';
import { makePdf } from '../../../coach/src/resume/fixtures/make-pdf.ts';

let backend: TestApp;
let nora: Person;
beforeAll(async () => {
  backend = await openTestApp();
  nora = await backend.signIn('premium');
});
afterAll(() => backend.close());

const page = [
  { x: 50, y: 740, text: 'Maya Okafor', size: 18, bold: true },
  { x: 50, y: 720, text: 'maya.okafor@example.com | +44 7700 900118' },
  { x: 50, y: 690, text: 'Experience', size: 13, bold: true },
  { x: 50, y: 670, text: 'Product Analyst, Fjord Labs, March 2021 - Present' },
  { x: 50, y: 655, text: '• Cut the run time of 14 weekly reports by 40%' },
];
const picture = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
]);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const docxParts = { '[Content_Types].xml': bytesOf('<Types/>'), 'word/document.xml': bytesOf('<w/>') };
const zeros = new Uint8Array(60 * 1024 * 1024);
const docxWith = (parts: Record<string, Uint8Array>) => makeArchive({ ...docxParts, ...parts });

type FileArguments = [name: string, kind: 'pdf' | 'docx' | 'doc', bytes: Uint8Array, storedAs?: string];

/** Stores bytes as an upload does and asks for their analysis. */
async function analyze(person: Person, ...[name, kind, bytes, storedAs = name]: FileArguments) {
  const path = `${person.id}/${crypto.randomUUID()}_${storedAs}`;
  const stored = await person.client.storage.from('documents').upload(path, bytes);
  if (stored.error) throw stored.error;
  const content = fileContent(kind, path);
  const row = await person.client
    .from('user_documents')
    .insert({ user_id: person.id, name, type: 'resume', content })
    .select('id')
    .single();
  if (row.error) throw row.error;
  const response = await backend.call('analyze-resume', { documentId: row.data.id, content }, person.token);
  return { id: row.data.id, status: response.status, body: await response.json() };
}

async function expectGoodFile(person: Person) {
  const good = await analyze(person, 'cv.pdf', 'pdf', makePdf([page]));
  expect(AnalyzeResumeOutput.parse(good.body).analysis.parsed.basics.email).toBe('maya.okafor@example.com');
}

/** The reason that a file is refused with. Only the reason is stored, nothing is logged, and the next file is read. */
async function expectRefusal(code: keyof typeof fileRefusals, ...file: FileArguments) {
  const { id, status, body } = await analyze(nora, ...file);
  expect({ status, ...body.error }).toMatchObject({
    status: 422,
    code: 'unreadable_file',
    message: fileRefusals[code],
  });
  const row = await nora.client.from('user_documents').select('analysis, refusal').eq('id', id).single();
  expect(row.data).toEqual({ analysis: null, refusal: code });
  await expectGoodFile(nora);
  expect(backend.logged.filter(({ level }) => level === 'error')).toEqual([]);
}

describe('a file that is no resume gets its reason, and the next file is read', () => {
  it.each([
    ['encrypted', 'cv.pdf', 'pdf', () => makePdf([page], { locked: true })],
    ['broken', 'cv.pdf', 'pdf', () => bytesOf('%PDF-1.7 broken')],
    ['broken', 'half.pdf', 'pdf', () => makePdf([page]).slice(0, 700)],
    ['scanned', 'scan.pdf', 'pdf', () => makePdf([[]], { picture: true })],
    ['too_many_pages', 'book.pdf', 'pdf', () => makePdf(Array.from({ length: 200 }, () => page))],
    [
      'too_complex',
      'bomb.docx',
      'docx',
      () => makeBomb(docxParts, 'word/header1.xml', deflateRawSync(zeros, { level: 1 }), zeros.length),
    ],
    ['broken', 'cut.docx', 'docx', () => docxWith({}).slice(0, 120)],
    [
      'broken',
      'old.doc',
      'doc',
      () =>
        new Uint8Array([
          0xd0,
          0xcf,
          0x11,
          0xe0,
          0xa1,
          0xb1,
          0x1a,
          0xe1,
          ...Array.from('WordDocument').flatMap((letter) => [letter.charCodeAt(0), 0]),
        ]),
    ],
  ] as const)('%s: %s', (code, name, kind, makeBytes) => expectRefusal(code, name, kind, makeBytes()));

  it('wrong_type: a row that calls a picture a PDF', () =>
    expectRefusal('wrong_type', 'picture.pdf', 'pdf', picture, 'picture.png'));

  it.each([
    ['picture.pdf', picture],
    ['sheet.docx', makeArchive({ 'xl/workbook.xml': '<x/>' })],
    ['archive.zip', makeArchive({ 'song.mp3': 'la' })],
    ['film.mp4', Uint8Array.from([0, 0, 0, 24, ...bytesOf('ftypmp42'), 0, 0, 0, 0, ...bytesOf('mp42isom')])],
  ])('storage takes no %s', async (name, bytes) => {
    const { error } = await nora.client.storage.from('documents').upload(`${nora.id}/${name}`, bytes);
    expect(error).toMatchObject({ status: 415 });
  });

  it('empty: a text of blanks', async () => {
    const response = await backend.call(
      'analyze-resume',
      { documentId: 'test', content: ' \n ' },
      nora.token,
    );
    expect(response.status).toBe(422);
    expect((await response.json()).error.message).toBe(fileRefusals.empty);
  });
});

describe('a file that takes more than a resume can need', () => {
  it.each([
    ['time', { timeoutMs: 1, startMs: 0 }],
    ['memory', { heapMebibytes: 8 }],
  ])('is refused when it takes too much %s, and the server goes on', async (_, threadLimits) => {
    const strict = await openTestApp({ threadLimits });
    try {
      const ana = await strict.signIn('premium');
      for (const _ of [1, 2]) {
        const body = { documentId: 'test', content: 'Maya Okafor' };
        const response = await strict.call('analyze-resume', body, ana.token);
        expect(await response.json()).toMatchObject({
          error: {
            code: 'unreadable_file',
            message: expect.stringMatching(/^We couldn't finish reading this file/),
          },
        });
      }
      expect((await strict.app.fetch(new Request('http://localhost:3000/health/ready'))).status).toBe(200);
      expect(strict.logged.filter(({ level }) => level === 'error')).toEqual([]);
    } finally {
      await strict.close();
    }
  });
});
