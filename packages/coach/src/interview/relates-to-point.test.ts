import { expect, it } from 'vitest';
import { bank } from '../content/bank.ts';
import { authoredQuestions } from '../content/key-points.ts';
import { pointIdOf } from './matching/question-points.ts';
import { relatesToPoint } from './relates-to-point.ts';

const question = bank.find((entry) => entry.question.id === 'conflict-colleague')?.question.text ?? '';
const point = authoredQuestions
  .get('conflict-colleague')
  ?.points.find(({ label }) => label.startsWith('heard'));
if (!point) throw new Error('the point is not in the bank');
const of = (words: string) => relatesToPoint({ question, pointId: pointIdOf(point), ask: point.ask, words });

it.each([
  ['I asked him to explain how he saw it', true],
  ['so I listened to her side first', true],
  ['my colleague told me why she saw it differently', true],
  ['I disagreed with a colleague, and in the end we settled it', false],
  ['we agreed on a trial of two weeks', false],
  ['the printer ran out of paper on Tuesday', false],
  ['', false],
  ['🙂', false],
])('tells whether %j has to do with hearing the other side: %s', async (words, isRelated) => {
  expect(await of(words)).toBe(isRelated);
});

it('takes words for a common question and for a question that nobody wrote points for', async () => {
  const pay = {
    question: 'How much would you like to earn?',
    pointId: 'a-figure',
    ask: 'What figure or range would you name?',
  };
  expect(await relatesToPoint({ ...pay, words: 'somewhere in the low forties' })).toBe(true);
  expect(await relatesToPoint({ ...pay, words: 'the team seems friendly' })).toBe(false);
  const own = {
    question: 'How do you ice a wedding cake?',
    pointId: 'asked-others',
    ask: 'Who did you bring in, and what did you ask them?',
  };
  expect(await relatesToPoint({ ...own, words: 'I asked the pastry chef what she would do' })).toBe(true);
  expect(await relatesToPoint({ ...own, words: 'the butter has to be cold' })).toBe(false);
});

it('answers any input', async () => {
  expect(await relatesToPoint(null as never)).toBe(false);
});
