import { type JobTextCode, jobTexts } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { saidText, tipsOf } from './said-texts.ts';

const values = {
  title: 'Ward Nurse',
  names: ['SQL', 'Git'],
  asked: '“Strong SQL and Git”',
  name: 'Python',
  count: 3,
  cue: 'required',
  heading: 'What you need',
};

it.each(Object.keys(jobTexts) as JobTextCode[])('says %s as the domain does', (code) => {
  const word = jobTexts[code] as (given: typeof values) => string;
  expect(saidText({ code, values })).toBe(word(values));
});

it('leaves a line without a known code as it is', () => {
  expect(tipsOf(['Own words.'], undefined)).toEqual(['Own words.']);
  expect(tipsOf(['Own words.'], { 'Own words.': { code: 'newer', values: {} } })).toEqual(['Own words.']);
});
