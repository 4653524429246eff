import type { Glyph } from './pdf-painting.ts';

/** In letter heights: letters set as usual are closer than this, kerning included. */
const leastGap = 0.09;
/** As large a share of the letters of a letter-spaced piece stand apart; kerned pairs do not. */
const apartShare = 0.8;
const fewestLetters = 3;
/** A gap between words is that many times as wide as one between letters, and a little more. */
const wordFactor = 1.6;
const wordSlack = 0.05;
/** In letter heights: a letter that starts as close to the one before its accent belongs to the same word. */
const accentSlack = 0.14;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const looksSpaced = (text: string) => {
  const pieces = text.split(' ').filter(Boolean);
  return pieces.filter((one) => [...one].length === 1).length > pieces.length * 0.5;
};

/** How far the letters of a piece stand apart, in letter heights; 0 where it is not letter-spaced ("E X P E R I E N C E"). */
export function letterGapOf(text: string, glyphs: readonly Glyph[]): number {
  if (glyphs.length < fewestLetters || !looksSpaced(text)) return 0;
  const gaps = glyphs.slice(1).flatMap(({ gap }) => (gap === null ? [] : [gap]));
  const apart = gaps.filter((gap) => gap > leastGap);
  return apart.length >= gaps.length * apartShare ? median(apart) : 0;
}

/** Whether a gap in a letter-spaced text is one between words. */
export const opensSpacedWord = (gap: number, letterGap: number): boolean =>
  gap > letterGap * wordFactor + wordSlack;

/** The words of a letter-spaced piece. */
export const spacedOut = (glyphs: readonly Glyph[], letterGap: number): string =>
  glyphs
    .map(({ letter, gap }, at) =>
      at > 0 && (gap === null || opensSpacedWord(gap, letterGap)) ? ` ${letter}` : letter,
    )
    .join('');

const accentAfterBlank = / (?=[´`ˆ¨˜ˇ˘˚˙˝])/;

/**
 * A piece without the blank that pdf.js reads before an accent painted apart from its letter ("Universit ´" before "e"): the letters
 * beside the accent are as close as those of a word. `after` is the letter that follows the piece.
 */
export function withAccentsAttached(
  text: string,
  glyphs: readonly Glyph[],
  after: Glyph | undefined,
): string {
  if (!accentAfterBlank.test(text)) return text;
  let at = 0;
  let attached = '';
  for (const part of text.split(accentAfterBlank)) {
    const [accent, base] = [glyphs[at], glyphs[at + 1] ?? after];
    const apart = accent && base ? (accent.gap ?? 1) + accent.width + (base.gap ?? 1) : 1;
    attached += at > 0 && apart > accentSlack ? ` ${part}` : part;
    at += [...part.normalize('NFKC').replace(/\s/g, '')].length;
  }
  return attached;
}
