import type { ParsedField, ParsedResume } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { fieldNote, fieldsOf, periodOf, surenessOf } from './reading-rows.ts';

const field = (
  path: string,
  confidence: number,
  region: ParsedField['source']['region'] = 'body',
): ParsedField => ({
  ...{ path, confidence },
  source: { page: 1, region, start: 0, end: 4, text: 'Word' },
});
const fields = [
  field('basics.email', 0.99, 'header'),
  field('work.0.name', 0.9),
  field('work.0.highlights.0', 0.7),
  field('work.1.name', 0.4),
  field('skills', 0.9),
];
const parsed = { fields } as unknown as ParsedResume;

describe('how sure a reading is', () => {
  it('is as sure as its least sure field', () => {
    expect(surenessOf(fieldsOf(parsed, 'work', 0), false)).toBe('likely');
    expect(surenessOf(fieldsOf(parsed, 'work', 1), false)).toBe('doubtful');
    expect(surenessOf(fieldsOf(parsed, 'skills', 0), false)).toBe('sure');
    expect(surenessOf(fieldsOf(parsed, 'basics', 0), false)).toBe('sure');
  });

  it('is corrected where the user changed it, and unknown where nothing is known', () => {
    expect(surenessOf(fieldsOf(parsed, 'work', 2), true)).toBe('corrected');
    expect(surenessOf(fieldsOf(parsed, 'work', 2), false)).toBeNull();
  });

  it('is said beside a field that is not sure, or stands where systems lose it', () => {
    expect(fieldNote(fieldsOf(parsed, 'work', 1), 'name')).toBe(
      'Check this. We found it on page 1, in the text.',
    );
    expect(fieldNote(fieldsOf(parsed, 'work', 0), 'highlights')).toMatch(/^Probably right/);
    expect(fieldNote(fieldsOf(parsed, 'work', 0), 'name')).toBeUndefined();
    expect(fieldNote(fieldsOf(parsed, 'basics', 0), 'email')).toBe(
      'We found it on page 1, in the page header.',
    );
  });

  it('names the time of an entry', () => {
    expect(periodOf({ startDate: '2021-03', isCurrent: true })).toBe('03/2021 to now');
    expect(periodOf({ startDate: '2019', endDate: '2021' })).toBe('2019 to 2021');
    expect(periodOf({ date: '2022' })).toBe('2022');
    expect(periodOf({})).toBe('');
  });
});
