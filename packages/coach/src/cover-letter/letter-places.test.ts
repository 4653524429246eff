import type { CoverLetter, GenerateCoverLetterInput, LetterEntry } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { nurse } from './fixtures/shapes.ts';
import { workplaceName } from './letter-names.ts';
import { typedJobSentence } from './typed-jobs.ts';
import { writeCoverLetter } from './write-cover-letter.builtin.ts';

const write = async (form: Partial<GenerateCoverLetterInput>): Promise<CoverLetter> => {
  const letter = await writeCoverLetter({ ...nurse, jobDescription: '', skills: '', history: [], ...form });
  if ('error' in letter) throw new Error(letter.error);
  return letter;
};
const job = (title: string, name: string, isCurrent: boolean, ...lines: string[]): LetterEntry => ({
  kind: 'work',
  title,
  name,
  isCurrent,
  lines,
});

describe('where something was', () => {
  it.each([
    ['Foot Locker, Tippecanoe Mall', 'Foot Locker'],
    ['Emergency Department, IU Health', 'IU Health'],
    ["St. Mary's Medical Center, San Francisco, CA, Laboratory", "St. Mary's Medical Center"],
    ['Anderson, Smith & Jones, LLC', 'Anderson, Smith & Jones, LLC'],
    ['S Bluff Homes / RV Horizon', 'S Bluff Homes'],
    ['Acme, Inc', 'Acme, Inc'],
    ['Bistro 501', 'Bistro 501'],
    ['Dr. Andrew Karch', ''],
    ['2014 to 2016', ''],
  ])('is read of %j as %j', (name, said) => {
    expect(workplaceName(name)).toBe(said);
  });

  it.each([
    ['sous chef at Bistro 501, 2007-2014', 'I was a sous chef at Bistro 501 from 2007 to 2014.'],
    ['marketing intern at Visit Lafayette in 2022', 'I was a marketing intern at Visit Lafayette in 2022.'],
    ["baker's helper at Roma Bakery, 2011-2014", "I was a baker's helper at Roma Bakery from 2011 to 2014."],
    ['owner-operator 2010-2019', 'I was an owner-operator from 2010 to 2019.'],
    ['no jobs yet. cook for my church', null],
  ])('is typed as %j and said as %j', (part, said) => {
    expect(typedJobSentence(part)).toBe(said);
  });

  it('is always said where there are several jobs: work of one is never read as work of another', async () => {
    const history = [
      job('Clerk', 'Northgate Supplies Inc', true, 'Counted 900 parts a week for the yard'),
      job('', 'various', false, 'Painted 40 houses on the north side of town'),
    ];
    const experience = 'Clerk at Northgate Supplies Inc since 2020';
    const { coverLetter } = await write({ history, experience });
    expect(coverLetter).toContain('a Clerk at Northgate Supplies Inc since 2020.');
    expect(coverLetter).toContain('I counted 900 parts');
    expect(coverLetter).not.toContain('40 houses');
  });

  it('is what the questions ask about: the job closest to the role, else the newest', async () => {
    const history = [
      job('Cashier', 'Village Pantry', true),
      job('Charge Nurse', 'Northgate Hospital', false),
    ];
    const experience =
      'Cashier at Village Pantry since 2022; Charge Nurse at Northgate Hospital, 2016 to 2021';
    const asks = (await write({ history, experience, jobRole: 'Nurse' })).asks;
    expect(asks.length).toBeGreaterThan(0);
    for (const ask of asks) expect(ask).toMatchObject({ place: 'Northgate Hospital', isOver: true });
    const other = (await write({ history, experience, jobRole: 'Baker' })).asks;
    for (const ask of other) expect(ask).toMatchObject({ place: 'Village Pantry', isOver: false });
  });

  it('is above its lines, with the replies in front of all of them', async () => {
    const history = [
      job('Nurse', 'Northgate Hospital', true, 'Lead the night shift on a ward of 28 beds'),
      job('Aide', 'Southgate Home', false, 'Bathed and fed 12 residents on each morning shift'),
    ];
    const experience = 'Nurse at Northgate Hospital since 2019; Aide at Southgate Home, 2016 to 2019';
    const deeds = ['trained six new nurses', 'My aides stay with us.'];
    const letter = await write({ history, experience, why: '', deeds });
    expect(letter.coverLetter).toContain(
      '\n\nI have been a Nurse at Northgate Hospital since 2019. Before that, I was an Aide at Southgate Home from 2016 to 2019.\n\nI trained six new nurses.\n\nMy aides stay with us.\n\nAt Northgate Hospital, I lead the night shift on a ward of 28 beds. At Southgate Home, I bathed and fed 12 residents on each morning shift.',
    );
    expect(letter.deedsBefore).toMatch(/^At Northgate Hospital, I lead the night shift/);
    expect(letter.unsupported).toEqual([]);
  });
});

it.each([
  ['break to care for my mother 2016-2025', 'I took a break from 2016 to 2025 to care for my mother.'],
  ['career break 2017-2025 to raise my sons', 'I took a career break from 2017 to 2025 to raise my sons.'],
])('says the break %j as %j', async (experience, said) => {
  expect((await write({ experience })).coverLetter).toContain(said);
});

describe('papers and skills', () => {
  it.each([
    [
      'CDL Class A, hazmat and tanker endorsements',
      'I hold a Class A CDL and hazmat and tanker endorsements.',
    ],
    ['GED, 2011', 'I hold a GED.'],
    ['ServSafe Manager', 'I hold ServSafe Manager certification.'],
    ['Lean Six Sigma Green Belt', 'I hold a Lean Six Sigma Green Belt.'],
    ['licensed cosmetologist, Indiana', 'I am a licensed cosmetologist in Indiana.'],
    [
      'California State Certified Medical Assistant, Clinical',
      'I am a California State Certified Medical Assistant.',
    ],
    ['high school student, class of 2027', 'I am a high school student in the class of 2027.'],
    [
      'MSN, Family Nurse Practitioner, Indiana Wesleyan University, 2019',
      'I hold an MSN (Family Nurse Practitioner) from Indiana Wesleyan University (2019).',
    ],
  ])('says %j as %j', async (qualifications, said) => {
    const { coverLetter, unsupported } = await write({ qualifications });
    expect(coverLetter).toContain(said);
    expect(unsupported).toEqual([]);
  });

  it('writes skills in small letters unless they are names', async () => {
    const { coverLetter } = await write({ skills: 'Cash handling, Excel, Spanish' });
    expect(coverLetter).toContain('My skills include cash handling and Excel.');
  });
});
