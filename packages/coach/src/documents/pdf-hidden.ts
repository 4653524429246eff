import type { PdfTextItem } from './pdf-items.ts';
import { faintest, type Glyph, isAlike, type PagePainting, Walk } from './pdf-painting.ts';
import { letterGapOf, spacedOut, withAccentsAttached } from './pdf-spacing.ts';

const invisibleMode = 3;
/** In points: print that nobody can read. */
const unreadableSize = 3;

const lettersOf = (text: string) => text.normalize('NFKC').replace(/\s/g, '');

/** Whether a letter is invisible, or has the colour of what lies beneath the place where it is in its piece (0 to 1). */
function isUnseen(item: PdfTextItem, glyph: Glyph, place: number, walk: Walk): boolean {
  const { fill, alpha, mode } = glyph.state;
  if (mode === invisibleMode || alpha < faintest) return true;
  const size = Math.hypot(item.transform[2] ?? 0, item.transform[3] ?? 0);
  const [along, up] = [item.transform[0] ?? 0, item.transform[1] ?? 0];
  const length = (item.width * place) / (Math.hypot(along, up) || 1);
  const below = walk.colourAt(
    (item.transform[4] ?? 0) + along * length,
    (item.transform[5] ?? 0) + up * length + size * 0.3,
    glyph.areas,
  );
  return fill !== null && below !== null && isAlike(fill, below);
}

const isTiny = (item: PdfTextItem) =>
  Math.max(
    Math.hypot(item.transform[2] ?? 0, item.transform[3] ?? 0),
    Math.hypot(item.transform[0] ?? 0, item.transform[1] ?? 0),
  ) < unreadableSize;

/** Letters painted between two pieces that are in no piece: pdf.js leaves out what lies off the page. */
const outsideMin = 12;
const nearby = 400;
const farSearches = 40;
const far = 30_000;

interface HiddenText {
  /** For each piece, whether nobody sees it. */
  isHidden: boolean[];
  /** Words off the page, which are in no piece. */
  outside: string;
  /** The text of each piece as the page shows it: with soft hyphens, without letters that nobody sees. */
  texts: string[];
  /** The gap between the letters of each piece that is letter-spaced, in letter heights; 0 for the others. */
  letterGaps: number[];
}

/** After a number or an abbreviation, before a blank: a dash between dates. Anywhere else a hyphen within a word. */
const isDash = (before: string, after: string | undefined) =>
  after !== undefined && after.trim() === '' && /[\d.)’']/.test(before);

/** The text of a piece with the soft hyphens that were painted after its letters, and without the letters that nobody sees. */
function shownText(text: string, glyphs: readonly Glyph[], unseen: readonly boolean[]): string {
  const isPartly = unseen.includes(true) && unseen.includes(false);
  if (!isPartly && !glyphs.some((glyph) => glyph.hasHyphen)) return text;
  const letters = [...text];
  let at = -1;
  return letters
    .map((letter, index) => {
      if (letter.trim() === '') return letter;
      at += [...letter.normalize('NFKC')].length;
      if (isPartly && unseen[at]) return '';
      if (!glyphs[at]?.hasHyphen) return letter;
      return isDash(letter, letters[index + 1]) ? `${letter} –` : `${letter}-`;
    })
    .join('');
}

/**
 * For each letter of a piece, whether nobody sees it. A piece may have letters of several colors ("white spacer, black words"), so the
 * letters painted in one go are judged together, and only where start, middle and end agree.
 */
function unseenLetters(item: PdfTextItem, glyphs: readonly Glyph[], walk: Walk): boolean[] {
  const unseen: boolean[] = [];
  while (unseen.length < glyphs.length) {
    const from = unseen.length;
    let to = from + 1;
    while (to < glyphs.length && glyphs[to]?.state === glyphs[from]?.state) to += 1;
    const isHidden = [from, Math.floor((from + to - 1) / 2), to - 1].every((at) =>
      isUnseen(item, glyphs[at] as Glyph, (at + 0.5) / glyphs.length, walk),
    );
    while (unseen.length < to) unseen.push(isHidden);
  }
  return unseen;
}

/**
 * What nobody sees of a page: invisible, transparent, in the colour of what lies beneath, off the page, or too small to read. The
 * pieces stand in the order in which their letters were painted; where that cannot be followed a piece counts as seen.
 */
export function findHidden(items: readonly PdfTextItem[], painting: PagePainting): HiddenText {
  const walk = new Walk(painting);
  const painted = walk.glyphs.map((glyph) => glyph.letter).join('');
  // Letters beyond the basic plane take two places: the places of the glyphs are kept beside.
  const places = walk.glyphs.flatMap((glyph, at) => Array.from({ length: glyph.letter.length }, () => at));
  const outside: string[] = [];
  let from = 0;
  let unmatched = 0;
  let searches = farSearches;
  const skip = (to: number) => {
    if (to - from - unmatched >= outsideMin)
      outside.push(walk.wordsBetween(places[from] ?? 0, places[to] ?? walk.glyphs.length));
    unmatched = 0;
  };
  const texts = items.map((item) => item.str);
  const letterGaps = items.map(() => 0);
  const isHidden = items.map((item, index) => {
    const letters = lettersOf(item.str);
    if (letters === '') return false;
    let offset = painted.slice(from, from + nearby + letters.length).indexOf(letters);
    if (offset < 0 && searches > 0 && letters.length > 3) {
      searches -= 1;
      offset = painted.slice(from, from + far).indexOf(letters);
    }
    if (offset < 0) {
      unmatched += letters.length;
      return isTiny(item);
    }
    skip(from + offset);
    const first = places[from + offset] as number;
    from += offset + letters.length;
    const last = (places[from - 1] as number) + 1;
    const glyphs = walk.glyphs.slice(first, last);
    const unseen = unseenLetters(item, glyphs, walk);
    const letterGap = letterGapOf(item.str, glyphs);
    letterGaps[index] = letterGap;
    texts[index] =
      letterGap > 0 && !unseen.includes(true)
        ? spacedOut(glyphs, letterGap)
        : shownText(withAccentsAttached(item.str, glyphs, walk.glyphs[last]), glyphs, unseen);
    const isWhole = !unseen.includes(false);
    const lost = glyphs.filter((_, at) => unseen[at]).map((glyph) => glyph.letter);
    if (!isWhole && lost.length >= outsideMin) outside.push(lost.join(''));
    return isTiny(item) || isWhole;
  });
  skip(painted.length);
  return { isHidden, outside: outside.join(' '), texts, letterGaps };
}
