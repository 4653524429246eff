import { ReadAdFileOutput } from '@greenroom/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../../apps/server/src/test-app.ts';
import { makeArchive } from '../../../coach/src/resume/fixtures/make-archive.ts';
import { makePdf } from '../../../coach/src/resume/fixtures/make-pdf.ts';
import { nurseAd, refusalOf } from './jobs-fixture.ts';

let backend: TestApp;
let nora: Person;
let theo: Person;
beforeAll(async () => {
  backend = await openTestApp();
  nora = await backend.signIn('trial');
  theo = await backend.signIn('trial');
});
afterAll(() => backend.close());

const lines = nurseAd.split('\n').map((text, at) => ({ x: 50, y: 760 - 16 * at, text }));
const bytesOf = (text: string) => new TextEncoder().encode(text);
const wordFile = () =>
  makeArchive({
    '[Content_Types].xml': bytesOf(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': bytesOf(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': bytesOf(
      `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${nurseAd
        .split('\n')
        .map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`)
        .join('')}</w:body></w:document>`,
    ),
  });

async function upload(person: Person, bytes: Uint8Array, name = 'job-ad.pdf') {
  const path = `${person.id}/${Date.now()}${Math.floor(Math.random() * 1e6)}_${name}`;
  const stored = await person.client.storage.from('documents').upload(path, bytes);
  if (stored.error) throw stored.error;
  return path;
}
const read = (person: Person, path: string) => backend.call('read-ad-file', { path }, person.token);
const isThere = async (path: string) =>
  (await nora.client.storage.from('documents').download(path)).error === null;

describe('the text of a file with an ad', () => {
  it.each([
    ['PDF', 'job-ad.pdf', () => makePdf([lines])],
    ['Word', 'job-ad.docx', wordFile],
  ])('is read from %s, and the file is removed', async (_, name, make) => {
    const path = await upload(nora, make(), name);
    const { text } = ReadAdFileOutput.parse(await (await read(nora, path)).json());
    expect(text).toContain('Interprets telemetry rhythms and responds to changes.');
    expect(await isThere(path)).toBe(false);
    const reading = await backend.call('read-job-ad', { ad: text }, nora.token);
    const { isAd, requirements } = (await reading.json()) as { isAd: boolean; requirements: unknown[] };
    expect(isAd).toBe(true);
    expect(requirements.length).toBeGreaterThan(5);
  });

  it.each([
    ['scanned', () => makePdf([[]], { picture: true })],
    ['broken', () => bytesOf('%PDF-1.7 broken')],
    ['encrypted', () => makePdf([lines], { locked: true })],
    ['too_many_pages', () => makePdf(Array.from({ length: 60 }, () => lines))],
  ] as const)('is not there in a file that is %s, which is removed too', async (refusal, make) => {
    const path = await upload(nora, make());
    expect(await (await read(nora, path)).json()).toEqual({ text: null, refusal });
    expect(await isThere(path)).toBe(false);
  });

  it("isn't told to others, and no resume is taken for it", async () => {
    const ad = await upload(nora, makePdf([lines]));
    expect((await refusalOf(await read(theo, ad))).code).toBe('not_found');
    expect(await isThere(ad)).toBe(true);
    const resume = await upload(nora, makePdf([lines]), 'resume.pdf');
    expect((await refusalOf(await read(nora, resume))).code).toBe('not_found');
    expect(await isThere(resume)).toBe(true);
  });
});
