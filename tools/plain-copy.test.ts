import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { challengeBank } from '../packages/coach/src/daily-challenge/bank.ts';
import { copyFaults } from './plain-copy.ts';
import { root } from './prepare.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string, end: string) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`);
/** The English messages of a catalog, whose lines may be broken anywhere, without the names of their placeholders. */
const messagesOf = (catalog: string): string[] =>
  [...catalog.replaceAll('"\n"', '').matchAll(/^msgid "(.*)"$/gm)].map(([, text = '']) =>
    text.replaceAll('\\"', '"').replace(/\{\w+\}/g, ''),
  );

/** The string literals of a source file. */
const literalsOf = (source: string): string[] =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );

describe('copyFaults', () => {
  it.each([
    ['What do you mark first in the advertisement?', 'advertisement'],
    ['Since then I keep one list.', 'Since then I k'],
    ['As a result waiting fell to 19 minutes.', 'As a result '],
    ['Say who it serves and whom you told.', 'whom'],
    ['It ends when they say "then take it".', '".'],
    ['Say that it was "about half", and stop.', '",'],
    ['Dear Ms Berg, thank you.', 'Ms B'],
  ])('finds the fault in %j', (text, words) => {
    expect(copyFaults(text)).toEqual([expect.stringContaining(`"${words}"`)]);
  });

  it.each([
    "Since then I've kept one list.",
    'As a result, the wait fell. As a result of that, nobody left.',
    'Write down when it was said and by whom.',
    'It ends when they say "then take it."',
    'Ask: "When did something last go wrong?"',
    'Dear Ms. Berg, thank you.',
  ])('finds nothing in %j', (text) => {
    expect(copyFaults(text)).toEqual([]);
  });
});

describe('no text that people read is written as no American would say it:', () => {
  it('the daily challenge', () => {
    for (const { text, answer, wrong, explanation } of challengeBank)
      for (const said of [text, answer, ...wrong, explanation]) expect(copyFaults(said), said).toEqual([]);
  });

  it.each([...filesIn('supabase/seed', '.sql'), ...filesIn('apps/web/src/features/landing/articles', '.md')])(
    '%s',
    (file) => {
      const paragraphs = read(file).split('\n');
      for (const said of paragraphs.filter((line) => !line.startsWith('--')))
        expect(copyFaults(said), said).toEqual([]);
    },
  );

  it.each(filesIn('apps/web/src/features/landing/content', '.ts'))('%s', (file) => {
    const literals = literalsOf(read(file));
    expect(literals.length).toBeGreaterThan(10);
    for (const said of literals) expect(copyFaults(said), said).toEqual([]);
  });

  it.each(filesIn('apps/web/src/locales/es', '.po'))('the messages of %s', (file) => {
    for (const said of messagesOf(read(file))) expect(copyFaults(said), said).toEqual([]);
  });
});
