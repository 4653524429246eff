import { allTaken, betterText } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { betterAnswer } from '../better-answer.builtin.ts';

const tail = ' and after that we count the drawer and we lock the door and I carry the bag over to the bank';
const better = (said: string) => {
  const made = betterAnswer({ question: 'What do you like about this work?', answer: said + tail });
  return { made, text: betterText(made, allTaken) };
};

describe('a filler that was the only break', () => {
  it.each([
    ['the night guard never had a list um I wrote one for him in my first week', 'had a list. I wrote'],
    ['the van is always late on a Friday uh the driver has three other shops', 'on a Friday. The driver'],
    ['if the till is short uh I count it again with the manager', 'is short, I count'],
    ['we had four people in there um no air conditioning in July', 'in there um no air'],
  ])('leaves its mark in “%s”', (said, part) => {
    expect(better(said).text).toContain(part);
  });

  it.each([
    ['I looked at the um the fridge in the back', 'at the fridge'],
    ['we close at ten and um we mop the floor', 'at ten and we mop'],
    ['we manage um eleven trucks and a van', 'We manage eleven trucks'],
    ['I ask them what they um need for the week', 'what they need for'],
  ])('leaves none where the words read on: “%s”', (said, part) => {
    expect(better(said).text).toContain(part);
  });

  it('reads on when the filler is taken back', () => {
    const { made } = better('the night guard never had a list um I wrote one for him in my first week');
    const filler = made.edits.find(({ kind }) => kind === 'filler');
    expect(betterText(made, { left: [filler?.id ?? ''], fills: {} })).toContain('had a list. Um I wrote');
  });

  it('keeps “basically”, which may say that something is not quite so', () => {
    expect(better('um we have a form for basically every part of it').text).toContain('for basically every');
    expect(better('um so basically we count it twice').text).toContain('Basically we count it twice');
  });
});
