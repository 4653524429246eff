import { describe, expect, it } from 'vitest';
import { readPassage } from '../../text/passage.ts';
import { compareAnswers } from '../compare-answers.builtin.ts';
import { toldNumbers } from './told-numbers.ts';

const wordsOf = (text: string) => toldNumbers(readPassage(text)).map(({ words }) => words);

describe('the numbers of an answer', () => {
  it.each([
    ['I trained six new nurses, and 5 of them are still with us.', ['six new nurses', '5 of them']],
    ['The wait fell from 40 to 25 minutes.', ['from 40 to 25 minutes']],
    [
      'We saved between two hundred and five hundred dollars.',
      ['between two hundred and five hundred dollars'],
    ],
    ['I had twenty five kids, and 22 of 25 passed.', ['twenty five kids', '22 of 25 passed']],
    ['It cost $1,200 and took three weeks.', ['$1,200', 'three weeks']],
    ['Errors fell by 12%.', ['12%']],
    ['There were eight.', []],
    ['There were eight, and I knew five.', ['There were eight']],
    ['I started in 2019.', []],
  ])('of %j are %j, with what they count', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected);
  });

  it('are not cut in dictated words either', () => {
    const spoken =
      'um I worked there for eight years and I trained six new nurses last year and five are still with us and we had like forty patients on a bad night so I made a list for the next shift and then it took us ten minutes to hand over';
    for (const words of wordsOf(spoken)) expect(words.split(' ').length).toBeGreaterThan(1);
  });

  it('are the same however they are written', async () => {
    const compared = await compareAnswers({
      ...{ question: 'Tell me about a mistake.', jobRole: '', interviewType: 'hr' },
      ...{
        before: 'I called five families in two days.',
        after: 'I called 5 families, in 2 days, and lost none of the 40 doses.',
      },
    });
    expect(compared.numbersAdded).toEqual(['40 doses']);
  });
});
