import { faintest, type Glyph, isAlike, type PagePainting, Walk } from './pdf-painting.ts';
import type { PdfTextItem } from './pdf-segments.ts';

const invisibleMode = 3;
/** In points: print that nobody can read. */
const unreadableSize = 3;

const lettersOf = (text: string) => text.normalize('NFKC').replace(/\s/g, '');

function isUnseen(item: PdfTextItem, glyph: Glyph | undefined, walk: Walk): boolean {
  if (!glyph) return false;
  const { fill, alpha, mode } = glyph.state;
  if (mode === invisibleMode || alpha < faintest) return true;
  const size = Math.hypot(item.transform[2] ?? 0, item.transform[3] ?? 0);
  const below = walk.colourAt(
    (item.transform[4] ?? 0) + Math.min(1, item.width / 2),
    (item.transform[5] ?? 0) + size * 0.3,
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
  /** The text of each piece with the soft hyphens that the page shows. */
  texts: string[];
}

/** After a number or an abbreviation, before a blank: a dash between dates. Anywhere else a hyphen within a word. */
const isDash = (before: string, after: string | undefined) =>
  after !== undefined && after.trim() === '' && /[\d.)’']/.test(before);

/** The text of a piece with the soft hyphens that were painted after its letters. */
function withHyphens(text: string, glyphs: readonly Glyph[]): string {
  if (!glyphs.some((glyph) => glyph.hasHyphen)) return text;
  const letters = [...text];
  let at = -1;
  return letters
    .map((letter, index) => {
      if (letter.trim() === '') return letter;
      at += [...letter.normalize('NFKC')].length;
      if (!glyphs[at]?.hasHyphen) return letter;
      return isDash(letter, letters[index + 1]) ? `${letter} –` : `${letter}-`;
    })
    .join('');
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
    const glyph = walk.glyphs[first];
    from += offset + letters.length;
    texts[index] = withHyphens(item.str, walk.glyphs.slice(first, (places[from - 1] as number) + 1));
    return isTiny(item) || isUnseen(item, glyph, walk);
  });
  skip(painted.length);
  return { isHidden, outside: outside.join(' '), texts };
}
