import { describe, expect, it } from 'vitest';
import { blocksOf, plainText } from './text.ts';

const words = (text: string) =>
  blocksOf(text).map((block) => {
    if (block.kind === 'table')
      return [block.kind, block.head.map(plainText), block.rows.map((row) => row.map(plainText))];
    if ('items' in block) return [block.kind, block.items.map(plainText)];
    return [block.kind, plainText(block.spans)];
  });

describe('blocksOf', () => {
  it('reads every kind of block', () => {
    expect(
      words(
        'First\nline\n\n## Head\n- one\n- two\n\n1. go\n2. stop\n- [ ] tick\n> note\n\n| A | B |\n|---|---|\n| 1 | |\n',
      ),
    ).toEqual([
      ['paragraph', 'First line'],
      ['heading', 'Head'],
      ['list', ['one', 'two']],
      ['steps', ['go', 'stop']],
      ['checklist', ['tick']],
      ['note', 'note'],
      ['table', ['A', 'B'], [['1', '']]],
    ]);
  });

  it('marks bold words and leaves an unpaired mark alone', () => {
    expect(blocksOf('a **b** c ** d')).toEqual([
      {
        kind: 'paragraph',
        spans: [
          { text: 'a ', bold: false },
          { text: 'b', bold: true },
          { text: ' c ** d', bold: false },
        ],
      },
    ]);
  });

  it('keeps markup as the words it is written in', () => {
    expect(words('<script>alert(1)</script>')).toEqual([['paragraph', '<script>alert(1)</script>']]);
    expect(words('[x](javascript:alert(1))')).toEqual([['paragraph', '[x](javascript:alert(1))']]);
  });

  it('of nothing is nothing', () => {
    expect(blocksOf('\n \n')).toEqual([]);
  });
});
