import { letterLimits } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import {
  hasRoomForJob,
  openChecks,
  requestOf,
  withChecked,
  withCheckedJob,
  withJobPart,
  withNewJob,
  withoutJob,
  withPaper,
} from './letter-checks.ts';
import { emptyForm, type LetterForm } from './letter-draft.ts';

const entry = {
  kind: 'work' as const,
  name: 'Fjord Labs',
  title: 'Clerk',
  time: 'since 2019',
  isCurrent: true,
  lines: ['Ran it'],
};
const form: LetterForm = {
  ...emptyForm,
  ...{ name: 'Ada Quist', place: 'Maze Road', qualifications: 'BSc' },
  unsure: ['place'],
  unsurePapers: ['Triage with a'],
  history: [
    { ...entry, unsure: ['name'] },
    { ...entry, name: 'Hill Depot' },
  ],
};

describe('what is sent for a letter', () => {
  it('has nothing that was not read well and nobody checked', () => {
    const request = requestOf(form);
    expect(request).toMatchObject({ name: 'Ada Quist', place: '', qualifications: 'BSc' });
    expect(request.history?.[0]).toMatchObject({ name: '', title: 'Clerk', isChecked: false });
    expect(request.history?.[1]).toMatchObject({ name: 'Hill Depot', isChecked: true });
    expect(JSON.stringify(request)).not.toContain('Triage');
    expect(openChecks(form)).toBe(3);
  });

  it('has what the user confirmed or typed', () => {
    const checked = withPaper(withCheckedJob(withChecked(form, 'place'), 0), 0, 'Triage II');
    expect(requestOf(checked)).toMatchObject({ place: 'Maze Road', qualifications: 'BSc\nTriage II' });
    expect(requestOf(checked).history?.[0]).toMatchObject({ name: 'Fjord Labs', isChecked: true });
    expect(openChecks(checked)).toBe(0);
    const typed = withJobPart(form, 0, 'name', 'Fjord Group');
    expect(requestOf(typed).history?.[0]).toMatchObject({ name: 'Fjord Group', isChecked: true });
  });

  it('has a job that the user added, and no more than fit', () => {
    const added = withJobPart(withNewJob(form), 2, 'title', 'Server');
    expect(requestOf(added).history?.[2]).toMatchObject({ title: 'Server', name: '', isChecked: true });
    expect(openChecks(added)).toBe(openChecks(form));
    const full = { ...form, history: Array.from({ length: letterLimits.entries }, () => entry) };
    expect([hasRoomForJob(form), hasRoomForJob(full)]).toEqual([true, false]);
  });

  it('loses a job with the lines that were chosen of it', () => {
    const facts = [
      { entry: 0, line: 'Ran it', text: 'Ran it' },
      { entry: 1, line: 'Ran it', text: 'Ran it well' },
    ];
    const left = withoutJob({ ...form, facts }, 0);
    expect(left.history).toHaveLength(1);
    expect(left.facts).toEqual([{ entry: 0, line: 'Ran it', text: 'Ran it well' }]);
  });

  it('has a job as checked once any part of it was typed anew', () => {
    const history = [{ ...entry, unsure: ['name', 'time'] as ('name' | 'time')[] }];
    const typed = withJobPart({ ...form, history }, 0, 'title', 'Head clerk');
    expect(typed.history[0]?.unsure).toEqual([]);
    expect(requestOf(typed).history?.[0]).toMatchObject({ name: 'Fjord Labs', time: 'since 2019' });
  });

  it('has a paper once, also where it was typed and then confirmed', () => {
    const both = { ...form, qualifications: 'BSc\nTriage with a nurse, 2020' };
    expect(openChecks(both)).toBe(2);
    expect(withPaper(both, 0, 'Triage with a')).toMatchObject({
      qualifications: both.qualifications,
      unsurePapers: [],
    });
  });
});
