import { describe, expect, it } from 'vitest';
import { correctedReading } from './corrected-reading.ts';
import { correctionMaxBytes, readCorrection } from './correction-contract.ts';
import { correctedResume, tidyCorrection } from './correction-rules.ts';
import type { ParsedField, ParsedResume, ResumeDocument } from './parsed-contract.ts';

const text = `Ada Quist
ada@example.com | +45 20 10 20 30
Experience
Nurse, Northgate Clinic
2019 - 2021
Led handovers for 14 beds that
wrap into a second line
A line that nobody read
Porter, Eastside Hospital
2016 - 2018
Moved 40 patients a day
Skills: Triage, Charting
Hobbies
Rowing`;

function field(path: string, words: string): ParsedField {
  const start = text.indexOf(words);
  return {
    path,
    confidence: 0.9,
    source: { page: 1, region: 'body', start, end: start + words.length, text: words },
  };
}

const nurse = {
  ...{ name: 'Northgate Clinic', position: 'Nurse', startDate: '2019', endDate: '2021', isCurrent: false },
  highlights: ['Led handovers for 14 beds that wrap into a second line'],
};
const porter = {
  ...{ name: 'Eastside Hospital', position: 'Porter', startDate: '2016', endDate: '2018', isCurrent: false },
  highlights: ['Moved 40 patients a day'],
};
const unread = field('', 'A line that nobody read').source;
const resume: ParsedResume = {
  basics: { name: 'Ada Quist', email: 'ada@example.com', phone: '+45 20 10 20 30', profiles: [] },
  work: [nurse, porter],
  ...{ volunteer: [], education: [], languages: [], certificates: [], projects: [] },
  skills: [{ name: '', keywords: ['Triage', 'Charting'] }],
  ...{ awards: [], publications: [], interests: [] },
  fields: [
    field('basics.name', 'Ada Quist'),
    field('basics.email', 'ada@example.com'),
    field('basics.phone', '+45 20 10 20 30'),
    field('work.0.position', 'Nurse'),
    field('work.0.name', 'Northgate Clinic'),
    field('work.0.startDate', '2019 - 2021'),
    field('work.0.highlights.0', 'Led handovers for 14 beds that'),
    field('work.1.position', 'Porter'),
    field('work.1.name', 'Eastside Hospital'),
    field('work.1.startDate', '2016 - 2018'),
    field('work.1.highlights.0', 'Moved 40 patients a day'),
    field('skills', 'Triage'),
    field('skills', 'Charting'),
  ],
  coverage: { lines: 6, unassigned: [{ section: 'work', source: unread }], datesOutside: 1 },
};
const document: ResumeDocument = {
  ...{ kind: 'text', fileName: 'ada.txt', bytes: 300, pages: null, encoding: 'utf-8', text, words: 45 },
  ...{
    columns: 1,
    tables: 0,
    textBoxes: 0,
    images: 0,
    hiddenCharacters: 0,
    oddCharacters: 0,
    isOutOfOrder: false,
  },
  headings: [
    { text: 'Experience', section: 'work', line: 2 },
    { text: 'Skills', section: 'skills', line: 11 },
    { text: 'Hobbies', section: null, line: 12 },
  ],
  lost: [],
};
const reading = { resume, document };
const paths = ({ fields }: ParsedResume) => fields.map(({ path }) => path);

