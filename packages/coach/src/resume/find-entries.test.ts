import { describe, expect, it } from 'vitest';
import { lineOf } from '../documents/document-text.ts';
import { readBody } from './entry-body.ts';
import { placeLines } from './find-sections.ts';

/** Lines as a browser prints a list: no marks, and each line filled to its end where `isFull`. */
const printed = (lines: readonly string[]) =>
  readBody(placeLines(lines.map((text) => lineOf(text, { endsShort: false }))).lines).highlights.map(
    (one) => one.text,
  );

describe('items of a list without marks', () => {
  it('begin at words that open an item, where the line before is full', () => {
    expect(
      printed([
        'Provide care in a 24-bed ICU with a ratio of 1:2',
        'Responsible for titrating drips and monitoring hemodynamics',
        'Precept new graduate nurses; 9 completed orientation',
        'Participated in the PCI DSS audit',
      ]),
    ).toHaveLength(4);
  });

  it('go on at small letters, at figures, at names, and after a word that ends no line', () => {
    expect(printed(['Wrote a service in Go and', 'Kafka that handles 40M events'])).toHaveLength(1);
    expect(printed(['Raised forecast accuracy from 61% to', '88% in a year'])).toHaveLength(1);
    expect(printed(['Ran the weekly report of the', 'Limited Companies team'])).toHaveLength(1);
    expect(printed(['Worked with the heads of', 'Managed Services on the plan'])).toHaveLength(1);
  });
});
