import { expect, it } from 'vitest';
import { leftOutOfLetter } from './left-out.ts';

it.each([
  ['8 years in retail', []],
  ['I ran the bar. I was off work in 2019 after an injury.', ['I was off work in 2019 after an injury.']],
  [
    'cook at Roma; laid off in 2020\nThe last job is missing',
    ['laid off in 2020', 'The last job is missing'],
  ],
  ['', []],
  ['🙂 ', []],
])('names what a letter leaves out of %j', (experience, left) => {
  expect(leftOutOfLetter(experience)).toEqual(left);
});
