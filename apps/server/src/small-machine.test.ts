import { expect, it } from 'vitest';
import { settleMemory } from './small-machine.ts';

const gibibyte = 1024 ** 3;

it.each([
  [undefined, 0.5 * gibibyte, true],
  [undefined, 0.98 * gibibyte, false],
  [true, 64 * gibibyte, true],
  [false, 0.5 * gibibyte, false],
])('with the setting %j and %d bytes, a machine counts as small: %j', (setting, bytes, expected) => {
  expect(settleMemory(setting, bytes)).toBe(expected);
});
