import { emptyResume } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { jsonResume, readJsonResume } from './json-resume.ts';

const resume = {
  ...emptyResume(),
  basics: { name: 'عمر خليل', email: 'omar@example.com', profiles: [] },
  work: [
    {
      position: 'Clerk',
      name: 'Fjord Labs',
      startDate: '2021-03',
      isCurrent: true,
      highlights: ['Filed 40 forms 🎉'],
    },
  ],
  skills: [{ name: '', keywords: ['SQL'] }],
  others: [{ kind: 'awards' as const, title: 'Awards', lines: ['Clerk of the year'] }],
};

describe('JSON Resume', () => {
  it('brings back what it took out', () => {
    expect(readJsonResume(jsonResume(resume))).toMatchObject({
      basics: resume.basics,
      work: resume.work,
      skills: resume.skills,
      others: resume.others,
    });
  });

  it('reads the older name of an employer, and leaves out what has another type', () => {
    const read = readJsonResume(
      '{"basics": {"name": 7}, "work": [{"company": "Fjord Labs", "highlights": "none"}]}',
    );
    expect(read?.basics.name).toBeUndefined();
    expect(read?.work).toMatchObject([{ name: 'Fjord Labs', highlights: [] }]);
  });

  it('is null for what is no resume', () => {
    expect(readJsonResume('not json')).toBeNull();
    expect(readJsonResume('[]')).toBeNull();
    expect(readJsonResume('{}')).toBeNull();
    expect(readJsonResume('{"name": "package"}')).toBeNull();
  });
});
