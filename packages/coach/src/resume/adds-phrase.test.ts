import { expect, it } from 'vitest';
import { addsPhrase, saysTheSame } from './adds-phrase.ts';

it.each([
  ['Trained new pickers, about 25 so far', 'Trained about 25 new pickers in safety and picking'],
  ['Did near miss reports when something happened', 'Reported every near miss'],
  ['Made a plan for who works where', 'Planned staffing for a team of twelve'],
  ['Helped with the stock count', 'Led the stock count to reduce losses'],
])('a line says no more than it did: "%s" isn’t "%s"', (before, after) => {
  expect(addsPhrase(before, after)).toBe(true);
});

it.each([
  ['Was responsible for the training of new pickers, about 25 so far', 'Trained about 25 new pickers so far'],
  [
    'Helped with wound care of 14 patients a day on the surgical ward',
    'Gave wound care to 14 patients a day on the surgical ward',
  ],
  [
    'Did near miss reports and talked about them in the morning meeting',
    'Reported near misses and discussed them in the morning meeting',
  ],
  [
    'Took over the orders, cut waste from 9 to 5 percent',
    'Cut waste from 9 to 5 percent after taking over the orders',
  ],
])('a line may say the same better: "%s" is "%s"', (before, after) => {
  expect(addsPhrase(before, after)).toBe(false);
});

it('another tense is no other wording', () => {
  expect(saysTheSame('Pick 140 lines an hour', 'Picked 140 lines an hour.')).toBe(true);
  expect(saysTheSame('Did 140 lines an hour', 'Picked 140 lines an hour')).toBe(false);
});
