import { describe, expect, it } from 'vitest';
import { neighbour, placeAfterSkip, placeIn, spokenSentences, wordAt } from './playback.ts';

/** Words of half a second each; "|" is a pause of a second. */
function said(text: string) {
  let at = 2;
  return text.split(' ').flatMap((word) => {
    at += word === '|' ? 1 : 0.5;
    return word === '|' ? [] : [{ word, startSeconds: at - 0.5, endSeconds: at }];
  });
}
const sentencesIn = (text: string) => {
  const words = said(text);
  return spokenSentences(words).map(({ from, to }) =>
    words
      .slice(from, to)
      .map(({ word }) => word)
      .join(' '),
  );
};

describe('the sentences of a dictated answer', () => {
  it.each([
    ['by full stops', 'We cut it. Then it held.', ['We cut it.', 'Then it held.']],
    [
      'by pauses where there is none',
      'we cut it to nine | then it held up well',
      ['we cut it to nine', 'then it held up well'],
    ],
    ['not by a pause after a word or two', 'so | then we cut it', ['so then we cut it']],
    ['of a single word', 'Yes.', ['Yes.']],
  ])('are told %s', (_, text, sentences) => {
    expect(sentencesIn(text)).toEqual(sentences);
  });

  it.each([
    ['cut after thirty words where no end is near', 70, [30, 30, 10]],
    ['left whole where the end is near', 38, [38]],
    ['cut where it is not', 39, [30, 9]],
  ])('are %s', (_, count, lengths) => {
    const long = Array.from({ length: count }, (_, at) => `w${at}`).join(' ');
    expect(sentencesIn(long).map((sentence) => sentence.split(' ').length)).toEqual(lengths);
    expect(sentencesIn(long).join(' ')).toBe(long);
  });

  it('are none where nothing was said', () => {
    expect(spokenSentences([])).toEqual([]);
  });
});

describe('moments of a recording', () => {
  const words = said('We cut it. Then it held. And it stayed.');
  const sentences = spokenSentences(words);

  it.each([
    [1.9, -1],
    [2, 0],
    [2.7, 1],
    [99, 8],
  ])('at %f seconds word %i is said', (seconds, word) => {
    expect(wordAt(words, seconds)).toBe(word);
  });

  it.each([
    ['forward', 2.2, 3.5],
    ['forward', 3.5, 5],
    ['forward', 5.1, null],
    ['back', 5.1, 3.5],
    ['back', 2.2, null],
    ['forward', 0, 2],
  ] as const)('jumps %s from %f to %s', (step, seconds, to) => {
    expect(neighbour(sentences, seconds, step)).toBe(to);
  });

  it.each([
    [0, { take: 0, seconds: 0 }],
    [11.5, { take: 0, seconds: 11.5 }],
    [12, { take: 1, seconds: 0 }],
    [30, { take: 1, seconds: 18 }],
  ])('finds second %f in its take', (seconds, place) => {
    expect(placeIn([{ fromSeconds: 0 }, { fromSeconds: 12 }], seconds)).toEqual(place);
  });

  it.each([
    ['forward', { take: 1, seconds: 7 }, 5, { take: 1, seconds: 12 }],
    ['back within a take', { take: 1, seconds: 7 }, -5, { take: 1, seconds: 2 }],
    ['back to its start', { take: 1, seconds: 3 }, -5, { take: 1, seconds: 0 }],
    ['from its start back to the take before', { take: 1, seconds: 0.4 }, -5, { take: 0, seconds: 0 }],
    ['nowhere before the first', { take: 0, seconds: 0.4 }, -5, { take: 0, seconds: 0 }],
  ])('skips %s', (_, place, by, to) => {
    expect(placeAfterSkip(place, by)).toEqual(to);
  });
});
