import type { ParsedResume } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import {
  afterRedo,
  afterSave,
  afterUndo,
  CorrectionDraft,
  correctionOf,
  dateFaults,
  editedFrom,
  historyOf,
  isEdited,
  redone,
  undone,
  withEdit,
} from './correction-state.ts';
import { addEntry, withEntry } from './entry-edits.ts';

const parsed: ParsedResume = {
  basics: { name: 'Ada', profiles: [] },
  work: [{ name: 'Northgate', position: 'Nurse', startDate: '2019', highlights: ['Led a ward'] }],
  ...{ volunteer: [], education: [], languages: [], certificates: [], projects: [] },
  skills: [{ name: '', keywords: ['Triage'] }],
  ...{ awards: [], publications: [], interests: [], fields: [] },
};
const base = editedFrom(parsed, null);
const renamed = withEntry(base, 'work', 0, { ...base.work[0], name: 'Eastside' });

describe('what is stored of corrections', () => {
  it('are the parts that differ from the reading, without blanks', () => {
    expect(correctionOf(addEntry(renamed, 'work'), base, null)).toEqual({ work: renamed.work });
    expect(correctionOf(base, base, null)).toEqual({});
  });

  it('keeps a part that was corrected before, although it is the reading by now', () => {
    const stored = { skills: [{ name: '', keywords: ['SQL'] }] };
    const now = editedFrom(parsed, stored);
    expect(now.skills).toEqual(stored.skills);
    expect(correctionOf(now, now, stored)).toEqual(stored);
  });

  it('are lines that were taken care of', () => {
    expect(correctionOf({ ...base, settled: ['Page 2'] }, base, null)).toEqual({ settled: ['Page 2'] });
    expect(isEdited({ ...base, settled: ['Page 2'] }, base)).toBe(true);
  });

  it('are nothing while only a blank entry was added', () => {
    expect(isEdited(addEntry(base, 'work'), base)).toBe(false);
    expect(isEdited(renamed, base)).toBe(true);
  });

  it('survive a reload as they were typed', () => {
    const draft = { revision: 3, edited: withEntry(base, 'work', 0, { ...base.work[0], startDate: 'soo' }) };
    expect(CorrectionDraft.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('can be gone back to ten times, and forth again', () => {
    const [one, two] = [{ skills: [] }, { work: [] }];
    const saved = afterSave(afterSave({ before: [], after: [two] }, null), one);
    expect(saved).toEqual({ before: [null, one], after: [] });
    expect(afterUndo(saved, two)).toEqual({ before: [null], after: [two] });
    expect(afterRedo(afterUndo(saved, two), one)).toEqual(saved);
    const many = Array.from({ length: 12 }).reduce<typeof saved>((list) => afterSave(list, one), saved);
    expect(many.before).toHaveLength(10);
  });
});

describe('undo and redo', () => {
  const typed = (name: string) => withEntry(base, 'work', 0, { ...base.work[0], name });

  it('take what was typed in one field as one step', () => {
    let history = historyOf(base);
    for (const name of ['E', 'Ea', 'Eas']) history = withEdit(history, typed(name), 'work.0.name');
    history = withEdit(history, addEntry(history.now, 'work'), null);
    expect(undone(history).now).toEqual(typed('Eas'));
    expect(undone(undone(history)).now).toEqual(base);
    expect(redone(undone(history)).now).toEqual(history.now);
    expect(undone(historyOf(base)).now).toEqual(base);
  });

  it('forgets what was undone once something else is edited', () => {
    const history = withEdit(undone(withEdit(historyOf(base), typed('A'), null)), typed('B'), null);
    expect(history.future).toEqual([]);
    expect(redone(history)).toEqual(history);
  });
});

describe('dates that can not be saved', () => {
  const withDates = (startDate?: string, endDate?: string) =>
    dateFaults(withEntry(base, 'work', 0, { ...base.work[0], startDate, endDate }));

  it('are those that nobody can read, and an end before its start', () => {
    expect(withDates('soon')).toEqual([{ part: 'work', at: 0, key: 'startDate', kind: 'unreadable' }]);
    expect(withDates('2021', '2019')).toEqual([
      { part: 'work', at: 0, key: 'endDate', kind: 'before-start' },
    ]);
  });

  it.each([
    ['2019', '2019'],
    ['2019-06', '2019'],
    ['2019', '2019-02'],
    [undefined, '2019'],
    ['2019', undefined],
  ])('are not %s to %s', (start, end) => {
    expect(withDates(start, end)).toEqual([]);
  });
});
