import { fieldWords, gameWords, startGame } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { workFieldOf } from './work-field.ts';

const nurse = { title: 'Registered nurse', daysLeft: 3 };
const developer = { title: 'Software developer', daysLeft: null };
const pastDriver = { title: 'Truck driver', daysLeft: -2 };

it.each([
  ['the next interview before the last practice', [nurse, developer], 'Accountant', 'health'],
  ['an interview without a day', [developer, pastDriver], 'Accountant', 'software'],
  ['the last practice where every interview is over', [pastDriver], 'Accountant', 'office'],
  ['the last practice where there is no interview', [], 'Enfermera', 'health'],
  ['no field for a title it does not know', [{ title: 'Beekeeper', daysLeft: 1 }], 'Accountant', null],
  ['no field for a new user', [], null, null],
] as const)('takes %s', (_, jobs, lastRole, field) => {
  expect(workFieldOf(jobs, lastRole)).toBe(field);
});

it('gives a nurse words of health care, and a new user general ones alone', () => {
  const wordsOf = (field: ReturnType<typeof workFieldOf>) =>
    startGame('game', 'easy', 0, () => 0.5, field).rounds.map(({ word }) => word);
  const health = fieldWords.health.easy.map(({ word }) => word);
  const general = gameWords.easy.map(({ word }) => word);
  expect(wordsOf(workFieldOf([nurse], null)).filter((word) => health.includes(word))).toHaveLength(3);
  expect(wordsOf(workFieldOf([], null)).filter((word) => general.includes(word))).toHaveLength(5);
});
