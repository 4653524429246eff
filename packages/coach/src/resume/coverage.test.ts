import type { ReadingCoverage } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { lineOf, type TextLine } from '../documents/document-text.ts';
import { textDocument } from '../documents/read-text.ts';
import { readResume } from './parse-resume.builtin.ts';

const top = ['Nadia Brandt', 'nadia.brandt@example.com | (503) 555-0142 | Portland, OR'];
const school = ['EDUCATION', 'Portland State University', 'BSc Biology, 2009 - 2013'];

function coverageOf(lines: readonly (string | TextLine)[]): ReadingCoverage {
  const document = textDocument(
    lines.map((line) => (typeof line === 'string' ? lineOf(line) : line)),
    'utf-8',
  );
  const { resume, document: read } = readResume(document, { fileName: '', bytes: 0 });
  const { coverage } = resume;
  if (!coverage) throw new Error('no coverage');
  for (const { source } of coverage.unassigned)
    expect(read.text.slice(source.start, source.end)).toBe(source.text);
  return coverage;
}
const wordsOf = ({ unassigned }: ReadingCoverage) =>
  unassigned.map((one) => `${one.section}: ${one.source.text}`);

describe('coverage of a reading', () => {
  it('has nothing unassigned where every line went into a job or a study', () => {
    const coverage = coverageOf([
      ...top,
      'WORK EXPERIENCE',
      'Lab Technician, Cascade Labs, Portland, OR\tMay 2018 - Present',
      lineOf('Ran 40 assays a week', { isBullet: true }),
      lineOf('Cut reruns from 9% to 2% between 2019 and 2021', { isBullet: true }),
      ...school,
    ]);
    expect(coverage).toEqual({ lines: 5, unassigned: [], datesOutside: 0, entries: 2, suspects: [] });
  });

  it.each([
    ['a title without an employer', 'Lab Technician\tMay 2018 - Present'],
    ['an employer that ends in the middle', 'Lab Technician, Institute for\tMay 2018 - Present'],
  ])('suspects %s', (_what, header) => {
    const coverage = coverageOf([
      ...top,
      'WORK EXPERIENCE',
      header,
      lineOf('Ran 40 assays a week', { isBullet: true }),
      ...school,
    ]);
    expect(coverage).toMatchObject({ entries: 2, suspects: ['work'] });
  });

  it('suspects a text of which no job and no school was read, whatever its language', () => {
    const sentence = 'Разрабатывал внутренние сервисы и поддерживал серверы компании в Самаре.';
    const coverage = coverageOf(['Иван Петров', 'ivan@example.com', ...Array(8).fill(sentence)]);
    expect(coverage).toMatchObject({ entries: 0, suspects: ['work'] });
  });

  it('suspects columns of sentences that were read as rows', () => {
    const rows = [
      'ran the assays of two\ttaught a course on',
      'floors and wrote the\tstatistics for all',
      'reports of the week\tnew people in the lab',
    ];
    const coverage = coverageOf([
      ...top,
      'WORK EXPERIENCE',
      'Lab Technician, Cascade Labs\tMay 2018 - Present',
      ...rows,
      ...school,
    ]);
    expect(coverage.suspects).toContain('work');
  });

  it('lists the lines above a job that no entry took', () => {
    const coverage = coverageOf([
      ...top,
      'WORK EXPERIENCE',
      'What follows is every post I had since I left school, the newest one first and the rest in order.',
      'Lab Technician, Cascade Labs\tMay 2018 - Present',
      ...school,
    ]);
    expect(wordsOf(coverage)).toEqual([
      'work: What follows is every post I had since I left school, the newest one first and the rest in order.',
    ]);
  });

  it('counts a date beside a line that became a bullet', () => {
    const coverage = coverageOf([
      ...top,
      'WORK EXPERIENCE',
      'Lab Technician, Cascade Labs\tMay 2018 - Present',
      lineOf(
        'Ran 40 assays a week in a laboratory of nine people who share three machines\tMay 2016 - April 2018',
        {
          isBullet: true,
        },
      ),
      ...school,
    ]);
    expect(coverage.datesOutside).toBe(1);
  });

  it('counts the periods of a work history under a heading that nobody knows', () => {
    const coverage = coverageOf([
      ...top,
      lineOf('Stations of a life', { isHeading: true }),
      'Zerv Obra, Lumo\t2018 - 2021',
      'Zerv Obra, Kanta\t2014 - 2018',
      ...school,
    ]);
    expect(coverage.datesOutside).toBe(2);
    expect(coverage.unassigned).toHaveLength(2);
  });
});
