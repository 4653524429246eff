import type { BetterAnswer, BetterPiece } from '@greenroom/domain';
import { allTaken } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { betterLines } from './better-lines.ts';

const piece = (before: string, after: string, edit: string | null, more: Partial<BetterPiece> = {}) => ({
  ...{ before, after, edit, place: null, opens: false, blank: null },
  ...more,
});
const better: BetterAnswer = {
  status: 'edited',
  source: 'builtin',
  pieces: [
    piece('I made a sheet. We tried it. ', 'I made a sheet. We tried it. ', null),
    piece('So yeah it ', 'It ', 'e1'),
    piece('helped ', 'helped ', null),
    piece('a lot of', '', 'e2', { blank: 'how many?' }),
    piece(' people. Since then all use it.', ' people. Since then all use it.', null),
  ],
  edits: [
    { id: 'e1', kind: 'filler', before: 'So yeah', after: '' },
    { id: 'e2', kind: 'blank', before: 'a lot of', after: '[how many?]' },
  ],
};

it('keeps sentences without an edit together and puts each edit beside its sentence, once', () => {
  const lines = betterLines(better, allTaken);
  expect(lines.map(({ parts }) => parts.map(({ text }) => text).join(''))).toEqual([
    'I made a sheet. We tried it. ',
    'It helped  people. ',
    'Since then all use it.',
  ]);
  expect(lines.map(({ edits }) => edits.map(({ id }) => id))).toEqual([[], ['e1', 'e2'], []]);
});

it('keeps an edit beside its sentence when the user takes it back', () => {
  const lines = betterLines(better, { left: ['e1', 'e2'], fills: {} });
  expect(lines.flatMap(({ edits }) => edits.map(({ id }) => id))).toContain('e1');
});

it('keeps the keys of blanks while they are filled', () => {
  const keyOf = (fills: Record<string, string>) =>
    betterLines(better, { left: [], fills })
      .flatMap(({ parts }) => parts)
      .find(({ blank }) => blank !== null)?.key;
  expect(keyOf({})).toBe(keyOf({ e2: '40' }));
});
