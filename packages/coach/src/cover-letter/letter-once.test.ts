import { describe, expect, it } from 'vitest';
import { job, typed } from './fixtures/typed-letter.ts';
import { letterFacts } from './letter-facts.builtin.ts';

const cook = job('Cook', 'Roma', 'since 2021');
const baker = job('Baker', 'Hill Depot', '2016 to 2019');
const clerk = job('Clerk', 'Ada & Sons', '2013 to 2016');
const jobDescription = 'Nurse\nLakeside\n\nDuties:\n- Care for patients on the ward\n';

describe('the years of a job', () => {
  it.each([
    [
      'a reply has them',
      { history: [baker, clerk], deeds: ['I ran the ovens for Hill Depot from 2016 to 2019.'] },
      ['I was a Baker at Hill Depot, and a Clerk at Ada & Sons from 2013 to 2016.'],
    ],
    [
      'a reply has those of the job that goes on',
      { history: [cook, baker], deeds: ['I have kept the line clean at Roma since 2021, every night.'] },
      ['I am a Cook at Roma. I was a Baker at Hill Depot from 2016 to 2019.'],
    ],
    [
      'a typed sentence has them',
      { history: [cook], experience: 'I have worked the same five days at Roma since 2021.' },
      ['I am a Cook at Roma. I have worked the same five days at Roma since 2021.'],
    ],
    [
      'a reply tells years of two jobs together',
      {
        history: [baker, clerk],
        deeds: ['I was a cook and a baker from 2013 to 2019, at an inn in St. Louis and then at Hill Depot.'],
      },
      ['I was a Baker at Hill Depot, and a Clerk at Ada & Sons from 2013 to 2016.'],
    ],
    [
      'the reason has them',
      { history: [baker], why: 'At Hill Depot from 2016 to 2019 I sold your bread.' },
      ['I was a Baker at Hill Depot.'],
    ],
  ])('are said once where %s', async (_, form, said) => {
    const { coverLetter, unsupported } = await typed({ facts: [], experience: '', jobDescription, ...form });
    for (const one of said) expect(coverLetter).toContain(one);
    expect(unsupported).toEqual([]);
  });

  it.each([
    ['other years', 'I ran the ovens for Hill Depot until 2018.'],
    ['no years', 'I ran the ovens for Hill Depot.'],
    ['the years of another place', 'I sang in a choir from 2016 to 2019.'],
  ])('stay in the list beside a reply with %s', async (_, deed) => {
    const form = { history: [baker], deeds: [deed], facts: [], experience: '', jobDescription };
    expect((await typed(form)).coverLetter).toContain('I was a Baker at Hill Depot from 2016 to 2019.');
  });

  it('are left to a reply that tells the job with its title', async () => {
    const deeds = ['I was a baker from 2016 to 2019 at Hill Depot, six nights a week.'];
    const { coverLetter } = await typed({ history: [cook, baker], deeds, facts: [], experience: '' });
    expect(coverLetter).toContain('I have been a Cook at Roma since 2021.\n\n');
    expect(coverLetter.match(/Hill Depot/g)).toHaveLength(1);
  });
});

describe('a school of two degrees', () => {
  it.each([
    [
      'Ph.D. in Ecology, Lake University, 2016\nB.Sc. in Chemistry, Hill College, 2009\nB.Sc. in Biology, Hill College, 2009',
      'I hold a Ph.D. in Ecology from Lake University (2016), and a B.Sc. in Chemistry and a B.Sc. in Biology, both from Hill College (2009).',
    ],
    [
      'MS in Math, Hill College, 2016\nMS in Law, Hill College, 2014\nBS in Biology, Lake University, 2009',
      'I hold an MS in Math (2016) and an MS in Law (2014), both from Hill College, and a BS in Biology from Lake University (2009).',
    ],
  ])('is named once beside others: %j', async (qualifications, said) => {
    const { coverLetter, unsupported } = await typed({ qualifications, skills: '' });
    expect(coverLetter).toContain(said);
    expect(unsupported).toEqual([]);
  });
});

describe('lines that are ticked at first', () => {
  const tickedOf = async (...lines: string[]) =>
    (
      await letterFacts({ jobRole: 'Nurse', jobDescription, history: [job('Cook', 'Roma', '', lines)] })
    ).facts.flatMap(({ isSuggested, text }) => (isSuggested ? [text] : []));
  it.each([
    ['one alone that shares no task with the ad', ['Trained 12 new cooks on the line']],
    ['a poor one alone', ['Helped drive sales as much as possible']],
    ['poor ones', ['Helped drive sales as much as possible', 'Assisted with the menu of the day']],
  ])('are none where there is only %s', async (_, lines) => {
    expect(await tickedOf(...lines)).toEqual([]);
  });

  it.each([
    ['one that speaks of a task', ['Cared for 12 patients on the ward each night']],
    ['two good ones', ['Trained 12 new cooks on the line', 'Kept the books of 3 kitchens for two years']],
  ])('are %s', async (_, lines) => {
    expect(await tickedOf(...lines)).toEqual(lines);
  });
});
