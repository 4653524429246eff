import { describe, expect, it } from 'vitest';
import { coveredPx } from './keyboard-room.ts';

describe('coveredPx', () => {
  it.each([
    ['is 0 without a keyboard', 844, { height: 844, offsetTop: 0, scale: 1 }, 0],
    [
      'is the height of a keyboard that lies over the page',
      844,
      { height: 508, offsetTop: 0, scale: 1 },
      336,
    ],
    ['leaves out what has scrolled away above', 844, { height: 508, offsetTop: 100, scale: 1 }, 236],
    ['ignores a bar of the browser', 844, { height: 760, offsetTop: 0, scale: 1 }, 0],
    ['ignores a page that is zoomed in', 844, { height: 422, offsetTop: 0, scale: 2 }, 0],
  ])('%s', (_, windowHeight, view, covered) => {
    expect(coveredPx(windowHeight, view)).toBe(covered);
  });
});
