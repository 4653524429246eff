import { expect, it } from 'vitest';
import { inTense } from './line-tense.ts';

it.each([
  [
    'Provide service to guests and resolve complaints',
    false,
    'Provided service to guests and resolved complaints',
  ],
  ['Provides service to guests', true, 'Provide service to guests'],
  ['Plan the roster', false, 'Planned the roster'],
  ['Drive the school bus', false, 'Drove the school bus'],
  ['Carry trays', false, 'Carried trays'],
  ['Provide service to guests', true, 'Provide service to guests'],
  ['Managed a team of 12', false, 'Managed a team of 12'],
  ['Leads safe handoffs at shift change', true, 'Lead safe handoffs at shift change'],
  [
    'Organizes shipping papers and checks for accuracy',
    false,
    'Organized shipping papers and checked for accuracy',
  ],
  // What may be a noun stays.
  ['Leads of the shop', true, 'Leads of the shop'],
  ['Charge nurse two nights a week', false, 'Charge nurse two nights a week'],
  ['Maintain a neat and clean desk', false, 'Maintain a neat and clean desk'],
])('says %j in the tense of its job (it goes on: %s): %j', (line, isCurrent, said) => {
  expect(inTense(line, isCurrent)).toBe(said);
});
