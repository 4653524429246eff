import type { CoverageRow } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { cellStates, coverageGroups, tallyOf } from './coverage.ts';
import { rowNote } from './group-title.ts';

let made = 0;
const row = (name: string, part: Partial<CoverageRow> = {}): CoverageRow => ({
  id: `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
  name,
  line: '',
  importance: 'must-have',
  kind: 'duty',
  stance: null,
  needs: { resume: true, story: false, answer: true },
  resumeLine: null,
  story: null,
  questionId: null,
  score: null,
  sessionId: null,
  covered: false,
  ...part,
});

describe('the coverage map', () => {
  it('has gaps first in each group, then the lowest score', () => {
    const groups = coverageGroups([
      row('done 91', { covered: true, score: 91 }),
      row('half 54', { score: 54 }),
      row('nice', { importance: 'nice-to-have' }),
      row('done', { covered: true }),
      row('open'),
      row('done 62', { covered: true, score: 62 }),
    ]);
    expect(groups.map(({ rows }) => rows.map(({ name }) => name))).toEqual([
      ['open', 'half 54', 'done 62', 'done 91', 'done'],
      ['nice'],
    ]);
    expect(coverageGroups([row('done', { covered: true })], true)).toEqual([]);
  });

  it('starts with the lesser groups closed above 25 rows', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        row(`${at}`, { importance: at === 0 ? 'mentioned' : 'must-have' }),
      );
    expect(coverageGroups(many(25)).map(({ startsOpen }) => startsOpen)).toEqual([true, true]);
    expect(coverageGroups(many(26)).map(({ startsOpen }) => startsOpen)).toEqual([true, false]);
  });

  it('knows filled, empty and needless cells, and says what is next', () => {
    const half = row('half', { resumeLine: 'Epic, 4 years' });
    expect(cellStates(half)).toEqual({ resume: 'filled', story: 'not-needed', answer: 'empty' });
    expect([tallyOf(half), tallyOf(row('open')), tallyOf(row('done', { covered: true }))]).toEqual([
      'started',
      'open',
      'covered',
    ]);
    expect(rowNote(half)).toBe('Next: practice an answer');
    expect(rowNote(row('open'))).toBe('Next: add a resume line and practice an answer');
    const needs = { resume: true, story: true, answer: true };
    expect(rowNote(row('storyless', { needs, resumeLine: 'Epic', score: 54 }))).toBe('Next: add a story');
    expect(rowNote(row('bare', { needs, resumeLine: 'Epic' }))).toBe(
      'Next: add a story and practice an answer',
    );
    expect(rowNote(row('empty', { needs }))).toBe(
      'Next: add a resume line and a story, and practice an answer',
    );
    expect(rowNote(row('done', { covered: true, score: 84 }))).toBe('Covered, 84 last time');
    const needless = row('terms', { needs: { resume: false, story: false, answer: false }, covered: true });
    expect(cellStates(needless)).toEqual({
      resume: 'not-needed',
      story: 'not-needed',
      answer: 'not-needed',
    });
  });
});
