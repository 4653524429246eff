import { describe, expect, it } from 'vitest';
import { rememberLatest } from './remember-latest.ts';

describe('the latest results', () => {
  it('are made once for the same arguments, and anew when others came between', () => {
    const made: string[] = [];
    const read = rememberLatest(2, (text: string, most: number) => {
      made.push(text);
      return { text, most };
    });
    expect(read('a', 1)).toBe(read('a', 1));
    expect(read('a', 2)).toEqual({ text: 'a', most: 2 });
    read('b', 1);
    read('a', 1);
    expect(made).toEqual(['a', 'a', 'b', 'a']);
  });
});
