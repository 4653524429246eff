import { describe, expect, it } from 'vitest';
import { withLayersInPlace } from './pdf-layers.ts';
import type { Segment } from './pdf-segments.ts';

/** Runs of words at a place: text, left edge, height on the page. */
const runs = (...given: readonly [string, number, number][]): Segment[] =>
  given.map(([text, x, y], order) => ({
    text,
    page: 1,
    x,
    xEnd: x + text.length * 5,
    y,
    fontSize: 10,
    isBold: false,
    order,
  }));

const body: [string, number, number][] = [
  ['Experience', 50, 700],
  ['Baked bread of rye', 60, 650],
  ['Trained two bakers', 60, 635],
  ['Kept the books', 60, 580],
  ['Education', 50, 540],
];

describe('what is painted after the rest of the page', () => {
  it.each<[string, [string, number, number][], string[]]>([
    [
      'goes into the gaps above the lines it was set over',
      [
        ['Baker, Fjord Bread', 50, 675],
        ['2019 – 2021', 400, 675],
        ['Clerk, Leeds Mill', 50, 605],
      ],
      [
        'Experience',
        'Baker, Fjord Bread',
        '2019 – 2021',
        'Baked bread of rye',
        'Trained two bakers',
        'Clerk, Leeds Mill',
        'Kept the books',
        'Education',
      ],
    ],
    [
      'goes to the top of the page where its first line is',
      [['Maya Okafor', 50, 760]],
      [
        'Maya Okafor',
        'Experience',
        'Baked bread of rye',
        'Trained two bakers',
        'Kept the books',
        'Education',
      ],
    ],
    [
      'goes on at the end of the page where it runs below the last line',
      [
        ['Clerk, Leeds Mill', 50, 605],
        ['Leeds College', 50, 520],
      ],
      [
        'Experience',
        'Baked bread of rye',
        'Trained two bakers',
        'Clerk, Leeds Mill',
        'Kept the books',
        'Education',
        'Leeds College',
      ],
    ],
    [
      'goes behind short words of a cell that it was set beside the middle of',
      [
        ['Baker, Fjord Bread', 50, 675],
        ['Leeds College', 200, 640],
      ],
      [
        'Experience',
        'Baker, Fjord Bread',
        'Baked bread of rye',
        'Trained two bakers',
        'Leeds College',
        'Kept the books',
        'Education',
      ],
    ],
  ])('%s', (_what, late, read) => {
    const { segments, wasOutOfOrder } = withLayersInPlace(runs(...body, ...late));
    expect(segments.map((one) => one.text)).toEqual(read);
    expect(wasOutOfOrder).toBe(true);
  });

  it.each<[string, [string, number, number][]]>([
    [
      'a column beside the lines',
      [
        ['Skills', 400, 702],
        ['Rye', 400, 652],
        ['Wheat', 400, 637],
        ['Spelt', 400, 622],
      ],
    ],
    ['words before a line that was painted already', [['2019', 10, 635]]],
  ])('stays where it is painted: %s', (_what, late) => {
    const given = runs(...body, ...late);
    expect(withLayersInPlace(given)).toEqual({ segments: given, wasOutOfOrder: false });
  });

  it('keeps the order of two columns that go on above and below the gap', () => {
    const given = runs(
      ['Left one', 50, 700],
      ['Left two', 50, 600],
      ['Right one', 300, 701],
      ['Right two', 300, 601],
      ['Between', 50, 650],
    );
    expect(
      withLayersInPlace(given)
        .segments.map((one) => one.text)
        .at(-1),
    ).toBe('Between');
  });
});
