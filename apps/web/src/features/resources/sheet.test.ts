import { describe, expect, it } from 'vitest';
import { cellsOf, filledText, hasSheet, isSheet, numberIn } from './sheet.ts';
import { blocksOf, type TableBlock } from './text.ts';

const table = (text: string) => blocksOf(text).find((block): block is TableBlock => block.kind === 'table');
const offers = `Before

| Per year | Offer A | Offer B |
|---|---|---|
| Pay | | |
| Minus travel | | |
| **Total** | =sum | =sum |

After`;
const drawn = (text: string, values: Record<string, string>) =>
  cellsOf(table(text) as TableBlock, values).map((row) =>
    row.map((cell) => (cell.kind === 'words' ? cell.spans.map((span) => span.text).join('') : cell.value)),
  );

describe('a sheet', () => {
  it('is a table with empty cells beside its first column', () => {
    expect(hasSheet(offers)).toBe(true);
    expect(hasSheet('| A | B |\n|---|---|\n| 1 | 2 |')).toBe(false);
    expect(isSheet(table('| | B |\n|---|---|\n| | 2 |') as TableBlock)).toBe(false);
  });

  it('adds up columns, and takes away what is called minus', () => {
    const values = {
      'Pay, Offer A': '$52,000',
      'Minus travel, Offer A': '1,800.50',
      'Pay, Offer B': 'unknown',
    };
    expect(drawn(offers, values)).toEqual([
      ['Pay', '$52,000', 'unknown'],
      ['Minus travel', '1,800.50', ''],
      ['Total', 50_199.5, null],
    ]);
  });

  it('multiplies the two fields in front of a product', () => {
    const sheet =
      '| What | Weight | Score | Product |\n|---|---|---|---|\n| Work | | | =product |\n| Pay | | | =product |\n| Total | - | - | =sum |';
    const values = { 'Work, Weight': '5', 'Work, Score': '8', 'Pay, Weight': '3' };
    expect(drawn(sheet, values).map((row) => row.at(-1))).toEqual([40, null, 40]);
  });

  it('has one more row than were filled where a row has no words', () => {
    const tracker = '| Employer | Stage |\n|---|---|\n| | |';
    expect(drawn(tracker, {})).toHaveLength(1);
    expect(drawn(tracker, { 'Stage, 2': 'Second round' })).toEqual([
      ['', ''],
      ['', 'Second round'],
      ['', ''],
    ]);
  });

  it('numbers the rows that were added by themselves, below rows of its own', () => {
    const ad = '| The ad asks for | I have |\n|---|---|\n| Must | |\n| | |\n| | |';
    expect(drawn(ad, { 'I have, 1': 'A license', 'I have, 2': 'Two years' })).toEqual([
      ['Must', ''],
      ['', 'A license'],
      ['', 'Two years'],
      ['', ''],
    ]);
  });

  it('is copied with what was written into it', () => {
    expect(filledText(offers, { 'Pay, Offer A': '52000\nand a car' })).toBe(
      'Before\n\n| Per year | Offer A | Offer B |\n| Pay | 52000 and a car |  |\n| Minus travel |  |  |\n| Total | 52000 |  |\n\nAfter',
    );
    expect(filledText('No table', {})).toBe('No table');
  });
});

it.each([
  ['$52,000', 52_000],
  ['about 1.5 hours', 1.5],
  ['-3', -3],
  ['1.500 €', 1_500],
  ['1,5 horas', 1.5],
  ['1.800,50', 1_800.5],
  ['1,250,000', 1_250_000],
  ['0.125', 0.125],
  ['none', null],
  ['', null],
])('the number in "%s" is %s', (text, number) => {
  expect(numberIn(text)).toBe(number);
});
