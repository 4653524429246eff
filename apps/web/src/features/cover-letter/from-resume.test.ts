import type { ParsedResume } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { withResume } from './from-resume.ts';
import { emptyForm } from './letter-draft.ts';

const none = {
  awards: [],
  publications: [],
  interests: [],
  fields: [],
  volunteer: [],
  languages: [],
  projects: [],
};
const resume: ParsedResume = {
  ...none,
  basics: { name: 'Ada Quist', profiles: [] },
  work: [
    {
      ...{ name: 'Northgate Clinic', position: 'Nurse', startDate: '2019-04', isCurrent: true },
      highlights: ['Led the night shift'],
    },
    { name: 'Eastside Hospital', position: 'Porter', startDate: '2016', endDate: '2018-12', highlights: [] },
    { name: 'Westside', endDate: '2015', highlights: [] },
  ],
  education: [
    { studyType: 'BSc', area: 'Nursing', institution: 'University of Leeds', endDate: '2016', courses: [] },
  ],
  certificates: [{ name: 'Triage I' }],
  skills: [
    { name: 'Care', keywords: ['Triage', 'Charting'] },
    { name: '', keywords: ['SQL'] },
  ],
};

const job = { kind: 'work', name: '', title: '', isCurrent: false, lines: [], unsure: [] };

describe('a letter form filled from a resume', () => {
  it('says who the person is, and leaves the job alone', () => {
    const form = { ...emptyForm, jobRole: 'Head nurse', companyName: 'Fjord Care' };
    expect(withResume(form, resume)).toEqual({
      ...form,
      name: 'Ada Quist',
      qualifications: 'BSc Nursing, University of Leeds, 2016\nTriage I',
      skills: 'Triage, Charting, SQL',
      history: [
        {
          ...{ ...job, name: 'Northgate Clinic', title: 'Nurse', isCurrent: true, time: 'since 2019' },
          lines: ['Led the night shift'],
        },
        { ...job, name: 'Eastside Hospital', title: 'Porter', time: '2016 to 2018' },
        // Without a title there is something to check.
        { ...job, name: 'Westside', time: '2015', unsure: ['title'] },
      ],
    });
  });

  it('keeps what the resume does not say', () => {
    const blank = {
      ...resume,
      basics: { profiles: [] },
      work: [],
      education: [],
      certificates: [],
      skills: [],
    };
    const form = { ...emptyForm, name: 'Ada', skills: 'SQL' };
    expect(withResume(form, blank)).toEqual(form);
  });

  const doubtful = (path: string, confidence: number): ParsedResume['fields'][number] => ({
    path,
    confidence,
    source: { page: null, region: 'body', start: 0, end: 0, text: '' },
  });

  it('marks what was not read well, and holds back studies until they are checked', () => {
    const fields = [
      doubtful('work.0.name', 0.75),
      doubtful('work.1.position', 0.5),
      doubtful('education.0.institution', 0.5),
      doubtful('basics.phone', 0.5),
    ];
    const basics = { ...resume.basics, phone: '555 0100' };
    const form = withResume(emptyForm, { ...resume, basics, fields });
    expect(form.history.map(({ unsure }) => unsure)).toEqual([['name'], ['title'], ['title']]);
    expect(form.unsurePapers).toEqual(['BSc Nursing, University of Leeds, 2016']);
    expect(form.qualifications).toBe('Triage I');
    expect(form.unsure).toEqual(['phone']);
  });

  it.each([
    [{ city: 'Austin', region: 'TX' }, 0.75, 'Austin, TX'],
    [{ city: 'St. Paul', region: 'MN' }, 0.75, 'St. Paul, MN'],
    [{ city: 'Leeds' }, 0.75, 'Leeds'],
    [{ city: 'Leeds.' }, 0.75, 'Leeds'],
    [{ city: 'Maze Road' }, 0.75, ''],
    [{ city: 'Potter Square' }, 0.75, ''],
    [{ city: 'Ashford Estates Dr. Rolla MO' }, 0.75, ''],
    [{ city: 'hillside' }, 0.75, ''],
    [{ city: 'Fronter' }, 0.6, ''],
  ])('has a city only where it is surely one: %j', (location, confidence, place) => {
    const read = {
      ...resume,
      basics: { ...resume.basics, location },
      fields: [doubtful('basics.location', confidence)],
    };
    expect(withResume(emptyForm, read)).toMatchObject({ place, unsure: [] });
  });

  it.each([
    ['Ada Quist', 0.9, 'ada m. quist', 'Ada Quist', []],
    ['Ada Quist', 0.5, 'Ada Quist', 'Ada Quist', []],
    ['Quist Consulting', 0.9, 'Ada Quist', 'Ada Quist', []],
    ['Curriculum Vitae', 0.5, '', 'Curriculum Vitae', ['name']],
    ['Ada Quist', 0.9, '', 'Ada Quist', []],
  ])('signs with %j (%d) and the account of %j as %j', (name, confidence, account, said, unsure) => {
    const read = {
      ...resume,
      basics: { ...resume.basics, name },
      fields: [doubtful('basics.name', confidence)],
    };
    expect(withResume(emptyForm, read, account)).toMatchObject({ name: said, unsure });
  });
});
