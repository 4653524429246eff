import { describe, expect, it } from 'vitest';
import { readResumeContent } from './editor-contract.ts';
import { emptyResume, resumeOfReading } from './editor-rules.ts';
import type { ParsedResume } from './parsed-contract.ts';

const read: ParsedResume = {
  basics: { name: 'Zoë Żak', profiles: [] },
  work: [{ name: 'Fjord Labs', position: 'Clerk', highlights: ['Filed 40 forms a day'] }],
  volunteer: [
    { organization: 'Food bank', position: 'Driver', startDate: '2019', highlights: ['Drove on Sundays'] },
  ],
  education: [],
  skills: [],
  languages: [],
  certificates: [],
  projects: [],
  awards: [{ title: 'Clerk of the year', date: '2020' }],
  publications: [],
  interests: [],
  fields: [],
};

describe('a resume of a reading', () => {
  it('keeps every part that was read, also those without fields', () => {
    const resume = resumeOfReading(read, { language: 'German', headings: [] });
    expect(resume.work).toEqual(read.work);
    expect(resume.others).toEqual([
      { kind: 'volunteer', title: 'Ehrenamt', lines: ['Driver, Food bank, 2019', 'Drove on Sundays'] },
      { kind: 'awards', title: 'Auszeichnungen', lines: ['Clerk of the year, 2020'] },
    ]);
    expect(readResumeContent(JSON.parse(JSON.stringify(resume)))).toEqual(resume);
  });

  it('has its sections in the order of the file', () => {
    const headings = [{ section: 'skills' }, { section: null }, { section: 'work' }];
    expect(resumeOfReading(read, { headings }).order.slice(0, 3)).toEqual(['summary', 'skills', 'work']);
  });

  it('is of a known shape or none', () => {
    expect(readResumeContent({ basics: {} })).toBeNull();
    expect(readResumeContent(emptyResume())).toEqual(emptyResume());
  });
});
