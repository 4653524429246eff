import { describe, expect, it } from 'vitest';
import { letterRemarks, withRemarkMended } from './letter-remarks.ts';

const form = {
  companyName: 'Puffer',
  place: 'Logan, UT',
  jobDescription: '',
  history: [{ name: 'Bella Kitchen' }],
};
const letterOf = (...paragraphs: string[]) =>
  [
    'Ada Quist\nLogan, UT',
    'Dear hiring team,',
    ...paragraphs,
    'I hope we can talk soon. Thank you.',
    'Sincerely,\nAda Quist',
  ].join('\n\n');
const kindsOf = (letter: string, more: Partial<typeof form> = {}) =>
  letterRemarks(letter, { ...form, ...more }).map(({ kind }) => kind);

describe('what a writer is asked to read once more', () => {
  it.each([
    [
      'splice',
      'At Bella I started the checks, before me it was done once a year.',
      'At Bella I started the checks. Before me it was done once a year.',
    ],
    ['verb', 'We keep a sheet so nobody wait for parts.', 'We keep a sheet so nobody waits for parts.'],
    ['name', 'I made posters at puffer for a year.', 'I made posters at Puffer for a year.'],
    ['name', 'I ran the grill in bella kitchen for a year.', 'I ran the grill in Bella Kitchen for a year.'],
  ])('has one button that mends it: %s', (kind, typed, said) => {
    const letter = letterOf(typed);
    const [remark, ...others] = letterRemarks(letter, form);
    expect(others).toEqual([]);
    expect(remark?.kind).toBe(kind);
    expect(remark && withRemarkMended(letter, remark)).toBe(letterOf(said));
  });

  it.each([
    'I have been in IT support for more than ten years, most of it remote.',
    'I spent five years in the Marine Corps, most of it keeping people and gear ready.',
  ])('is no part without a verb: %s', (typed) => {
    expect(kindsOf(letterOf(typed))).toEqual([]);
  });

  it('is a fact that was told before, and goes with the heading of its list', () => {
    const told = 'I closed 110 pest control accounts in one summer.';
    const letter = letterOf(told, 'At Aptive:\n• Sold 110 pest control accounts');
    const [remark] = letterRemarks(letter, form);
    expect(remark?.quote).toBe('• Sold 110 pest control accounts');
    expect(remark && withRemarkMended(letter, remark)).toBe(letterOf(told));
  });

  it('leaves the other lines of a list', () => {
    const told = 'I closed 110 pest control accounts in one summer.';
    const list = (lines: string) => letterOf(told, `At Aptive:\n${lines}`);
    const letter = list('• Trained two people\n• Sold 110 pest control accounts\n• Kept the van');
    const [remark] = letterRemarks(letter, form);
    expect(remark && withRemarkMended(letter, remark)).toBe(list('• Trained two people\n• Kept the van'));
  });

  it('is a job in another state, unless the letter or the ad settles it', () => {
    const ad = 'Cook\nBella\nFreeport, IL\n\nCook for us.';
    const letter = letterOf('I ran the grill.');
    const [remark] = letterRemarks(letter, { ...form, jobDescription: ad });
    expect(remark?.place).toBe('Freeport, IL');
    expect(remark && withRemarkMended(letter, remark)).toContain(
      '\n\nI live in Logan and would move to Freeport for this job. I hope we can talk soon.',
    );
    expect(kindsOf(letterOf('I am moving to Illinois.'), { jobDescription: ad })).toEqual([]);
    expect(kindsOf(letter, { jobDescription: `${ad} This job is remote.` })).toEqual([]);
    expect(kindsOf(letter, { jobDescription: ad.replace('IL', 'UT') })).toEqual([]);
    expect(kindsOf(letter, { jobDescription: ad, place: '' })).toEqual([]);
  });

  it('is a sentence that is too long to read at once', () => {
    expect(kindsOf(letterOf(`I ran the grill ${'and the fryer '.repeat(15)}every night.`))).toEqual(['long']);
  });

  it.each([
    'When the desk was full, I opened a register.',
    'They help him keep count, and it did work.',
    'I let it go and made it work.',
    'I trained 12 cooks. I served 12 tables.',
    'I cooked in 2019 and waited tables in 2019.',
  ])('is nothing in a letter that reads well: %s', (typed) => {
    expect(kindsOf(letterOf(typed))).toEqual([]);
  });

  it('is three things at a time, and more as some are left', () => {
    const verbs = ['Nobody wait.', 'He keep a list.', 'She use it.', 'It help us.'];
    const letter = letterOf(verbs.join(' '));
    expect(letterRemarks(letter, form)).toHaveLength(3);
    expect(letterRemarks(letter, form, 1)).toHaveLength(4);
  });
});

describe('what was typed about work beside the list of jobs', () => {
  const list =
    'I have been a Business Analyst at Hill Labs since 2024. Before that, I was a Clerk at Roma Market from 2021 to 2024.';
  const history = [
    { name: 'Hill Labs', title: 'Business Analyst' },
    { name: 'Roma Market', title: 'Clerk' },
  ];
  it.each([
    ["I'm doing business analysis since February.", true],
    ['Before that I was three years with Roma Market.', true],
    ['I have six years in offices, most of them with numbers.', false],
    ['I like early shifts and quiet shops.', false],
    ['Since May I teach a class at the library.', false],
  ])('is pointed to where it says the same: %s', (experience, isTwice) => {
    const letter = letterOf(`${list} ${experience}`);
    expect(
      letterRemarks(letter, { ...form, history, experience }).some(
        ({ kind, quote }) => kind === 'twice' && quote === experience,
      ),
    ).toBe(isTwice);
  });
});
