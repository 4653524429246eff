/** A feature by its name, with its value where that isn't 1. */
export type Feature = string | readonly [name: string, value: number];

/** A trained linear model: for each verdict a bias, and what each feature adds to it. */
export interface LinearModel {
  bias: readonly number[];
  weights: ReadonlyMap<string, readonly number[]>;
}

const asRow = (value: number | readonly number[]) => (typeof value === 'number' ? [value] : value);

/** Reads a model from a weights file; one with a single verdict has plain numbers. */
export const linearModel = (
  bias: number | readonly number[],
  weights: Record<string, number | readonly number[]>,
): LinearModel => ({
  bias: asRow(bias),
  weights: new Map(Object.entries(weights).map(([name, value]) => [name, asRow(value)])),
});

/** What features add up to with the bias, for each verdict. A feature that training never saw adds nothing. */
export function sumsOf({ bias, weights }: LinearModel, features: Iterable<Feature>): number[] {
  const sums = [...bias];
  for (const feature of features) {
    const isPlain = typeof feature === 'string';
    const row = weights.get(isPlain ? feature : feature[0]);
    if (!row) continue;
    const value = isPlain ? 1 : feature[1];
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] as number) + (row[at] as number) * value;
  }
  return sums;
}

/** The sum of a model with a single verdict. */
export const sumOf = (model: LinearModel, features: Iterable<Feature>): number =>
  sumsOf(model, features)[0] as number;
