import { composeAccents, tidy, unspaced } from './document-text.ts';
import { chipGapsOf, isChipGap } from './pdf-chips.ts';
import { type PdfTextItem, sizeOf } from './pdf-items.ts';
import { opensSpacedWord } from './pdf-spacing.ts';

/** One run of words on one line of a page, in points from the bottom left. */
export interface Segment {
  text: string;
  page: number;
  x: number;
  /** Right end. */
  xEnd: number;
  y: number;
  fontSize: number;
  isBold: boolean;
  /** Place in the content stream. */
  order: number;
  /** Is a line to itself, whatever is beside it. */
  isAlone?: boolean;
  /** Places of the blanks after which another font begins. */
  turns?: number[];
}

/** Two runs of words on one baseline. */
export const isOnLineOf = (one: Segment, other: Segment | undefined): boolean =>
  other !== undefined && Math.abs(other.y - one.y) < Math.max(one.fontSize, other.fontSize) * 0.3;

/** A gap of this many letter heights splits a line: a date at the right, another column, a cell. */
const splitGap = 1.2;
const spaceGap = 0.16;
/** A gap of this many letter heights splits where the weight changes: more than a blank. */
const weightGap = 0.62;
const sameLine = 0.45;
/** As many lines begin at an edge. */
const edgeLines = 4;
const edgeTolerance = 0.8;
/** At an edge a gap of this many letter heights splits a line, and a smaller one where the font changes. */
const edgeGap = 0.5;
const edgeFontGap = 0.3;

/** The width of each letter of a typewriter font, in letter heights: there, words of many lines begin at one place by chance. */
const gridLetter = 0.6;
const isOnGrid = (item: PdfTextItem, fontSize: number) =>
  Math.abs(item.width / item.str.length - fontSize * gridLetter) < fontSize * 0.01;

/** Marks of old TeX fonts, which have no letter. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const unnamedMark = /^[\u0001-\u0008\u000e-\u001f]+$/;

/** What is known of the fonts of a page, by the names that pdf.js gives them. */
export interface PageFonts {
  bold: ReadonlySet<string>;
  /** Fonts of pictures: their letters are no words. */
  icons: ReadonlySet<string>;
}

const cleaned = (text: string) => unspaced(tidy(composeAccents(text)).replace(/\t/g, ' ')).trim();

/** A run of words that may go on. */
interface OpenSegment extends Segment {
  boldCharacters: number;
  needsSpace: boolean;
  fontName: string;
  /** Of its last word. */
  wordFont: string;
  letterGap: number;
  /** The text before each word that begins in another font than the last word, whatever the font of the comma between them. */
  leads: string[];
  /** Of its last letters. */
  lastSize: number;
}

const sizeTolerance = 0.04;

function joinItems(
  items: readonly PdfTextItem[],
  page: number,
  boldFonts: ReadonlySet<string>,
  edges: readonly number[],
  chipGaps: ReadonlySet<number>,
): Segment[] {
  const segments: Segment[] = [];
  let open: OpenSegment | null = null;
  const close = () => {
    if (!open) return;
    const text = cleaned(open.text);
    if (text) {
      const { page: onPage, x, xEnd, y, fontSize, order } = open;
      const turns = open.leads.map(cleaned).filter((lead) => text.startsWith(`${lead} `));
      segments.push({
        text,
        ...(turns.length > 0 && { turns: turns.map((lead) => lead.length) }),
        page: onPage,
        x,
        xEnd,
        y,
        fontSize,
        order,
        isBold: open.boldCharacters > text.length * 0.6,
      });
    }
    open = null;
  };
  for (const [order, item] of items.entries()) {
    const [x = 0, y = 0] = [item.transform[4], item.transform[5]];
    const fontSize = sizeOf(item);
    if (item.str.trim() === '') {
      if (open && item.str !== '') open.needsSpace = true;
      continue;
    }
    const gap = open ? x - open.xEnd : 0;
    const height = Math.max(fontSize, open?.fontSize ?? 0);
    const isOtherSize =
      open !== null && Math.max(fontSize, open.fontSize) > Math.min(fontSize, open.fontSize) * 1.25;
    // A bold heading in a narrow column of its own, close to its text.
    const isOtherWeight =
      open !== null &&
      boldFonts.has(item.fontName) !== open.boldCharacters > open.text.length * 0.6 &&
      gap > height * weightGap;
    // "2." or "a)" before an item.
    const isNumbered = open !== null && /^\(?(?:\d{1,2}|[a-z])[.)-]$/i.test(open.text);
    const isAtEdge =
      open !== null &&
      !isNumbered &&
      /[\p{L}\d]/u.test(open.text) &&
      gap > height * (item.fontName === open.fontName ? edgeGap : edgeFontGap) &&
      edges.some((edge) => Math.abs(edge - x) < edgeTolerance);
    const isOnlyBlank = isOnGrid(item, fontSize) && gap < fontSize * gridLetter * 1.5;
    const isChip = open !== null && item.fontName === open.fontName && isChipGap(chipGaps, gap / height);
    const goesOn =
      open &&
      !isOtherWeight &&
      !((isAtEdge || isChip) && !isOnlyBlank) &&
      !(isOtherSize && gap > Math.min(fontSize, open.fontSize) * 0.5) &&
      Math.abs(y - open.y) < height * sameLine &&
      gap > -height * 0.8 &&
      gap < height * splitGap * (isNumbered ? 2 : 1);
    if (!goesOn) close();
    open ??= {
      text: '',
      page,
      x,
      xEnd: x,
      y,
      fontSize,
      order,
      isBold: false,
      boldCharacters: 0,
      needsSpace: false,
      fontName: item.fontName,
      wordFont: item.fontName,
      letterGap: 0,
      leads: [],
      lastSize: fontSize,
    };
    const { letterGap = 0 } = item;
    const hasLetter = /[\p{L}\d]/u.test(item.str);
    const isSpacedOn = letterGap > 0 && (open.letterGap > 0 || /(?:^|\s)\S$/.test(open.text));
    const opensWord = isSpacedOn
      ? opensSpacedWord(gap / height, letterGap)
      : open.needsSpace || gap > height * spaceGap;
    if (open.text !== '' && opensWord) {
      const isSameSize = Math.abs(fontSize - open.lastSize) < fontSize * sizeTolerance;
      if (hasLetter && (item.fontName !== open.wordFont || !isSameSize)) open.leads.push(open.text);
      open.text += ' ';
    }
    open.letterGap = letterGap;
    // One item is one word here: two letters apart from each other are enough.
    open.text += unspaced(item.str, 2);
    open.xEnd = x + item.width;
    open.fontSize = Math.max(open.fontSize, fontSize);
    open.needsSpace = false;
    open.fontName = item.fontName;
    if (hasLetter) open.wordFont = item.fontName;
    open.lastSize = fontSize;
    if (boldFonts.has(item.fontName)) open.boldCharacters += item.str.length;
    if (item.hasEOL) open.needsSpace = true;
  }
  close();
  return segments;
}

