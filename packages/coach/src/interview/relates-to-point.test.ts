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
  ['the printer ran out of paper on Tuesday', false],
  ['', false],
  ['🙂', false],
])('tells whether %j has to do with hearing the other side: %s', async (words, isRelated) => {
  expect(await of(words)).toBe(isRelated);
});

it('answers any input', async () => {
  expect(await relatesToPoint(null as never)).toBe(false);
});
