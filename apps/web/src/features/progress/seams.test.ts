import { expect, it } from 'vitest';
import { placeSeams } from './seams.ts';

const engine = 'Built-in, rubric 1.1';

it('names a seam on its right, or on its left at the edge', () => {
  const [first, last] = placeSeams(
    [
      { at: 100, engine },
      { at: 660, engine },
    ],
    720,
  );
  expect(first?.label).toEqual({ x: 106, anchor: 'start', text: engine });
  expect(last?.label).toEqual({ x: 654, anchor: 'end', text: `${engine} →` });
});

it('leaves a rule without its name where names would run into each other', () => {
  const labels = placeSeams(
    [
      { at: 300, engine },
      { at: 320, engine },
      { at: 340, engine },
    ],
    720,
  ).map((seam) => seam.label?.anchor ?? null);
  expect(labels).toEqual([null, 'end', 'start']);
  expect(placeSeams([{ at: 60, engine }], 120)[0]?.label).toBeNull();
});
