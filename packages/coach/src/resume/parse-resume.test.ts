import { ResumeReading } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { layouts, person } from './fixtures/layouts.ts';
import { makePdf } from './fixtures/make-pdf.ts';
import { processorMs } from './fixtures/processor-time.ts';
import { parseResume } from './parse-resume.builtin.ts';

const read = async (bytes: Uint8Array) => {
  const reading = ResumeReading.parse(await parseResume({ bytes, fileName: 'resume' }));
  if (!reading.ok) throw new Error(reading.refusal.code);
  return reading;
};
const readText = (text: string) => read(new TextEncoder().encode(text));
const refusalOf = async (bytes: Uint8Array) => {
  const reading = ResumeReading.parse(await parseResume({ bytes, fileName: 'resume.pdf' }));
  return reading.ok ? 'none' : reading.refusal.code;
};

describe('a PDF in every usual layout', () => {
  it.each(Object.entries(layouts))('%s: all fields', async (_name, make) => {
    const { resume, document } = await read(make());
    const { basics } = resume;
    expect(basics.name?.toLowerCase()).toBe(person.name.toLowerCase());
    expect(basics).toMatchObject({
      email: person.contact.mail,
      phone: person.contact.phone,
      location: { city: 'Leeds' },
    });
    expect(basics.profiles[0]?.url).toBe(person.contact.link);
    expect(resume.work.map(({ position, name }) => ({ position, name }))).toEqual(
      person.jobs.map(({ position, name }) => ({ position, name })),
    );
    expect(resume.work.map((job) => job.startDate?.slice(0, 4))).toEqual(['2021', '2018', '2016']);
    expect(resume.work.map((job) => job.endDate?.slice(0, 4))).toEqual([undefined, '2021', '2018']);
    expect(resume.work[0]?.isCurrent).toBe(true);
    const bullets = resume.work.flatMap((job) => job.highlights);
    expect(bullets).toHaveLength(6);
    expect(bullets[1]).toBe(
      'Led a team of 3 analysts through the move to Snowflake and wrote the guide that 60 colleagues now use',
    );
    expect(
      resume.education.map(({ institution, studyType, area }) => [institution, studyType, area]),
    ).toEqual([
      ['University of Leeds', 'MSc', 'Data Science'],
      ['University of York', 'BSc', 'Statistics'],
    ]);
    expect(resume.skills.flatMap((group) => group.keywords)).toEqual([...person.skills]);
    for (const { source } of resume.fields)
      expect(document.text.slice(source.start, source.end)).toBe(source.text);
  });

  it('says of each field where it was read and how sure it is', async () => {
    const { resume } = await read(layouts['single column']?.() as Uint8Array);
    const mail = resume.fields.find((field) => field.path === 'basics.email');
    expect(mail).toMatchObject({ source: { page: 1, region: 'body', text: person.contact.mail } });
    expect(mail?.confidence).toBeGreaterThan(0.9);
  });
});

describe('bytes as Node reads them from a file', () => {
  it('are read from a Buffer, which stays as it was', async () => {
    const make = Object.values(layouts)[0] as () => Uint8Array;
    const buffer = Buffer.from(make());
    const { resume } = await read(buffer);
    expect(resume.work).toHaveLength(person.jobs.length);
    expect(buffer.equals(make())).toBe(true);
  });
});

describe('a table with a narrow column of dates', () => {
  it('is read job by job, though the dates wrap', async () => {
    const { resume, document } = await readText(
      [
        'Marcus Whitfield',
        '14 Rose Lane, Bristol BS6 5TA | 07700 900456 | m@example.com',
        'Employment History',
        'September 2020',
        'to present',
        'Year 5 Class Teacher, Ashton Gate Primary School, Bristol',
        '- Taught a class of 30',
        'September 2018',
        'to August 2020',
        "Year 3 Class Teacher, St Werburgh's Primary School, Bristol",
        '- Taught a class of 28',
      ].join('\n'),
    );
    expect(resume.work.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2020-09', undefined],
      ['2018-09', '2020-08'],
    ]);
    expect(resume.work[0]?.isCurrent).toBe(true);
    expect(resume.basics.location?.city).toBe('Bristol');
    for (const { source } of resume.fields)
      expect(document.text.slice(source.start, source.end)).toBe(source.text);
  });
});

