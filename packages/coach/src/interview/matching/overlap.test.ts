import { describe, expect, it } from 'vitest';
import { contentStems, readPassage } from '../../text/passage.ts';
import { StemIndex } from '../../text/stem-index.ts';
import { readOverlap } from './overlap.ts';

const reference = 'An index lets the database find rows without reading the whole table.';
const question = 'What does an index do in a database?';
const overlapOf = (answer: string) => {
  const passage = readPassage(answer);
  return readOverlap(
    passage,
    new StemIndex(passage),
    readPassage(reference),
    new Set(contentStems(readPassage(question))),
  ).value;
};

describe('overlap with a reference', () => {
  it('is about 1 for the same text and 0 for nothing in common', () => {
    expect(overlapOf(reference)).toBeGreaterThan(0.95);
    expect(overlapOf('')).toBe(0);
    expect(overlapOf('Paint the fence blue.')).toBeLessThan(0.25);
  });

  it.each([
    ['it finds rows without reading the whole table', 'it makes things fast'],
    ['it finds rows without a scan of the table', 'an index in a database is an index in a database'],
    ['finds rows quickly', 'index database'],
  ])('%j has more in common than %j', (more, less) => {
    expect(overlapOf(more)).toBeGreaterThan(overlapOf(less));
  });
});
