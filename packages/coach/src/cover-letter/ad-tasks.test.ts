import { expect, it } from 'vitest';
import { readTasks } from './ad-tasks.ts';
import { demandsIn } from './task-weights.ts';

const quotesOf = (...lines: string[]) =>
  readTasks(
    `Store Manager\nAcme\n\nWhat you'll do\n${lines.map((line) => `- ${line}`).join('\n')}`,
  ).tasks.map(({ quote }) => quote);

it('quotes a task word for word, in any form', () => {
  const lines = [
    'Plan the weekly rota for 12 staff',
    'Training new staff on the tills',
    'Provides support by phone',
  ];
  expect(quotesOf(...lines)).toEqual(lines);
});

it('quotes a long line without how and why', () => {
  expect(
    quotesOf(
      'Perform prep work such as washing, peeling, cutting and seeding fruits and vegetables for the whole kitchen',
    ),
  ).toEqual(['Perform prep work']);
});

it.each([
  'Rota, stock and cash',
  'Training as a first aider will be given by the store',
  'Planned and reactive maintenance of the fittings',
  'Manage the tills and the stock and the staff and the rota and the cash and the cleaning of the whole big store',
])('quotes nothing of %j', (line) => {
  expect(quotesOf(line)).toEqual([]);
});

it.each([
  ['a paste that lost its breaks', 'Bakes bread daily.Trains new bakers.Orders flour from three mills.'],
  ['marks glued to the line above', '- Bakes bread daily- Trains new bakers- Orders flour from three mills'],
  ['arrows', '➢ Bakes bread daily➢ Trains new bakers➢ Orders flour from three mills'],
  ['odd marks', '§ Bakes bread daily. § Trains new bakers. § Orders flour from three mills.'],
])('quotes whole tasks of %s', (_, duties) => {
  const { tasks } = readTasks(`Baker\nAcme\n\nResponsibilities\n${duties}`);
  expect(tasks.filter(({ isWhole }) => isWhole).map(({ quote }) => quote)).toEqual([
    'Bakes bread daily',
    'Trains new bakers',
    'Orders flour from three mills',
  ]);
});

it('takes a sentence of what the job is where no task can be quoted', () => {
  const ad =
    'Acme is a bakery.\n\nThe baker will be responsible for baking bread and ordering flour. As a baker, you will be part of our family. We pride ourselves on baking skills.';
  expect(demandsIn(ad, 'Baker')).toEqual([
    'The baker will be responsible for baking bread and ordering flour',
  ]);
});

it('quotes each task of a row, and no piece of one', () => {
  const { tasks } = readTasks(
    'Coach\nAcme\n\nThe coach will be responsible for leading group classes, keeping member records, and cleaning the gym, the pool and the hall.',
  );
  expect(tasks.filter(({ isWhole }) => isWhole).map(({ quote }) => quote)).toEqual([
    'leading group classes',
    'keeping member records',
    'cleaning the gym, the pool and the hall',
  ]);
});
