import { expect, it } from 'vitest';
import { lackIn } from './letter-lacks.ts';

it.each([
  [
    'I have not used Sage yet, but I kept the books in Xero for two years.',
    'I kept the books in Xero for two years.',
  ],
  [
    "I don't write menus at Roma, but I check each plate against the card.",
    'I check each plate against the card.',
  ],
  ['I haven’t worked with horses yet, but at Hill Farm I fed 40 sheep.', 'At Hill Farm I fed 40 sheep.'],
  ["I haven't driven a forklift.", ''],
  ["I haven't managed a team, and I don't have a degree, so I want to be upfront about that.", ''],
  ['I read Czech well, but I have never taught it.', 'I read Czech well.'],
  ['I will be honest.', ''],
  ['I have not used Sage yet, but I started reading about it in May.', null],
  ["I don't have the license yet, and I will take the test in May.", null],
])('leaves out what the writer lacks: %s', (sentence, mend) => {
  expect(lackIn(sentence)).toBe(mend);
});

it.each([
  "I haven't missed a shift in two years.",
  'I never had a complaint.',
  'I worked with guests who do not have much time.',
  "I don't wait for somebody to ask, I walk over.",
  'I learned a menu that I did not know in a day.',
  "I don't have to be reminded.",
  'I was new, but I learned fast.',
  "I like a site that I can go see, and not one I've never worked on.",
])('keeps what is no lack: %s', (sentence) => {
  expect(lackIn(sentence)).toBeUndefined();
});
