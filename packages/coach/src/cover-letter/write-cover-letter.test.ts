import { GenerateCoverLetterOutput, letterFieldsMissing, letterWordsRange } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { writeCoverLetter } from './write-cover-letter.builtin.ts';

const posting = `Senior Marketing Manager at Northwind Traders
Responsibilities:
- Plan and run SEO and content programs for 12 markets
Requirements:
- 5+ years of experience in B2B marketing
- HubSpot and Google Analytics required, Kubernetes is a must
- A PhD is a plus`;
const full = {
  name: 'Jennifer Martinez',
  qualifications: 'Bachelor of Business Administration in Marketing',
  jobRole: 'Senior Marketing Manager',
  experience: '8 years in B2B software marketing; grew organic traffic 64% in a year at Cloudpeak',
  companyName: 'Northwind Traders',
  skills: 'HubSpot, SEO, copywriting, Google Analytics, Spanish',
  jobDescription: posting,
};

const write = async (fields: Parameters<typeof writeCoverLetter>[0]) => {
  const letter = GenerateCoverLetterOutput.parse(await writeCoverLetter(fields));
  if ('error' in letter) throw new Error(letter.error);
  return letter;
};

/** Forms as people fill them in: little, much, one line, many, another alphabet. */
const forms: Record<string, Parameters<typeof writeCoverLetter>[0]> = {
  full,
  'the required fields alone': { name: 'Jo Li', qualifications: 'RN license', jobRole: 'Nurse' },
  'one letter each': { name: 'J', qualifications: 'x', jobRole: 'y' },
  'notes in lines': {
    ...full,
    qualifications: '- MSc Nursing\n- BLS\n- ACLS',
    experience: '• Mercy Hospital 2015-2020\n• Led the night shift\n• 3 wards',
    skills: 'Triage\nEpic\nWound care',
  },
  'first person': { ...full, qualifications: 'I am a licensed electrician', experience: 'I wired 40 homes' },
  'years as a number': { ...full, experience: '5' },
  'very long': {
    name: 'Maya '.repeat(200),
    qualifications: 'Degree in many things and more. '.repeat(150),
    jobRole: 'Chief of everything '.repeat(100),
    experience: 'Worked on a great many tasks; '.repeat(160),
    companyName: 'Acme '.repeat(300),
    skills: 'Skill of some kind, '.repeat(240),
    jobDescription: `${posting}\n`.repeat(200),
  },
  'another alphabet': {
    name: 'Лена Иванова',
    qualifications: 'МГУ, 2015',
    jobRole: 'Инженер',
    skills: 'Python',
  },
  markup: { name: '<b>Jo</b>', qualifications: '{{degree}}', jobRole: '[role]', companyName: '$1 & Sons' },
};

describe('a letter', () => {
  it.each(Object.entries(forms))(
    'of a form with %s has its length, its role and its name',
    async (_what, form) => {
      const { coverLetter, words } = await write(form);
      expect(words).toBe(coverLetter.split(/\s+/).filter(Boolean).length);
      expect(words).toBeGreaterThanOrEqual(letterWordsRange.min);
      expect(words).toBeLessThanOrEqual(letterWordsRange.max);
      expect(coverLetter).toContain((form.jobRole ?? '').split(' ').slice(0, 3).join(' ').trim());
      expect(coverLetter.trim().split('\n').at(-1)).toContain((form.name ?? '').split(' ')[0]);
      expect(coverLetter).not.toMatch(/undefined|null|NaN|\[(?!role\])|TODO|lorem|\bXX/i);
    },
  );

  it('names the company, answers what the posting asks for, and claims nothing that the form does not say', async () => {
    const { coverLetter, unsupported } = await write(full);
    expect(coverLetter).toContain('position at Northwind Traders');
    expect(coverLetter).toContain('Your posting asks for HubSpot, SEO and Google Analytics');
    expect(coverLetter).toContain(
      'I bring 8 years of experience in B2B software marketing. I grew organic traffic 64% in a year',
    );
    expect(coverLetter).not.toMatch(/PhD|5\+? years/);
    expect(unsupported).toEqual([]);
  });

  it.each([
    [
      'B.E. Computer Science',
      '8',
      'I hold a B.E. in Computer Science. I bring 8 years of experience to this role.',
    ],
    [
      'Honours BSc in Psychology, University of Toronto, 2025',
      '1 year as a research assistant',
      'I hold an Honours BSc in Psychology from the University of Toronto (2025). I bring 1 year of experience as',
    ],
    [
      'NVQ 3, 18th Edition, 2391',
      '14 years on the tools',
      'My qualifications are NVQ 3, 18th Edition and 2391.',
    ],
    ['BBA Marketing', 'Manage a team of 12', 'I hold a BBA in Marketing. I manage a team of 12.'],
    [
      'BA History',
      'now retraining; the share of passes rose to 81%',
      'I am now retraining. The share of passes rose to 81%.',
    ],
    ['BA History', 'Design engineer at Acme', 'My work so far: Design engineer at Acme.'],
  ])('says %s and %s in whole sentences', async (qualifications, experience, said) => {
    expect((await write({ ...full, qualifications, experience })).coverLetter).toContain(said);
  });

  it('quotes of the posting only a duty that the form answers, and names nothing that the form lacks', async () => {
    const { coverLetter } = await write({
      ...full,
      skills: 'R, SEO',
      jobDescription: `${posting}\n- R or SPSS required\nNorthwind Traders is a trading house serving Leeds since 1931.`,
    });
    expect(coverLetter).toContain('“Plan and run SEO and content programs for 12 markets”');
    expect(coverLetter).toContain('asks for R and SEO, and I bring both');
    expect(coverLetter).not.toMatch(/1931|Kubernetes|SPSS|HubSpot/);
  });

  it('shows for each sentence that states a fact the words of the form that it rests on', async () => {
    for (const form of [full, forms['notes in lines'], forms['first person']]) {
      const { sentences, coverLetter } = await write(form as typeof full);
      for (const sentence of sentences) {
        expect(coverLetter).toContain(sentence.text);
        if (sentence.kind !== 'courtesy') expect(sentence.support.length, sentence.text).toBeGreaterThan(0);
        for (const { field, quote } of sentence.support) {
          const said = String((form as Record<string, string>)[field])
            .replace(/\s+/g, ' ')
            .toLowerCase();
          for (const word of quote.toLowerCase().split(/[\s;]+/)) expect(said).toContain(word);
        }
      }
    }
  });

  it('is the same for the same form', async () => {
    expect(await write(full)).toEqual(await write(full));
  });

  it.each([
    {},
    { name: 'Jo' },
    { name: ' ', qualifications: 'x', jobRole: 'y' },
    null,
    undefined,
    { name: 7 },
  ])('is refused in the words of the form where a required field is missing: %j', async (form) => {
    expect(await writeCoverLetter(form as never)).toEqual({ error: letterFieldsMissing });
  });
});
