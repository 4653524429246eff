import { describe, expect, it } from 'vitest';
import { scoreAnswerNow } from '../score-answer.builtin.ts';

const remarksOn = (question: string, answer: string, kind: string) =>
  scoreAnswerNow({ question, answer, jobRole: '', interviewType: 'mixed' })
    .evidence.filter((one) => one.kind === kind)
    .map(({ message }) => message);

const lesson = "How do you plan a lesson on a topic you've never taught before?";
const comeback = 'Tell me about a time a car came back to you. What did you do?';
const facts =
  'get the facts first: pull the tickets of six weeks and sort what came back and what it cost. If it is spread over everybody, I would look at what changed in spring. Usually somebody left and the test drive got dropped. In the end the shop has fewer comebacks and it saves 400 dollars a week.';

describe('the questions on an answer', () => {
  it('are one to start with, where none of the points is made', () => {
    const answer = 'The binder from the district has everything in it, so I open it and teach what it says.';
    expect(remarksOn(lesson, answer, 'question')).toHaveLength(1);
  });
});

describe('praise for how a story turned out', () => {
  const praise = 'You say how it turned out.';

  it('is not given to a plan', () => {
    expect(remarksOn(comeback, `I would ${facts}`, 'strength')).not.toContain(praise);
  });

  it('is given to a story, with its ending', () => {
    const told =
      'Last spring a brake job of mine came back, and the customer was loud. I apologized, pulled the ticket and drove it myself. I found a seized slide that I had not greased, so I told him that it was my mistake and I fixed it for free that evening. As a result he stayed our customer, the noise was gone, and comebacks fell from 9 to 4 in a month.';
    expect(remarksOn(comeback, told, 'strength')).toContain(praise);
  });
});

describe('a story in which nothing happens', () => {
  const general =
    'Comebacks are part of the trade. Quality is the most important thing in any shop, and communication is the key to it. There are no comebacks in a team that checks its work and has respect for the customer.';

  it('is asked for the moment, and not for parts that it has none of', () => {
    expect(remarksOn(comeback, general, 'question')).toEqual([]);
    expect(remarksOn(comeback, general, 'measured')).toContain(
      'We recognized only part of this. Which moment, person or number could you tell them about?',
    );
  });

  it('is asked for its parts once somebody does something', () => {
    const told =
      'Last year one car came back to me because I did the brakes too fast. I did them again the next day and I gave the man his key.';
    expect(remarksOn(comeback, told, 'question')).not.toEqual([]);
  });
});
