import { describe, expect, it } from 'vitest';
import { foreignLanguage } from './language.ts';
import { readPassage } from './passage.ts';
import { findPhrases, phraseBook } from './phrases.ts';
import { stemOf } from './stem.ts';
import { StemIndex } from './stem-index.ts';
import { synonymGroups } from './synonyms.ts';

describe('reading a text', () => {
  it.each([
    'Plain words, and more.',
    'Curly ’quotes’ and “doubles”… and an em—dash.',
    'Ｆｕｌｌ width, ﬁne ligatures, e\u0301 combined, zero\u200bwidth.',
    '👩‍💻 I coded 🙂 for 3.5 hours (40%).\r\n\r\n- one\n- two',
    '\u0000control\u0007 characters\u001b',
    'مرحبا بالعالم and English',
  ])('keeps offsets into %j as it was given', (text) => {
    const { tokens, sentences } = readPassage(text);
    for (const token of tokens) {
      expect(text.slice(token.start, token.end).length).toBe(token.end - token.start);
      expect(token.end).toBeGreaterThan(token.start);
    }
    for (const [at, token] of tokens.entries()) {
      if (at > 0) expect(token.start).toBeGreaterThanOrEqual(tokens[at - 1]?.end ?? 0);
      const sentence = sentences[token.sentence];
      expect(sentence && sentence.start <= token.start && token.end <= sentence.end).toBe(true);
    }
  });

  it.each([
    ['One. Two! Three?', 3],
    ['Dr. Smith met Mrs. Jones.', 1],
    ['Use e.g. an index. It helps.', 2],
    ['Version 2.5 of node.js is out.', 1],
    ['- first\n- second\n- third', 3],
    ['a line that is\nwrapped by hand', 1],
    ['all lower case. no capitals. at all', 3],
    ['', 0],
  ])('%j has %i sentences', (text, count) => {
    expect(readPassage(text).sentences).toHaveLength(count);
  });

  it.each([
    ['I did not check the logs', 'logs', true],
    ['I checked the logs', 'logs', false],
    ['not only fast but safe', 'fast', false],
    ['I did not wait, I checked the logs', 'logs', false],
    ['It is not true that one very long and winding sentence about indexes helps', 'helps', true],
    ['It doesn’t help', 'help', true],
  ])('%j: "%s" is denied: %s', (text, word, isNegated) => {
    expect(readPassage(text).tokens.find((token) => token.word === word)?.isNegated).toBe(isNegated);
  });
});

describe('stems', () => {
  it.each([
    ['organised', 'organized'],
    ['behaviour', 'behavior'],
    ['centre', 'center'],
    ['licences', 'licenses'],
    ['organisational', 'organizational'],
    ['artefact', 'artifact'],
    ['sceptical', 'skeptical'],
    ['travelled', 'traveled'],
    ['customers', 'client'],
    ['led', 'leading'],
    ['indices', 'index'],
  ])('%s and %s are one', (a, b) => {
    expect(stemOf(a)).toBe(stemOf(b));
  });

  it.each([
    ['index', 'delete'],
    ['stack', 'queue'],
    ['increase', 'decrease'],
  ])('%s and %s are two', (a, b) => {
    expect(stemOf(a)).not.toBe(stemOf(b));
  });

  it('no word stands in two groups of synonyms', () => {
    const words = synonymGroups.flatMap((group) => group.split(' '));
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it('forgives one wrong letter and related forms, and nothing more', () => {
    const index = new StemIndex(readPassage('The algoritm has a high density and uses recursion.'));
    expect(index.find(stemOf('algorithm'))?.strength).toBeLessThan(1);
    expect(index.find(stemOf('dense'))?.strength).toBeLessThan(1);
    expect(index.find(stemOf('recursive'))).toBeDefined();
    expect(index.find(stemOf('database'))).toBeUndefined();
  });
});

describe('phrases', () => {
  const found = (text: string, phrases: string[]) =>
    findPhrases(readPassage(text), phraseBook(phrases)).length;

  it.each([
    ['As a result we won', 'as a result', 1],
    ['As result we won', 'as a result', 1],
    ['In my last busy job', 'in my last * job', 1],
    ['as a. Result', 'as a result', 0],
    ['The root-cause was found', 'root cause', 1],
  ])('%j holds "%s" %i times', (text, phrase, count) => {
    expect(found(text, [phrase])).toBe(count);
  });
});

describe('the language', () => {
  it.each(['I think it is fine.', 'O(n log n)', 'Use Kubernetes, Docker, Redis and SQL', '12345', 'ja'])(
    '%j is not called foreign',
    (text) => {
      expect(foreignLanguage(readPassage(text))).toBeUndefined();
    },
  );
});
