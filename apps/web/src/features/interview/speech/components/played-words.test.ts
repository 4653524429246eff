import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { spokenSentences } from '../playback.ts';
import { PlayedWords } from './played-words.tsx';

const words = 'We cut it. Then it held.'
  .split(' ')
  .map((word, at) => ({ word, startSeconds: at, endSeconds: at + 0.9 }));
const html = (seconds: number, lang = 'en') =>
  renderToStaticMarkup(
    createElement(PlayedWords, {
      lang,
      words,
      sentences: spokenSentences(words),
      seconds,
      onJump: () => undefined,
    }),
  );

describe('the words beside a recording', () => {
  it('are a button for each sentence, in the language they were said in', () => {
    expect(html(0).match(/<button/g)).toHaveLength(2);
    expect(html(0)).toContain('<ol class="played" lang="en">');
    expect(html(0, 'es')).toContain('<ol class="played" lang="es">');
  });

  it.each([
    [0, 'We'],
    [2.5, 'it.'],
    [3.1, 'Then'],
    [60, 'held.'],
  ])('mark at %f seconds "%s" alone', (seconds, word) => {
    expect(html(seconds).match(/data-now="true">([^ <]+)/)?.[1]).toBe(word);
    expect(html(seconds).match(/data-now/g)).toHaveLength(1);
    expect(html(seconds).match(/aria-current="true"/g)).toHaveLength(1);
  });
});
