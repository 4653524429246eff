import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mutants } from './mutants.data.ts';
import { root } from './prepare.mjs';

const textOf = (file: string) =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';

test('every planted mistake still has its place in the product, and the tests that have to notice it', () => {
  const lost = mutants.flatMap(({ file, from, tests }) => [
    ...(textOf(file).split(from).length === 2 ? [] : [`${file}: ${from}`]),
    ...tests.filter(
      (name, at) => name.includes('/') && tests[at - 1] !== '-t' && !existsSync(path.join(root, name)),
    ),
  ]);
  expect(lost).toEqual([]);
});
