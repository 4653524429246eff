import { describe, expect, it } from 'vitest';
import { lineChanges } from './line-changes.ts';

const lines = (section: string, ...texts: string[]) => texts.map((text) => ({ section, text }));
const told = (before: ReturnType<typeof lines>, after: ReturnType<typeof lines>) =>
  lineChanges(before, after).map(({ kind, before: was, after: is }) => [kind, was, is]);

describe('what changed between two resumes', () => {
  it('is nothing where both say the same', () => {
    const same = lines('Work', 'Filed forms', 'Filed forms');
    expect(told(same, same).every(([kind]) => kind === 'same')).toBe(true);
    expect(lineChanges([], [])).toEqual([]);
  });

  it('pairs a line with what it became, and names what came and went', () => {
    expect(
      told(
        lines('Work', 'Anna', 'Responsible for weekly reports', 'Made coffee', 'Cut costs by 4%'),
        lines(
          'Work',
          'Anna',
          'Built weekly reports for 30 managers',
          'Trained two clerks',
          'Cut costs by 4%',
        ),
      ),
    ).toEqual([
      ['same', 'Anna', 'Anna'],
      ['removed', 'Made coffee', null],
      ['changed', 'Responsible for weekly reports', 'Built weekly reports for 30 managers'],
      ['added', null, 'Trained two clerks'],
      ['same', 'Cut costs by 4%', 'Cut costs by 4%'],
    ]);
  });

  it('says once that a line moved', () => {
    const changes = told(lines('Work', 'One', 'Two', 'Three'), lines('Work', 'Three', 'One', 'Two'));
    expect(changes).toEqual([
      ['moved', 'Three', 'Three'],
      ['same', 'One', 'One'],
      ['same', 'Two', 'Two'],
    ]);
  });

  it('counts lines that are there twice', () => {
    expect(told(lines('Work', 'A', 'A', 'B'), lines('Work', 'A', 'B'))).toEqual([
      ['same', 'A', 'A'],
      ['removed', 'A', null],
      ['same', 'B', 'B'],
    ]);
  });

  it("doesn't pair lines of two sections", () => {
    expect(told(lines('Skills', 'SQL, Python'), lines('Summary', 'SQL, Python'))).toEqual([
      ['removed', 'SQL, Python', null],
      ['added', null, 'SQL, Python'],
    ]);
  });

  it('compares thousands of lines in a moment', () => {
    const many = Array.from({ length: 8000 }, (_, at) => ({ section: 'Work', text: `Line ${at}` }));
    const changes = lineChanges(many, many.toReversed());
    expect(changes.length).toBe(8000);
    expect(changes.every(({ kind }) => kind === 'moved' || kind === 'same')).toBe(true);
  });
});
