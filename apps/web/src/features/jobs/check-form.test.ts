import { JobDetails, type ReadJobAdOutput, RequirementDraft } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { adLines, marksOf } from './ad-marks.ts';
import { detailsOf, emptyDraft, laterDate, requirementsOf, withReading } from './check-form.ts';

const ad = `Ward Nurse
Alder Creek, Dayton

What you'll do
- Gives clear handoff using SBAR.
- Documents care in Epic.
Pay is good.`;
const place = (words: string) => ({ start: ad.indexOf(words), end: ad.indexOf(words) + words.length });
const found = (words: string) => ({ value: words, quote: words, ...place(words) });
const asked = (line: string) => ({
  name: line.split(' ')[0] ?? '',
  line,
  ...place(line),
  importance: 'must-have' as const,
  kind: 'duty' as const,
});
const read: ReadJobAdOutput = {
  isAd: true,
  title: found('Ward Nurse'),
  company: found('Alder Creek'),
  place: found('Dayton'),
  requirements: [asked('Gives clear handoff using SBAR.'), asked('Documents care in Epic.')],
  readLength: ad.length,
  engine: { kind: 'builtin', name: 'Built-in', version: '1' },
};
const draft = withReading(emptyDraft(ad), read);

describe('what was read in an ad', () => {
  it('fills the fields, and leaves what was typed before', () => {
    expect(draft.fields).toMatchObject({
      title: 'Ward Nurse',
      company: 'Alder Creek',
      place: 'Dayton',
      date: '',
    });
    const typed = { ...emptyDraft(ad), fields: { ...emptyDraft().fields, title: 'Nurse' } };
    expect(withReading(typed, read).fields).toMatchObject({ title: 'Nurse', company: 'Alder Creek' });
  });

  it('gives the company of a title such as "Ward Nurse at Alder Creek" its field, also when it is saved', () => {
    const { company: _, ...nameless } = read;
    const written = { ...nameless, title: found('Ward Nurse'), company: null };
    const typed = {
      ...emptyDraft(ad),
      fields: { ...emptyDraft().fields, title: 'Ward Nurse at Alder Creek' },
    };
    const filled = { title: 'Ward Nurse', company: 'Alder Creek' };
    expect(withReading(typed, written).fields).toMatchObject(filled);
    expect(detailsOf(typed.fields, '')).toMatchObject(filled);
  });

  it('is marked word for word, and every word of the ad is on the page', () => {
    const lines = adLines(ad, marksOf(read, draft.requirements));
    const marked = lines.flatMap(({ pieces }) => pieces.filter(({ field }) => field !== null));
    expect(marked.map(({ text, field }) => [field, text])).toEqual([
      ['title', 'Ward Nurse'],
      ['company', 'Alder Creek'],
      ['place', 'Dayton'],
      ['read-0', 'Gives clear handoff using SBAR.'],
      ['read-1', 'Documents care in Epic.'],
    ]);
    expect(lines.map(({ kind }) => kind)).toEqual(['heading', 'text', 'heading', 'bullet', 'bullet', 'text']);
    const shown = lines.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join(' ');
    expect(shown).toBe(ad.replaceAll('- ', '').replaceAll(/\n+/g, ' '));
  });

  it('keeps overlapping words for one mark', () => {
    const twice = marksOf({ ...read, company: null, place: null }, [
      { ...asked('Ward Nurse'), key: 'again' },
      ...draft.requirements,
    ]);
    expect(twice.map(({ field }) => field)).toEqual(['title', 'read-0', 'read-1']);
  });

  it('is saved as the contract wants it', () => {
    const fields = { ...draft.fields, title: ' Ward Nurse ', time: '10:00' };
    const details = detailsOf(fields, '');
    expect(JobDetails.parse(details)).toEqual(details);
    expect(details).toMatchObject({
      title: 'Ward Nurse',
      interviewDate: null,
      interviewTime: null,
      resumeId: null,
    });
    const blank = { ...asked('Epic'), key: 'x', name: '  ' };
    const requirements = requirementsOf([...draft.requirements, blank]);
    expect(requirements).toHaveLength(2);
    for (const one of requirements) expect(RequirementDraft.parse(one)).toEqual(one);
  });
});

describe('a date that is past', () => {
  it.each([
    ['2025-12-03', '2026-11-23', '2026-12-03'],
    ['2026-01-15', '2026-11-23', '2027-01-15'],
    // A day of last week is no slip of the year: the same weekday of this week or the next.
    ['2026-11-20', '2026-11-23', '2026-11-27'],
    ['2026-11-22', '2026-11-23', '2026-11-29'],
    ['2026-09-30', '2026-11-23', '2026-11-25'],
    ['2024-02-29', '2026-11-23', '2026-11-26'],
    ['2026-11-23', '2026-11-23', null],
    ['2026-12-03', '2026-11-23', null],
    ['', '2026-11-23', null],
  ])('%s on %s is offered as %s', (date, today, fix) => {
    expect(laterDate(date, today)).toBe(fix);
  });
});
