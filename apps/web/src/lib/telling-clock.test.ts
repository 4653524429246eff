import { expect, it } from 'vitest';
import { secondsOf, started, stopped, type TellingClock } from './telling-clock.ts';

const fresh: TellingClock = { counted: 0, since: null };
const at = (seconds: number) => 1_800_000_000_000 + seconds * 1_000;

it('counts from the press, also the time in which the tab slept', () => {
  const running = started(fresh, at(0));
  expect(secondsOf(running, at(4.9))).toBe(4);
  expect(secondsOf(running, at(95))).toBe(95);
  expect(started(running, at(50))).toBe(running);
});

it('rests when it is stopped, and goes on from there', () => {
  const rested = stopped(started(fresh, at(0)), at(30));
  expect(secondsOf(rested, at(500))).toBe(30);
  expect(secondsOf(started(rested, at(500)), at(510))).toBe(40);
});

it('never goes below what it has counted when the clock of the device is set back, and ends at an hour', () => {
  const running = started({ counted: 20, since: null }, at(0));
  expect(secondsOf(running, at(-3_600))).toBe(20);
  expect(secondsOf(running, at(9_000))).toBe(3_600);
});
