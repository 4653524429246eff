import { describe, expect, it } from 'vitest';
import { readPassage } from '../../text/passage.ts';
import { readingsOf, readPlainly } from './plain-reading.ts';

const typed =
  "Last spring I was on nights with one colleague. So I saw two patients at once, and I didn't wait. Then I called the doctor because the pressure fell. And we moved her to the other unit within 10 minutes. So nobody came to harm.";
const spoken = typed.replace(/[.,]/g, '').replace('10', 'ten').toLowerCase();

const plain = (text: string) => {
  const { tokens, sentences } = readPlainly(readPassage(text));
  const words = tokens.map(({ word }) => word);
  return sentences.map(({ from, to }) => words.slice(from, to).join(' '));
};

describe('an answer as the score reads it', () => {
  it.each([
    ['without punctuation and capitals', spoken],
    ['with fillers', spoken.replace('then i', 'um then you know i').replace('on nights', 'like on nights')],
    ['without apostrophes', spoken.replace("didn't", 'didnt')],
    ['as it was typed', typed],
  ])('is the same words in the same sentences %s', (_, text) => {
    expect(plain(text)).toEqual(plain(typed));
    expect(plain(text).length).toBeGreaterThanOrEqual(4);
  });

  it.each([
    [
      'We cut it from 1,200 to 950 dollars.',
      'we cut it from twelve hundred to nine hundred and fifty dollars',
    ],
    ['It took 3 weeks and 25% more.', 'it took three weeks and twenty five percent more'],
    ['It cost $5 million.', 'it cost five million'],
    ['One of 30 left.', 'one of thirty left'],
  ])('reads %j as %j', (digits, words) => {
    expect(plain(digits)).toEqual(plain(words));
  });

  it.each([
    'I like it, and it looks like rain.',
    'I know what you do if you know them.',
    'They had had a plan that that team liked.',
  ])('keeps every word of %j', (text) => {
    expect(plain(text).join(' ')).toBe(text.toLowerCase().replace(/[.,]/g, ''));
  });

  it('has its words at their places in the text', () => {
    const { text, tokens } = readPlainly(readPassage('Um, it was, you know, two hundred and five.'));
    expect(tokens.map(({ start, end }) => text.slice(start, end))).toEqual([
      'it',
      'was',
      'two hundred and five',
    ]);
  });

  it.each(['', 'um', 'word '.repeat(500), 'hundred hundred and', '5 and'])('accepts %j', (text) => {
    expect(readPlainly(readPassage(text)).text).toBe(text);
  });
});

describe('an answer as it is shown', () => {
  it('is split into sentences by connectives where it was dictated', () => {
    const { shown } = readingsOf(readPassage(spoken));
    const { text, tokens, sentences } = shown.passage;
    expect(shown.isSpoken).toBe(true);
    expect(sentences.length).toBeGreaterThanOrEqual(4);
    expect(text).toBe(spoken);
    for (const { start, end, from, to } of sentences)
      expect([tokens[from]?.start, tokens[to - 1]?.end]).toEqual([start, end]);
  });

  it('is left as it is where it has full stops', () => {
    const passage = readPassage(typed);
    expect(readingsOf(passage)).toMatchObject({ given: passage, shown: { passage, isSpoken: false } });
  });
});
