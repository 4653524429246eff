import { describe, expect, it } from 'vitest';
import { readPassage } from '../../text/passage.ts';
import { scoreAnswerNow } from '../score-answer.builtin.ts';
import { readConcreteness } from './concreteness.ts';
import { readPlainly } from './plain-reading.ts';

const read = (text: string) => readConcreteness(readPlainly(readPassage(text)));

const general =
  "I'm a very reliable person and I always give my best. People really value my positive attitude, and I believe that communication is important in every team, so I help everyone whenever I can.";
const concrete =
  'On Tuesday the fryer went out at noon. I moved nine orders to the flat top, called the repair shop twice, and had the line back in twenty minutes. One guest left, and the other eight got their food.';

describe('how concretely an answer is told', () => {
  it('tells an event from what anybody could say', () => {
    expect(read(concrete).value).toBeGreaterThan(0.9);
    expect(read(general).value).toBeLessThan(0.1);
  });

  it('counts numbers and times, and words that hold for everybody', () => {
    expect(read('On Monday I always called two people.')).toMatchObject({ specifics: 2, generalities: 2 });
  });

  it('is the same for an answer told twice', () => {
    expect(read(`${concrete} ${concrete}`).value).toBeCloseTo(read(concrete).value, 1);
  });

  it('is the same for numbers in digits and in words, typed and dictated', () => {
    const typed = read('I cut it from 40 to 25 minutes in three weeks, and 12 of 14 stores use it today.');
    const dictated = read(
      'i cut it from forty to twenty five minutes in three weeks and twelve of fourteen stores use it today',
    );
    expect(dictated).toEqual(typed);
  });

  it('gives no credit for a single number in a few words', () => {
    expect(read('Two.').value).toBeLessThan(0.99);
    expect(read('').value).toBeLessThan(0.8);
  });
});

describe('an answer about oneself that anybody could give', () => {
  const overall = (answer: string) =>
    scoreAnswerNow({ question: 'Tell me about yourself.', answer, jobRole: '', interviewType: 'hr' }).overall;

  it('scores far below one of the same length that only this person can give', () => {
    const own =
      "I've cooked for nine years, the last four at a hotel with 120 rooms. I started as a dishwasher in 2015 and took over the grill when the cook broke his wrist. In March I trained two new people.";
    expect(overall(own) - overall(general)).toBeGreaterThan(30);
  });
});
