import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseResume } from './parse-resume.builtin.ts';

const plain = (text: string | undefined) =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const jobs = [
  ['Senior Product Analyst', 'Fjord Labs', '2021-03', undefined, 3],
  ['Data Analyst', 'Mercury Retail', '2018-06', '2021-02', 2],
  ['Research Assistant', 'Harrow Institute', '2016-09', '2018-05', 1],
] as const;
const studies = [
  ['University of Texas at Austin', 'Master of Science', 'Data Science', '2015', '2016'],
  ['Rice University', 'Bachelor of Arts', 'Statistics', '2011', '2015'],
] as const;

/** Templates that people use, printed by a browser or by react-pdf: fonts, kerning and order of the stream are theirs. */
describe('a printed resume', () => {
  it.each(['altacv', 'canva', 'deedy', 'europass', 'jake', 'moderncv', 'react-sidebar', 'table', 'word'])(
    'in the manner of %s gives every field',
    async (layout) => {
      const bytes = readFileSync(new URL(`./fixtures/printed/${layout}.pdf`, import.meta.url));
      const reading = await parseResume({ bytes: new Uint8Array(bytes), fileName: `${layout}.pdf` });
      if (!reading.ok) throw new Error(reading.refusal.code);
      const { basics, work, education, skills, fields } = reading.resume;
      expect(plain(basics.name)).toBe('maya okafor');
      expect(basics).toMatchObject({
        email: 'maya.okafor@example.com',
        phone: '(512) 555-0187',
        location: { city: 'Austin', region: 'TX' },
      });
      expect(basics.profiles[0]?.url).toContain('linkedin.com/in/mayaokafor');
      expect(
        work.map((one) => [
          plain(one.position),
          plain(one.name),
          one.startDate,
          one.endDate,
          one.highlights.length,
        ]),
      ).toEqual(jobs.map(([title, name, ...rest]) => [plain(title), plain(name), ...rest]));
      expect(work[0]?.isCurrent).toBe(true);
      expect(
        education.map((one) => [
          plain(one.institution),
          plain(one.studyType),
          plain(one.area),
          one.startDate,
          one.endDate,
        ]),
      ).toEqual(
        studies.map(([school, degree, field, ...dates]) => [
          plain(school),
          plain(degree),
          plain(field),
          ...dates,
        ]),
      );
      expect(skills.flatMap((group) => group.keywords).toSorted()).toEqual([
        'Excel',
        'Python',
        'SQL',
        'Snowflake',
        'Statistics',
        'Tableau',
      ]);
      for (const { source } of fields)
        expect(reading.document.text.slice(source.start, source.end)).toBe(source.text);
    },
  );
});
