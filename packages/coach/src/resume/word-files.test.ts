import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeBomb } from './fixtures/make-bomb.ts';
import { makeDoc } from './fixtures/make-doc.ts';
import { processorMs } from './fixtures/processor-time.ts';
import { parseResume } from './parse-resume.builtin.ts';

const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relations =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
const spaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml"';
const paragraph = (text: string, bold = false) =>
  `<w:p><w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const partsOf = (body: string) => ({
  '[Content_Types].xml': strToU8(types),
  '_rels/.rels': strToU8(relations),
  'word/document.xml': strToU8(
    `<?xml version="1.0"?><w:document ${spaces}><w:body>${body}</w:body></w:document>`,
  ),
});
const docx = (body: string, more: Record<string, Uint8Array> = {}) => zipSync({ ...partsOf(body), ...more });
const read = (bytes: Uint8Array) => parseResume({ bytes, fileName: 'resume.docx' });

const work = `${paragraph('Work Experience', true)}${paragraph('Nurse, Mercy Hospital')}${paragraph('May 2019 – June 2022')}${paragraph('• Cared for 20 patients a day')}`;

/** As many mebibytes of zeros: packed by the system, which takes a tenth of the time. */
function bomb(name: string, mebibytes: number): Uint8Array {
  const size = mebibytes * 1024 * 1024;
  const packed = new Uint8Array(deflateRawSync(new Uint8Array(size), { level: 1 }));
  return makeBomb(partsOf(work), name, packed, size);
}

describe('a Word file', () => {
  it('gives its body, and the header and text box that others lose, with where they stand', async () => {
    const box = `<w:p><w:r><w:pict><v:textbox><w:txbxContent>${paragraph('maya@example.com')}</w:txbxContent></v:textbox></w:pict></w:r></w:p>`;
    const header = `<w:hdr ${spaces}>${paragraph('Maya Okafor')}${paragraph('+44 7700 900118')}</w:hdr>`;
    const reading = await read(docx(`${box}${work}`, { 'word/header1.xml': strToU8(header) }));
    if (!reading.ok) throw new Error(reading.refusal.code);
    const { resume, document } = reading;
    expect(resume.basics).toMatchObject({
      name: 'Maya Okafor',
      phone: '+44 7700 900118',
      email: 'maya@example.com',
    });
    expect(resume.fields.find((field) => field.path === 'basics.phone')?.source.region).toBe('header');
    expect(resume.fields.find((field) => field.path === 'basics.email')?.source.region).toBe('text-box');
    expect(resume.work).toMatchObject([
      {
        name: 'Mercy Hospital',
        position: 'Nurse',
        startDate: '2019-05',
        highlights: ['Cared for 20 patients a day'],
      },
    ]);
    expect(document.lost.map((part) => part.what)).toEqual(['Text in the page header', 'Text in text boxes']);
  });

  it('gives the cells of its tables', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const table = `<w:tbl><w:tr>${cell('2019 – 2022')}${cell('Nurse, Mercy Hospital')}</w:tr></w:tbl>`;
    const reading = await read(
      docx(`${paragraph('Maya Okafor', true)}${paragraph('Experience', true)}${table}`),
    );
    expect(reading).toMatchObject({
      ok: true,
      document: { tables: 1 },
      resume: { work: [{ name: 'Mercy Hospital', position: 'Nurse', startDate: '2019', endDate: '2022' }] },
    });
  });

  it.each<[string, string, () => Uint8Array]>([
    ['too_complex', 'a bomb of one part', () => bomb('word/header1.xml', 45)],
    ['too_complex', 'a bomb in a part that nobody reads', () => bomb('word/media/picture.bin', 130)],
    ['too_complex', 'paragraphs within paragraphs', () => docx('<w:p>'.repeat(100_000))],
    [
      'too_complex',
      'a bomb of many parts',
      () =>
        docx(
          work,
          Object.fromEntries(
            Array.from({ length: 2_100 }, (_, at) => [`word/p${at}.xml`, new Uint8Array(1)]),
          ),
        ),
    ],
    ['broken', 'a file cut in half', () => docx(work).slice(0, -60)],
    ['broken', 'XML that is none', () => docx(work, { 'word/document.xml': strToU8('<w:document') })],
    ['empty', 'nothing in it', () => docx('')],
    ['wrong_type', 'another archive', () => zipSync({ 'a.txt': strToU8('hello') })],
  ])('%s: %s', async (code, _what, make) => {
    const bytes = make();
    const start = processorMs();
    const reading = await read(bytes);
    expect(reading.ok ? 'none' : reading.refusal.code).toBe(code);
    expect(processorMs() - start).toBeLessThan(2_000);
  });
});

describe('a Word file of the format before 2007', () => {
  const text =
    'Maya Okafor\nLeeds, UK | maya@example.com\nExperience\nNurse, Mercy Hospital, May 2019 – June 2022\n• Cared for 20 patients a day\nEducation\nBSc Nursing, University of Leeds, 2018\nSkills\nTriage, Epic\n';
  const readDoc = async (bytes: Uint8Array) => parseResume({ bytes, fileName: 'resume.doc' });

  it('gives its fields', async () => {
    const reading = await readDoc(makeDoc(text));
    expect(reading).toMatchObject({
      ok: true,
      document: { kind: 'doc' },
      resume: {
        basics: { name: 'Maya Okafor', email: 'maya@example.com' },
        work: [{ name: 'Mercy Hospital', position: 'Nurse', startDate: '2019-05', endDate: '2022-06' }],
        education: [{ institution: 'University of Leeds', studyType: 'BSc', area: 'Nursing' }],
      },
    });
  });

  it('is refused where it is cut, or made to be read without end', async () => {
    const whole = makeDoc(text);
    for (const bytes of [
      makeDoc(text, true),
      whole.slice(0, 700),
      whole.slice(0, 1_800),
      whole.slice(0, 4_000),
    ]) {
      const start = processorMs();
      expect((await readDoc(bytes)).ok).toBe(false);
      expect(processorMs() - start).toBeLessThan(2_000);
    }
  });

  it('never harms its reader, whatever bytes were changed', async () => {
    const whole = makeDoc(text);
    for (let at = 0; at < 400; at += 1) {
      const bytes = whole.slice();
      for (let step = 0; step < 6; step += 1)
        bytes[(at * 37 + step * 211) % 2_600] = (at * 53 + step * 29) % 256;
      expect(typeof (await readDoc(bytes)).ok).toBe('boolean');
    }
  });
});
