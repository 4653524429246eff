import type { ParsedResume } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { withResume } from './from-resume.ts';
import { emptyForm } from './queries.ts';

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

const job = { kind: 'work', name: '', title: '', isCurrent: false, lines: [] };

describe('a letter form filled from a resume', () => {
  it('says who the person is, and leaves the job alone', () => {
    const form = { ...emptyForm, jobRole: 'Head nurse', companyName: 'Fjord Care' };
    expect(withResume(form, resume)).toEqual({
      ...form,
      name: 'Ada Quist',
      qualifications: 'BSc Nursing, University of Leeds, 2016\nTriage I',
      experience:
        'Nurse at Northgate Clinic since 2019; Porter at Eastside Hospital, 2016 to 2018; Westside, 2015',
      skills: 'Triage, Charting, SQL',
      history: [
        { ...job, name: 'Northgate Clinic', title: 'Nurse', isCurrent: true, lines: ['Led the night shift'] },
        { ...job, name: 'Eastside Hospital', title: 'Porter' },
        { ...job, name: 'Westside' },
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
});
