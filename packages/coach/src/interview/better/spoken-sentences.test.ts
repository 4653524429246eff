import { allTaken, betterText } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { betterAnswer } from './better-answer.builtin.ts';

const allText = (answer: string) =>
  betterText(betterAnswer({ question: 'What do you like about this work?', answer }), allTaken);

describe('where a dictated sentence ends', () => {
  it.each([
    [
      'i stayed late with the whole crew all of last week and in the end we shipped it',
      'last week. In the end',
    ],
    ['somebody said it was me but I wasn’t it was the new guy on nights', 'but I wasn’t. It was'],
    ['i look at the log of the night first then compare it with the one from today', 'first, then compare'],
    ['my dispatcher can see both buses and i can’t i’d tell her where i am', 'i can’t. I’d tell'],
    ['they tell me that i’m always smiling i bring a lot of cake to the office', 'smiling. I bring'],
    ['i do pairing on the floor and everyone rotates so you learn a lot', 'the floor. Everyone rotates'],
  ])('“%s” has “%s”', (said, part) => {
    const answer = `${said} and i still do it like this at the shop where i work with my uncle and his friends`;
    expect(allText(answer).toLowerCase()).toContain(part.toLowerCase());
  });

  it.each([
    [
      'when a patient is really sick and after some days he can go home then it is a good feeling for all of us',
      'home. then',
    ],
    [
      'I would explain that the booking came from the website and we only have the king and that we are full',
      'website. we',
    ],
    [
      'I found two and all together it was about nine thousand a year that nobody had looked at before',
      'together. it',
    ],
  ])('“%s” is not cut at “%s”', (answer, cut) => {
    expect(allText(`${answer} ${answer}`).toLowerCase()).not.toContain(cut);
  });
});