/** Where many lines of a page begin: the left edges of its columns. */
function edgesOf(segments: readonly Segment[]): number[] {
  const starts = segments.map((one) => one.x).toSorted((a, b) => a - b);
  const edges: number[] = [];
  for (const [at, x] of starts.entries()) {
    const many = starts[at + edgeLines - 1];
    const isNew = x - (edges.at(-1) ?? Number.NEGATIVE_INFINITY) > edgeTolerance;
    if (many !== undefined && many - x < edgeTolerance && isNew) edges.push(x);
  }
  return edges;
}

/** A justified line has as many gaps that are equal within half a point. */
const equalGaps = 3;
const gapTolerance = 0.5;

const around = [-1, 0, 1];
const spanOf = (x: number, xEnd: number) => `${Math.round(x)} ${Math.round(xEnd)}`;

/** A justified line with gaps so wide that it fell apart at each ("All   projects   can   be   found") is one run again. */
function joinJustified(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  const spans = new Set(segments.map((one) => spanOf(one.x, one.xEnd)));
  // Another line of the paragraph is as wide, without a gap.
  const isAsWide = ({ x }: Segment, { xEnd }: Segment) =>
    around.some((left) => around.some((right) => spans.has(spanOf(x + left, xEnd + right))));
  for (let at = 0; at < segments.length; ) {
    const first = segments[at] as Segment;
    const gapAfter = (one: Segment, next: Segment | undefined) =>
      next && isOnLineOf(one, next) && next.fontSize === one.fontSize ? next.x - one.xEnd : null;
    const gap = gapAfter(first, segments[at + 1]) ?? -1;
    let to = at;
    while (gap > 0) {
      const next = gapAfter(segments[to] as Segment, segments[to + 1]);
      if (next === null || Math.abs(next - gap) > gapTolerance) break;
      to += 1;
    }
    const isJustified = to - at >= equalGaps && isAsWide(first, segments[to] as Segment);
    const row = isJustified ? segments.slice(at, to + 1) : [first];
    const text = row.map((one) => one.text).join(' ');
    joined.push({ ...first, text, xEnd: (row.at(-1) as Segment).xEnd });
    at += row.length;
  }
  return joined;
}

/** In points: the same words so close to each other are one, painted twice to look bold or to cast a shadow. */
const shadowReach = 1.5;

/** The items without those that repeat one at the same place. */
function withoutShadows(items: readonly PdfTextItem[]): PdfTextItem[] {
  const places = new Set<string>();
  return items.filter((item) => {
    if (item.str.trim().length < 2) return true;
    const [x, y] = [4, 5].map((axis) => Math.round((item.transform[axis] ?? 0) / shadowReach)) as [
      number,
      number,
    ];
    const isShadow = around.some((right) =>
      around.some((up) => places.has(`${x + right} ${y + up} ${item.str}`)),
    );
    if (!isShadow) places.add(`${x} ${y} ${item.str}`);
    return !isShadow;
  });
}

/** Joins the items of a page, in the order of the content stream, into runs of words. */
export function segmentsOf(items: readonly PdfTextItem[], page: number, fonts: PageFonts): Segment[] {
  const words = withoutShadows(items).map((item) => {
    if (fonts.icons.has(item.fontName)) return { ...item, str: '' };
    return unnamedMark.test(item.str) ? { ...item, str: '•' } : item;
  });
  const chipGaps = chipGapsOf(words);
  const joined = joinItems(words, page, fonts.bold, [], chipGaps);
  return joinJustified(joinItems(words, page, fonts.bold, edgesOf(joined), chipGaps));
}
