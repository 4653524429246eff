import { describe, expect, it } from 'vitest';
import { findChunkCycle } from './chunk-cycle.ts';

const chunksOf = (imports: Record<string, string[]>) =>
  new Map(Object.entries(imports).map(([name, list]) => [name, { imports: list }]));

describe('scripts that import each other', () => {
  it.each([
    ['two', { a: ['b'], b: ['a'] }, ['a', 'b', 'a']],
    ['three behind a page', { page: ['a'], a: ['b'], b: ['c'], c: ['a'] }, ['a', 'b', 'c', 'a']],
    ['one that imports itself', { a: ['a'] }, ['a', 'a']],
  ])('are found: %s', (_, imports, cycle) => {
    expect(findChunkCycle(chunksOf(imports as Record<string, string[]>))).toEqual(cycle);
  });

  it.each([
    ['no script', {}],
    ['a script that two others share', { page: ['a', 'b'], a: ['shared'], b: ['shared'], shared: [] }],
    ['a script that the bundle lacks', { page: ['elsewhere'] }],
  ])("aren't seen in %s", (_, imports) => {
    expect(findChunkCycle(chunksOf(imports as Record<string, string[]>))).toBeNull();
  });
});
