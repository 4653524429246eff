import { expect, it } from 'vitest';
import { readTasks } from './ad-tasks.ts';

const phrasesOf = (...lines: string[]) =>
  readTasks(
    `Store Manager\nAcme\n\nWhat you'll do\n${lines.map((line) => `- ${line}`).join('\n')}`,
  ).tasks.map(({ form, phrase }) => `${form}: ${phrase}`);

it('takes a task that begins with its verb, as it can stand behind "someone to" or "involves"', () => {
  expect(phrasesOf('Plan the weekly rota for 12 staff', 'Training new staff on the tills')).toEqual([
    'base: plan the weekly rota for 12 staff',
    'ing: training new staff on the tills',
  ]);
});

it.each([
  'Rota, stock and cash',
  'Training as a first aider will be given by the store',
  'Recruit/train/manage staff of the store',
  'Planned and reactive maintenance of the fittings',
  'Manage the tills and the stock and the staff and the rota and the cash and the cleaning of the whole big store',
])('quotes nothing of %j', (line) => {
  expect(phrasesOf(line)).toEqual([]);
});
