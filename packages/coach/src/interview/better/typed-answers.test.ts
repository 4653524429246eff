import { allTaken, betterText } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { betterAnswer } from './better-answer.builtin.ts';
import { baseOfGerund, pastOf } from './verb-forms.ts';

const question = 'Tell me about a time you had to deal with a difficult customer.';
const made = (answer: string) => betterAnswer({ question, answer });
const bare = (answer: string) => betterText(made(answer), allTaken).replace(/ ?\[[^\]]*\?\]/g, '');

describe('a typed answer', () => {
  it.each([
    [
      'My manager from the cold section said that I was always great with all of the regular customers, but I never wanted to do the ordering or the cash reports.',
      'My manager from the cold section said that I was always great with all of the regular customers, but I never wanted to do the ordering or the cash reports.',
    ],
    [
      'I need steady work to be honest, not seasonal work in a far place.',
      'I need steady work, not seasonal work in a far place.',
    ],
    [
      'I walk the rooms with the owner, and what is really mine, like a hammer mark on a door, I fix it the next day.',
      'I walk the rooms with the owner, and what is really mine, like a hammer mark on a door, I fix it the next day.',
    ],
    ['I was able to calm him down in ten minutes.', 'I calmed him down in ten minutes.'],
    [
      'We ended up winning the contract, and I managed to keep both vendors.',
      'We won the contract, and I kept both vendors.',
    ],
    ['I made sure to call the vendor before noon.', 'I called the vendor before noon.'],
    [
      'A time when I had to deal with a difficult customer was when I worked the late shift alone.',
      'I worked the late shift alone.',
    ],
    [
      'There was a time when I cleaned the paint side to be honest, I mixed it too.',
      'There was a time when I cleaned the paint side, I mixed it too.',
    ],
    ['There was a time when I caught a leak in the cold room.', 'I caught a leak in the cold room.'],
    [
      'I think that patience is the key to this, and it is very important to listen.',
      'Patience is the key to this, and it is very important to listen.',
    ],
    [
      'I stayed late due to the fact that nobody else had the key.',
      'I stayed late because nobody else had the key.',
    ],
    [
      'I recieved the order and wrote it down , then I called the custumer.',
      'I received the order and wrote it down, then I called the customer.',
    ],
    [
      'I had asked the whole night team what they missed most on the night ward and I found out that nobody had a list of the allergies, becuase it was new.',
      'I had asked the whole night team what they missed most on the night ward. I found out that nobody had a list of the allergies, because it was new.',
    ],
  ])('“%s” becomes “%s”', (answer, text) => {
    expect(bare(answer)).toBe(text);
    const version = made(answer);
    expect(betterText(version, { left: version.edits.map(({ id }) => id), fills: {} })).toBe(answer);
  });

  it.each([
    'I think we had four people on the late shift that night.',
    'I believe he is still the manager of that store today.',
    'I felt that they were able to share their ideas with us all.',
    'I was able to take the call and solve it on my own that day.',
    'It was not very busy, so I asked the very first guest who came.',
    'I moved the shift so that I could help and she could see the vendor.',
    'I am punctual. I ran the late shift for a year.',
    'I was not able to fix the pump that day, so I called my lead.',
    'I asked for his ID, and he handed me his badge at the door.',
    'A customer I had to deal with was when I was new the best part of the week.',
  ])('“%s” keeps its words', (answer) => {
    expect(bare(answer)).toBe(answer);
  });
});

describe('verb forms', () => {
  it.each([
    ['win', 'won'],
    ['plan', 'planned'],
    ['carry', 'carried'],
    ['deliver', 'delivered'],
    ['reduce', 'reduced'],
    ['xib', null],
    ['be', null],
  ])('the past of %s is %s', (verb, past) => {
    expect(pastOf(verb)).toBe(past);
  });

  it.each([
    ['winning', 'win'],
    ['making', 'make'],
    ['calling', 'call'],
    ['receiving', 'receive'],
    ['talking', 'talk'],
    ['xing', null],
  ])('%s is of %s', (word, base) => {
    expect(baseOfGerund(word)).toBe(base);
  });

  it('is left alone where a word less and a comma more are all there is', () => {
    const answer =
      'I check the very busy hours first and I write them on the board. In our shop that is Friday from four to seven, and on the other days I plan one person less.';
    expect(made(answer).edits.filter(({ kind }) => kind !== 'blank')).toEqual([]);
  });
});
