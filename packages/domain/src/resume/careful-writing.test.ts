import { describe, expect, it } from 'vitest';
import { withNamesSpelled, withoutSlips, withoutSplices } from './careful-writing.ts';

describe('sentences joined by a comma alone', () => {
  it.each([
    ['I do repairs as well, I replace boards.', 'I do repairs as well. I replace boards.'],
    [
      'In my first month I found two errors, I got the money back.',
      'In my first month I found two errors. I got the money back.',
    ],
    [
      'I ran the drill, we finished in 3 hours, it was a record.',
      'I ran the drill. We finished in 3 hours. It was a record.',
    ],
    [
      'I love your bread, that is why I want to work there.',
      'I love your bread. That is why I want to work there.',
    ],
    [
      'I learn databases fast, Blackbaud took me a week.',
      'I learn databases fast. Blackbaud took me a week.',
    ],
  ])('become two: %s', (typed, said) => {
    expect(withoutSplices(typed)).toBe(said);
  });

  it.each([
    'When the desk was full, I opened a register.',
    'I greeted people, I opened registers, and I closed at night.',
    'The first time I tried, I failed.',
    'My manager said, I should go on.',
    'I keep a list, which I check.',
    'I cut waste by 5%, I think.',
    'I know that, if a guest complains, I can fix it.',
    'At the time when it broke, I was alone.',
    "I'm fast, I'm careful and I'm on time.",
    'I told them "I can, I will" and stayed.',
  ])('are not confused with other commas: %s', (typed) => {
    expect(withoutSplices(typed)).toBe(typed);
  });
});

it.each([
  ['I log it in an excel sheet and on whatsapp', 'I log it in an Excel sheet and on WhatsApp'],
  ['I excel at it and speak spanish', 'I excel at it and speak Spanish'],
  [
    'back in 40 mins, see linkedin.com/in/ada or ada@gmail.com',
    'back in 40 minutes, see linkedin.com/in/ada or ada@gmail.com',
  ],
  ['ms word on the pos system', 'MS Word on the POS system'],
  ['every monday on windows 10, a ux test in python', 'every Monday on Windows 10, a UX test in Python'],
])('spells names that have one spelling: %s', (typed, said) => {
  expect(withNamesSpelled(typed)).toBe(said);
});

it.each([
  ["I've allready worked round peoples kids", "I've already worked round people's kids"],
  ['my dads name, and my wifes and my moms are too', "my dad's name, and my wifes and my moms are too"],
  ["I renamed PC's and sold more then 40", 'I renamed PCs and sold more than 40'],
  ['You are family owned since 1983', 'You have been family owned since 1983'],
  ['I cared for there kids and recieved a raise', 'I cared for their kids and received a raise'],
])('mends what can only mean one thing: %s', (typed, said) => {
  expect(withoutSlips(typed)).toBe(said);
});

it.each([
  'The peoples of the north',
  "The VP's office in Rome",
  'I was there for there were no others',
  'I did more, then I left',
])('leaves other words: %s', (typed) => {
  expect(withoutSlips(typed)).toBe(typed);
});
