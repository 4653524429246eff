import { describe, expect, it } from 'vitest';
import { turned } from './golden/turned.data.ts';
import { turnedApart, turnedMore } from './golden/turned-more.data.ts';
import { scoreAnswerNow } from './score-answer.builtin.ts';

const read = (text: string) =>
  text
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [question = '', ideal = '', right = '', wrong = ''] = block.split('\n');
      return {
        question: question.slice(3),
        ideal: ideal.slice(3),
        right: right.slice(2),
        wrong: wrong.slice(2),
      };
    });
const cases = read(turned);
const score = (question: string, idealAnswer: string, answer: string) =>
  scoreAnswerNow({ question, idealAnswer, answer, jobRole: '', interviewType: 'technical' }).overall;

describe('a claim that is turned round, beside a right answer in quite other words', () => {
  it.each([
    ['tuned on', turnedMore, 0.9],
    ['watched', turnedApart, 0.8],
  ])('%s: nearly all of them get at most 40', (_, text, least) => {
    const pairs = read(text);
    const low = pairs.filter(({ question, ideal, wrong }) => score(question, ideal, wrong) <= 40);
    expect(low.length / pairs.length).toBeGreaterThanOrEqual(least);
  });
});

describe('a claim that is turned round', () => {
  it.each(cases)('$wrong gets at most 40', ({ question, ideal, wrong }) => {
    expect(score(question, ideal, wrong)).toBeLessThanOrEqual(40);
  });

  it.each(cases)('$right, the same in other words, gets more', ({ question, ideal, right, wrong }) => {
    expect(score(question, ideal, right)).toBeGreaterThan(score(question, ideal, wrong));
  });

  it.each([
    [
      'Which is faster, a cache or a disk?',
      'A cache is faster than a disk.',
      'A disk is slower than a cache.',
    ],
    ['Which air is lighter?', 'Warm air is lighter than cold air.', 'Cold air is heavier than warm air.'],
    ['Does smoking cause cancer?', 'Smoking causes cancer.', 'Cancer is caused by smoking.'],
    [
      'What does a compiler do?',
      'It translates source code into machine code.',
      'Source code is translated into machine code.',
    ],
  ])('%s is answered from the other side as well', (question, ideal, answer) => {
    expect(score(question, ideal, answer)).toBeGreaterThanOrEqual(75);
  });
});
