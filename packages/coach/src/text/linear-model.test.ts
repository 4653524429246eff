import { describe, expect, it } from 'vitest';
import { linearModel, sumOf, sumsOf } from './linear-model.ts';

describe('a linear model', () => {
  const model = linearModel(0.5, { short: 2, length: -0.1 });

  it.each([
    [[], 0.5],
    [['short'], 2.5],
    [['short', ['length', 10]], 1.5],
    [['unknown', ['another', 4]], 0.5],
  ] as const)('adds up the weights of %j', (features, sum) => {
    expect(sumOf(model, features)).toBeCloseTo(sum);
  });

  it('gives one sum for each verdict', () => {
    expect(sumsOf(linearModel([1, 0], { first: [2, -1] }), ['first', ['first', 2]])).toEqual([7, -3]);
  });
});