describe('a correction', () => {
  it('replaces the parts it has, and what it changed has no place in the file', () => {
    const corrected = correctedResume(resume, { work: [{ ...nurse, name: 'Northgate Hospital' }, porter] });
    expect(corrected.work[0]?.name).toBe('Northgate Hospital');
    expect(paths(corrected).filter((path) => path.startsWith('work.0'))).toEqual([]);
    expect(paths(corrected)).toContain('work.1.name');
    expect(corrected.skills).toEqual(resume.skills);
  });

  it('takes the places of moved entries along', () => {
    const corrected = correctedResume(resume, { work: [porter, nurse] });
    const name = corrected.fields.find(({ path }) => path === 'work.0.name');
    expect(name?.source.text).toBe('Eastside Hospital');
  });

  it('changes nothing where it says what was read', () => {
    const same = { basics: resume.basics, work: [{ ...nurse }, { ...porter, isCurrent: undefined }] };
    expect(correctedReading(reading, same)).toEqual({
      resume: { ...resume, ...same },
      document,
    });
  });

  it('settles lines, and dates outside of jobs stop counting once the jobs are corrected', () => {
    const { coverage } = correctedResume(resume, { settled: [unread.text] });
    expect(coverage).toEqual({ lines: 6, unassigned: [], datesOutside: 1 });
    expect(correctedResume(resume, { work: [nurse] }).coverage?.datesOutside).toBe(0);
  });

  it('suspects no jobs any more once they are corrected', () => {
    const suspected = { ...resume.coverage, suspects: ['work', 'education'] } as ParsedResume['coverage'];
    const corrected = correctedResume({ ...resume, coverage: suspected }, { work: [nurse] });
    expect(corrected.coverage?.suspects).toEqual(['education']);
  });

  it('is none where what is stored is empty, or of another shape', () => {
    expect(readCorrection(null)).toBeNull();
    expect(readCorrection({})).toBeNull();
    expect(readCorrection({ work: 'none' })).toBeNull();
    expect(readCorrection({ work: [] })).toEqual({ work: [] });
    expect(correctionMaxBytes).toBe(200_000);
  });

  it('is stored without blanks', () => {
    const blank = { name: ' ', position: '', highlights: ['  ', ''] };
    const correction = {
      work: [blank, { ...nurse, highlights: [' Led  handovers ', ''], location: ' ' }],
      languages: [{ language: '' }],
    };
    expect(tidyCorrection(correction)).toEqual({
      work: [{ ...nurse, highlights: ['Led handovers'] }],
      languages: [],
    });
  });
});

describe('the text of a corrected reading', () => {
  const linesOf = (correction: Parameters<typeof correctedReading>[1]) =>
    correctedReading(reading, correction).document.text.split('\n');

  it('has a changed job in new words, and keeps the other lines where they were', () => {
    expect(
      linesOf({
        work: [{ ...nurse, name: 'Northgate Hospital', endDate: undefined, isCurrent: true }, porter],
      }),
    ).toEqual([
      'Ada Quist',
      'ada@example.com | +45 20 10 20 30',
      'Experience',
      'Nurse, Northgate Hospital',
      '2019 – Present',
      'Led handovers for 14 beds that wrap into a second line',
      'A line that nobody read',
      'Porter, Eastside Hospital',
      '2016 - 2018',
      'Moved 40 patients a day',
      'Skills: Triage, Charting',
      'Hobbies',
      'Rowing',
    ]);
  });

  it('moves the lines of a job with it, the one that nobody read too', () => {
    expect(linesOf({ work: [porter, nurse] }).slice(3, 10)).toEqual(
      [...text.split('\n').slice(8, 11), ...text.split('\n').slice(3, 7)]
        .concat('A line that nobody read')
        .slice(0, 7),
    );
  });

  it('leaves out a settled line and a removed job', () => {
    const lines = linesOf({ work: [porter], settled: [unread.text] });
    expect(lines.slice(2, 6)).toEqual(['Experience', ...text.split('\n').slice(8, 11)]);
  });

  it('keeps the heading of a list in one line, and adds one for a new list', () => {
    const lines = linesOf({
      skills: [{ name: '', keywords: ['Triage', 'SQL'] }],
      languages: [{ language: 'Danish' }],
    });
    expect(lines.slice(11, 13)).toEqual(['Skills', 'Triage, SQL']);
    expect(lines.slice(-2)).toEqual(['Languages', 'Danish']);
  });

  it('changes contact details in their place', () => {
    const basics = { ...resume.basics, email: 'quist@example.org', phone: undefined, label: 'Senior nurse' };
    expect(linesOf({ basics }).slice(0, 3)).toEqual(['Ada Quist', 'Senior nurse', 'quist@example.org | ']);
  });

  it('has every remaining place where its words are, and its headings on their lines', () => {
    const corrected = correctedReading(reading, {
      basics: { ...resume.basics, label: 'Senior nurse', email: 'quist@example.org' },
      work: [porter, { ...nurse, position: 'Head nurse' }],
    });
    const { text: now, headings } = corrected.document;
    for (const { source } of corrected.resume.fields)
      expect(now.slice(source.start, source.end)).toBe(source.text);
    for (const { text: words, line } of headings) expect(now.split('\n')[line]).toContain(words);
    expect(corrected.resume.fields.length).toBeGreaterThan(5);
  });
});
