import { expect, it } from 'vitest';
import { readPassage } from '../../text/passage.ts';
import { readWording } from './wording.ts';

it.each([
  ["I'm looking for a new challenge where I can grow with the company.", 2],
  ["I'm a hard worker and a real team player with a strong work ethic.", 3],
  ['I like to step out of my comfort zone and take things to the next level.', 2],
  ['The new heater was a challenge, because the company team sent two sizes.', 0],
  ['I track the record of every delivery and write its number next to the level.', 0],
])('counts the stock phrases of "%s"', (text, count) => {
  expect(readWording(readPassage(text)).stock.count).toBe(count);
});
