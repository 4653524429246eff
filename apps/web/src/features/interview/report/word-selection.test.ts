import { describe, expect, it } from 'vitest';
import { cursorSpan, moveCursor, wholeWords, wordsOf } from './word-selection.ts';

const text = '“I asked three — yes, 3 — nurses’ leads,” she said: 40% $5.';
const wordsIn = (...span: [number, number]) => {
  const whole = wholeWords(text, { start: span[0], end: span[1] });
  return whole && text.slice(whole.start, whole.end);
};

describe('selected words', () => {
  it('are whole, without the signs around them', () => {
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(
      'I asked three yes 3 nurses leads she said 40% $5'.split(' '),
    );
    const from = text.indexOf('ked');
    expect(wordsIn(from, text.indexOf('yes') + 1)).toBe('asked three — yes');
  });

  it('are none where only signs or nothing is touched', () => {
    expect(wordsIn(text.indexOf('—'), text.indexOf('—') + 1)).toBeNull();
    expect(wholeWords('', { start: 0, end: 0 })).toBeNull();
  });
});

describe('selecting by keys', () => {
  const go = (keys: string) =>
    keys.split(' ').reduce<ReturnType<typeof moveCursor>>((cursor, key) => {
      const extend = key.startsWith('+');
      return moveCursor(cursor, key.replace('+', ''), extend, 25) ?? cursor;
    }, null);

  it.each([
    ['ArrowRight', 0, 0],
    ['ArrowRight ArrowRight', 1, 1],
    ['ArrowRight ArrowDown +ArrowRight +ArrowRight', 10, 12],
    ['End +ArrowLeft', 24, 23],
    ['ArrowRight +End', 0, 24],
    ['ArrowRight ArrowLeft', 0, 0],
    ['ArrowDown ArrowDown ArrowDown ArrowDown', 24, 24],
    ['ArrowRight +ArrowRight ArrowRight', 2, 2],
    ['ArrowRight Tab', 0, 0],
  ])('%s goes from word %i to word %i', (keys, anchor, focus) => {
    expect(go(keys)).toEqual({ anchor, focus });
  });

  it('does nothing in an answer without words', () => {
    expect(moveCursor(null, 'ArrowRight', false, 0)).toBeNull();
  });

  it('reads the same in both directions', () => {
    const words = wordsOf(text);
    expect(cursorSpan(words, { anchor: 2, focus: 1 })).toEqual(cursorSpan(words, { anchor: 1, focus: 2 }));
  });
});
