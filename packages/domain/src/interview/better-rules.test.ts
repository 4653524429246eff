import { describe, expect, it } from 'vitest';
import type { BetterPiece } from './better-contract.ts';
import { allTaken, betterParts, betterText, openBlanks } from './better-rules.ts';

const piece = (
  before: string,
  after: string,
  edit: string | null = null,
  more: Partial<BetterPiece> = {},
) => ({
  ...{ before, after, edit, place: null, opens: false, blank: null },
  ...more,
});
const same = (text: string) => piece(text, text);
const pieces: BetterPiece[] = [
  piece('So, ', '', 'e1', { opens: true }),
  same('the ward was a mess'),
  piece(', and', '.', 'e2', { opens: true }),
  same(' things got lost by '),
  piece('', '', 'e3', { blank: 'how many?' }),
  same(' people.'),
];
const leave = (...left: string[]) => ({ left, fills: {} });

describe('betterText', () => {
  it('capitalizes what begins a sentence once an edit is taken', () => {
    expect(betterText({ pieces }, allTaken)).toBe(
      'The ward was a mess. Things got lost by [how many?] people.',
    );
  });

  it('reads on with any edit left out', () => {
    expect(betterText({ pieces }, leave('e1'))).toBe(
      'So, the ward was a mess. Things got lost by [how many?] people.',
    );
    expect(betterText({ pieces }, leave('e2'))).toBe(
      'The ward was a mess, and things got lost by [how many?] people.',
    );
    expect(betterText({ pieces }, leave('e1', 'e2', 'e3'))).toBe(
      'So, the ward was a mess, and things got lost by people.',
    );
  });

  it('gives back the words that a blank stands for once it is left out', () => {
    const vague = [same('I trained '), piece('several', '', 'e1', { blank: 'how many?' }), same(' people.')];
    expect(betterText({ pieces: vague }, leave('e1'))).toBe('I trained several people.');
  });

  it('takes in what the user wrote into a blank', () => {
    const choices = { left: [], fills: { e3: ' three ' } };
    expect(betterText({ pieces }, choices)).toContain('lost by three people.');
    expect(openBlanks({ pieces }, choices)).toBe(0);
    expect(openBlanks({ pieces }, allTaken)).toBe(1);
  });

  it('shows a moved stretch in one of its two places', () => {
    const moved = [
      piece('Speed. ', 'Speed. ', null, { place: { edit: 'move', side: 'to' } }),
      same('First I look.'),
      piece(' Speed.', ' Speed.', null, { place: { edit: 'move', side: 'from' } }),
    ];
    expect(betterText({ pieces: moved }, allTaken)).toBe('Speed. First I look.');
    expect(betterText({ pieces: moved }, leave('move'))).toBe('First I look. Speed.');
  });
});

describe('betterParts', () => {
  it('keeps the place of words that are left out, so that their edit can be shown', () => {
    expect(betterParts({ pieces }, allTaken)[0]).toEqual({ text: '', edit: 'e1', blank: null });
  });
});
