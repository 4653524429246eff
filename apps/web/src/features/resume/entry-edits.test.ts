import { describe, expect, it } from 'vitest';
import {
  addEntry,
  addLine,
  type Edited,
  entriesOf,
  entryDetail,
  entryName,
  mergeEntry,
  moveEntry,
  removeEntry,
  splitEntry,
  withEntry,
} from './entry-edits.ts';

const nurse = {
  position: 'Nurse',
  name: 'Northgate',
  startDate: '2019',
  endDate: '2021',
  highlights: ['Led a ward'],
};
const porter = {
  position: 'Porter',
  name: 'Northgate',
  startDate: '2016-02',
  isCurrent: true,
  highlights: ['Moved beds'],
};
const edited: Edited = {
  basics: { name: 'Ada', profiles: [] },
  work: [nurse, porter],
  education: [],
  skills: [{ name: 'Care', keywords: ['Triage', 'Charting', 'SQL'] }],
  projects: [],
  certificates: [{ name: 'AWS Cloud' }, { name: 'Practitioner', issuer: 'Amazon', date: '2022' }],
  languages: [],
  settled: [],
};
const positions = (next: Edited) => next.work.map(({ position }) => position);

describe('the entries of a resume', () => {
  it('are added, removed and moved', () => {
    expect(positions(addEntry(edited, 'work'))).toEqual(['Nurse', 'Porter', undefined]);
    expect(positions(addEntry(edited, 'work', 'Cook'))).toEqual(['Nurse', 'Porter', 'Cook']);
    expect(positions(removeEntry(edited, 'work', 0))).toEqual(['Porter']);
    expect(positions(moveEntry(edited, 'work', 1, 0))).toEqual(['Porter', 'Nurse']);
    expect(withEntry(edited, 'work', 0, { ...nurse, name: 'Eastside' }).work[0]?.name).toBe('Eastside');
    expect(edited.work).toEqual([nurse, porter]);
  });

  it('are merged without losing a word: dates span both, another title becomes a line', () => {
    expect(mergeEntry(edited, 'work', 0).work).toEqual([
      {
        ...{
          position: 'Nurse',
          name: 'Northgate',
          startDate: '2016-02',
          endDate: undefined,
          isCurrent: true,
        },
        highlights: ['Led a ward', 'Porter', 'Moved beds'],
      },
    ]);
    expect(mergeEntry(edited, 'certificates', 0).certificates).toEqual([
      { name: 'AWS Cloud Practitioner', issuer: 'Amazon', date: '2022' },
    ]);
    expect(mergeEntry(edited, 'work', 1)).toEqual(edited);
  });

  it('are split before a line that names the new one', () => {
    const long = withEntry(edited, 'work', 0, {
      ...nurse,
      highlights: ['Led a ward', 'Porter, Eastside', 'Moved beds'],
    });
    const [first, second] = splitEntry(long, 'work', 0, 1).work;
    expect(first).toEqual(nurse);
    expect(second).toEqual({ position: 'Porter, Eastside', highlights: ['Moved beds'] });
    expect(splitEntry(edited, 'skills', 0, 1).skills).toEqual([
      { name: 'Care', keywords: ['Triage'] },
      { name: '', keywords: ['Charting', 'SQL'] },
    ]);
  });

  it('take a line that nobody placed, which is settled then', () => {
    const next = addLine(edited, 'work', 1, 'Saved 40 hours a month');
    expect(next.work[1]?.highlights).toEqual(['Moved beds', 'Saved 40 hours a month']);
    expect(next.settled).toEqual(['Saved 40 hours a month']);
  });

  it('have a name and a detail', () => {
    expect(entryName('work', entriesOf(edited, 'work')[0] ?? {})).toBe('Nurse, Northgate');
    expect(entryDetail('skills', entriesOf(edited, 'skills')[0] ?? {})).toBe('Triage, Charting, SQL');
    expect(entryDetail('certificates', entriesOf(edited, 'certificates')[1] ?? {})).toBe('Amazon');
    expect(entryName('work', { highlights: [] })).toBe('');
  });
});
