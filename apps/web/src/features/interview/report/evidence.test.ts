import { describe, expect, it } from 'vitest';
import { quoteInSentence, segmentAnswer } from './evidence.ts';

const answer = 'The form was old. So I read 300 tickets and found 41% blamed it! We shipped in June.';
const at = (quote: string) => {
  const start = answer.indexOf(quote);
  return { quote, start, end: start + quote.length };
};

describe('an answer cut at its quotes', () => {
  it('joins back to the answer, with overlapping quotes sharing a segment', () => {
    const one = at('I read 300 tickets and found');
    const other = at('300 tickets and found 41% blamed it');
    const segments = segmentAnswer(answer, [one, other, { quote: '', start: 0, end: 0 }]);
    expect(segments.map(({ text }) => text).join('')).toBe(answer);
    expect(segments.find(({ text }) => text === '300 tickets and found')?.remarks).toEqual([one, other]);
    expect(segments[0]?.remarks).toEqual([]);
  });

  it('of nothing is nothing', () => {
    expect(segmentAnswer('', [])).toEqual([]);
    expect(segmentAnswer('plain', [])).toEqual([{ text: 'plain', start: 0, remarks: [] }]);
  });
});

describe('a quote inside its sentence', () => {
  it('shows the sentence and no other', () => {
    expect(quoteInSentence(answer, at('I read 300 tickets'))).toEqual({
      before: 'So ',
      quote: 'I read 300 tickets',
      after: ' and found 41% blamed it!',
    });
  });

  it('adds nothing to a quote that is a whole sentence', () => {
    expect(quoteInSentence(answer, at('We shipped in June.'))).toMatchObject({ before: '', after: '' });
  });

  it('shortens a sentence that never ends, on both sides', () => {
    const long = `${'word '.repeat(200)}HERE ${'word '.repeat(200)}`;
    const start = long.indexOf('HERE');
    const shown = quoteInSentence(long, { quote: 'HERE', start, end: start + 4 });
    expect(shown.before.startsWith('… ')).toBe(true);
    expect(shown.after.endsWith(' …')).toBe(true);
    expect(shown.before.length + shown.after.length).toBeLessThan(460);
  });

  it('never cuts in a word', () => {
    const long = `${'colleague '.repeat(60)}HERE ${'colleague '.repeat(60)}`;
    const start = long.indexOf('HERE');
    const { before, after } = quoteInSentence(long, { quote: 'HERE', start, end: start + 4 });
    const words = `${before} ${after}`.split(/\s+/).filter((word) => word !== '…' && word !== '');
    expect(new Set(words)).toEqual(new Set(['colleague']));
  });
});