describe('a text', () => {
  it.each(['Samir Patel', 'Grace Martel'])('names %s in full', async (name) => {
    const { resume } = await readText(
      `${name}\nsamir@example.com\n\nExperience\nWelder, Acme Works, 2019 - 2023\n`,
    );
    expect(resume.basics.name).toBe(name);
  });

  const text = [
    'JOHN A. SMITH, RN',
    '123 Main Street, Springfield, IL 62701',
    '(217) 555-0134 | jsmith@mail.com',
    '',
    'EMPLOYMENT HISTORY',
    '',
    'Mercy Hospital, Springfield, IL',
    'Staff Nurse, Intensive Care Unit                          06/2018 - Present',
    '    * Cared for 4-6 patients per shift in a 24-bed ICU.',
    'EDUCATION',
    'Bachelor of Science in Nursing, University of Illinois, Urbana, IL, May 2014',
    'LANGUAGES: English (native), Español (fluent)',
  ].join('\r\n');
  const encodings: Record<string, Uint8Array> = {
    'utf-8': new TextEncoder().encode(text),
    'utf-8 with mark': new TextEncoder().encode(`\ufeff${text}`),
    'utf-16le': Uint8Array.from(
      [...`\ufeff${text}`].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]),
    ),
    'utf-16be': Uint8Array.from(
      [...`\ufeff${text}`].flatMap((c) => [c.charCodeAt(0) >> 8, c.charCodeAt(0) & 255]),
    ),
    'windows-1252': Uint8Array.from([...text].map((c) => c.charCodeAt(0))),
  };

  it.each(Object.entries(encodings))('in %s', async (_name, bytes) => {
    const { resume } = await read(bytes);
    expect(resume.basics).toMatchObject({
      name: 'JOHN A. SMITH',
      phone: '(217) 555-0134',
      location: { city: 'Springfield', region: 'IL' },
    });
    expect(resume.work).toMatchObject([
      { name: 'Mercy Hospital', position: 'Staff Nurse', startDate: '2018-06', isCurrent: true },
    ]);
    expect(resume.education).toMatchObject([
      { studyType: 'Bachelor of Science', area: 'Nursing', endDate: '2014-05' },
    ]);
    expect(resume.languages.map((one) => one.language)).toEqual(['English', 'Español']);
  });

  it('with blank lines between title, employer and dates', async () => {
    const { resume } = await readText(
      'Asha Rao\nTest Engineer - Infosys\n\nWORK EXPERIENCE\n\nTest Engineer\n\nInfosys -\n\nNovember 2017 to Present\n\nTests the billing system.\n\nTrainee\n\nWipro -  Pune, Maharashtra\n\nMay 2015 to October 2017\n\nEDUCATION\n\nB.E in Information science\n\nB.v.b college of engineering -  Hubli, Karnataka\n\nAugust 2011 to June 2015\n\nSKILLS\n\nC (Less than 1 year), Java (2 years)\n',
    );
    expect(resume.work).toMatchObject([
      { position: 'Test Engineer', name: 'Infosys', startDate: '2017-11' },
      { position: 'Trainee', name: 'Wipro', location: 'Pune, Maharashtra', endDate: '2017-10' },
    ]);
    expect(resume.education).toMatchObject([
      { institution: 'B.v.b college of engineering', studyType: 'B.E', area: 'Information science' },
    ]);
    expect(resume.skills).toEqual([{ name: 'Skills', keywords: ['C', 'Java'] }]);
  });

  it('in another language keeps its words', async () => {
    const { resume, document } = await readText(
      'Лена Иванова\nlena@example.com\nОпыт работы\nИнженер, Завод, 2019 - 2021\n',
    );
    expect(resume.basics.email).toBe('lena@example.com');
    expect(document.text).toContain('Инженер');
  });

  it.each([
    '\u0007\u0001',
    'x'.repeat(300_000),
    '- \n'.repeat(50_000),
    'Experience\n'.repeat(5_000),
    '2019 - 2020\n'.repeat(5_000),
    '('.repeat(90_000),
  ])('of any kind is answered in time', async (odd) => {
    const start = processorMs();
    ResumeReading.parse(await parseResume({ bytes: new TextEncoder().encode(odd), fileName: '' }));
    expect(processorMs() - start).toBeLessThan(4_000);
  });
});

/** The start of an archive as word processors other than Word write it. */
const openDocument = `PK\u0003\u0004${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.text`;

describe('a file that cannot be read is refused by name', () => {
  const page = [{ x: 50, y: 700, text: 'Maya Okafor' }];
  it.each<[string, string, Uint8Array]>([
    ['empty', 'no bytes', new Uint8Array()],
    ['empty', 'blanks', new TextEncoder().encode(' \n\t ')],
    ['wrong_type', 'a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2)],
    ['wrong_type', 'a zip archive', Uint8Array.of(0x50, 0x4b, 3, 4, 1, 2, 3)],
    ['other_format', 'rich text', new TextEncoder().encode('{\\rtf1\\ansi Maya Okafor}')],
    ['other_format', 'OpenDocument', new TextEncoder().encode(openDocument)],
    ['broken', 'half a PDF', makePdf([page]).slice(0, 120)],
    ['broken', 'no PDF inside', new TextEncoder().encode('%PDF-1.7 broken')],
    ['encrypted', 'a locked PDF', makePdf([page], { locked: true })],
    ['scanned', 'pictures of pages', makePdf([[]], { picture: true })],
    ['too_many_pages', '200 pages', makePdf(Array.from({ length: 200 }, () => page))],
    ['too_large', '11 MB', new Uint8Array(11 * 1024 * 1024).fill(65)],
  ])('%s: %s', async (code, _what, bytes) => {
    expect(await refusalOf(bytes)).toBe(code);
  });

  it('never throws on what is no file', async () => {
    for (const input of [undefined, null, {}, { bytes: 'text' }])
      expect((await parseResume(input as never)).ok).toBe(false);
  });
});
