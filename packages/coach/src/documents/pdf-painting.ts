import { type Matrix, TextCursor, times } from './pdf-cursor.ts';

/** The operators of a page as pdf.js lists them, and the numbers it gives their names. */
export interface PagePainting {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
  names: Readonly<Record<string, number>>;
  /** Left, bottom, right and top of the page. */
  view: readonly number[];
}

export type Colour = readonly [number, number, number];

interface State {
  matrix: Matrix;
  fill: Colour | null;
  alpha: number;
  mode: number;
  /** Nothing is painted outside; no colour where it has another shape than a box. */
  clip: Area | null;
}

/** Something painted over an area; no colour where it has no single one. */
interface Area {
  left: number;
  bottom: number;
  right: number;
  top: number;
  colour: Colour | null;
}

/** A letter as it was painted. */
export interface Glyph {
  letter: string;
  state: State;
  /** How many areas lay on the page by then. */
  areas: number;
  /** A blank or another piece stands before it. */
  opensWord: boolean;
  /** From the letter before, in letter heights and with what blanks take up; null where that is on another line. */
  gap: number | null;
  /** In letter heights. */
  width: number;
  /** A visible soft hyphen comes after it, which pdf.js leaves out of its pieces. */
  hasHyphen?: boolean;
}

const softHyphen = '\u00ad';
const sameColour = 24;
/** Less opaque than this is invisible. */
export const faintest = 0.05;
/** Smaller areas lie beneath no word; more of them than this are a drawing. */
const smallestArea = 60;
const areasMax = 2_000;
const white: Colour = [255, 255, 255];

function areaOf(matrix: Matrix, box: ArrayLike<number>, colour: Colour | null): Area {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const x of [box[0] ?? 0, box[2] ?? 0]) {
    for (const y of [box[1] ?? 0, box[3] ?? 0]) {
      xs.push(matrix[0] * x + matrix[2] * y + matrix[4]);
      ys.push(matrix[1] * x + matrix[3] * y + matrix[5]);
    }
  }
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
    colour,
  };
}

function readColour(argument: unknown): Colour | null {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(
    typeof argument === 'string' ? argument : '',
  );
  return hex
    ? [
        Number.parseInt(hex[1] as string, 16),
        Number.parseInt(hex[2] as string, 16),
        Number.parseInt(hex[3] as string, 16),
      ]
    : null;
}

/** Two colors that nobody tells apart. */
export const isAlike = (a: Colour, b: Colour) =>
  a.every((part, at) => Math.abs(part - (b[at] as number)) < sameColour);

/** A path whose points are nothing but the corners of its box: only then is the whole box painted. */
function isBox(path: unknown, box: ArrayLike<number>): boolean {
  const numbers = Array.from((path as ArrayLike<ArrayLike<number>> | undefined)?.[0] ?? []);
  if (numbers.length === 0 || numbers.length > 19) return false;
  for (let at = 0; at < numbers.length; ) {
    const kind = numbers[at];
    if (kind === 4) return true;
    if (kind !== 0 && kind !== 1) return false;
    const [x, y] = [numbers[at + 1] as number, numbers[at + 2] as number];
    const isCorner =
      [0, 2].some((side) => Math.abs(x - (box[side] as number)) < 0.5) &&
      [1, 3].some((side) => Math.abs(y - (box[side] as number)) < 0.5);
    if (!isCorner) return false;
    at += 3;
  }
  return true;
}

/** What is painted of an area inside a clip; its colour is unknown where the clip is no box. */
function clipped(area: Area, clip: Area | null): Area {
  if (!clip) return area;
  return {
    left: Math.max(area.left, clip.left),
    bottom: Math.max(area.bottom, clip.bottom),
    right: Math.min(area.right, clip.right),
    top: Math.min(area.top, clip.top),
    colour: clip.colour && area.colour,
  };
}

/** Walks the operators of a page once: every letter with its state, and what was painted beneath. */
export class Walk {
  readonly glyphs: Glyph[] = [];
  readonly areas: Area[] = [];
  private state: State = { matrix: [1, 0, 0, 1, 0, 0], fill: [0, 0, 0], alpha: 1, mode: 0, clip: null };
  private readonly saved: State[] = [];
  /** The next path is no paint but the edge of what is painted after it. */
  private isClipping = false;
  private readonly painting: PagePainting;
  private readonly cursor: TextCursor;

  constructor(painting: PagePainting) {
    this.painting = painting;
    this.cursor = new TextCursor(painting.names);
    const { fnArray, argsArray } = painting;
    for (const [at, operator] of fnArray.entries()) {
      const args = (argsArray[at] ?? []) as unknown[];
      this.cursor.step(operator, args);
      this.step(operator, args);
    }
  }

  private step(operator: number, args: unknown[]): void {
    const { names: op } = this.painting;
    const { state } = this;
    if (operator === op.save) this.saved.push(state);
    else if (operator === op.restore) this.state = this.saved.pop() ?? state;
    else if (operator === op.paintFormXObjectBegin) {
      this.saved.push(state);
      if (Array.isArray(args[0]))
        this.state = { ...state, matrix: times(state.matrix, args[0] as unknown as Matrix) };
      const box = args[1] as ArrayLike<number> | null;
      if (box?.length === 4) this.clipTo(areaOf(this.state.matrix, box, white));
    } else if (operator === op.paintFormXObjectEnd) this.state = this.saved.pop() ?? state;
    else if (operator === op.transform)
      this.state = { ...state, matrix: times(state.matrix, args as unknown as Matrix) };
    else if (operator === op.setFillRGBColor) this.state = { ...state, fill: readColour(args[0]) };
    else if (operator === op.setFillColorN) this.state = { ...state, fill: null };
    else if (operator === op.setTextRenderingMode) this.state = { ...state, mode: Number(args[0]) };
    else if (operator === op.setGState) this.setAlpha(args[0]);
    else if (operator === op.showText) this.show(args[0]);
    else if (operator === op.clip || operator === op.eoClip) this.isClipping = true;
    else this.paint(operator, args);
  }

  private clipTo(edge: Area): void {
    this.state = { ...this.state, clip: clipped(edge, this.state.clip) };
  }

  private setAlpha(changes: unknown): void {
    for (const [name, value] of Array.isArray(changes) ? changes : [])
      if (name === 'ca') this.state = { ...this.state, alpha: Number(value) };
  }

  private show(shown: unknown): void {
    let opensWord = true;
    for (const glyph of Array.isArray(shown) ? shown : []) {
      if (typeof glyph === 'number') this.cursor.back(glyph);
      const { unicode: letters, width = 0 } = (glyph ?? {}) as { unicode?: string; width?: number };
      if (!letters) continue;
      const place = this.cursor.pass(this.state.matrix, width, letters.trim() === '');
      if (letters === softHyphen) {
        const before = this.glyphs.at(-1);
        if (before && width > 0) before.hasHyphen = true;
        continue;
      }
      const { state, areas } = this;
      for (const letter of letters.normalize('NFKC')) {
        const isBlank = letter.trim() === '';
        if (!isBlank) this.glyphs.push({ letter, state, areas: areas.length, opensWord, ...place });
        opensWord = isBlank;
      }
    }
  }

  private paint(operator: number, args: unknown[]): void {
    const { names: op, view } = this.painting;
    const { matrix, fill, alpha, clip } = this.state;
    if (operator === op.constructPath) {
      const [kind, path, box] = args as [number, unknown, ArrayLike<number> | null];
      if (this.isClipping && box) this.clipTo(areaOf(matrix, box, isBox(path, box) ? white : null));
      this.isClipping = false;
      const fills = [
        op.fill,
        op.eoFill,
        op.fillStroke,
        op.eoFillStroke,
        op.closeFillStroke,
        op.closeEOFillStroke,
      ];
      if (!box || !fills.includes(kind) || alpha < faintest) return;
      const isPlain = isBox(path, box) && alpha > 0.95;
      const area = clipped(areaOf(matrix, box, fill), clip);
      if (area.right <= area.left || area.top <= area.bottom) return;
      if ((area.right - area.left) * (area.top - area.bottom) < smallestArea || this.areas.length >= areasMax)
        return;
      const below = this.colourAt(
        (area.left + area.right) / 2,
        (area.bottom + area.top) / 2,
        this.areas.length,
      );
      const isSame = fill !== null && below !== null && isAlike(fill, below);
      this.areas.push(isSame ? { ...area, colour: fill } : isPlain ? area : { ...area, colour: null });
    } else if (
      operator === op.paintImageXObject ||
      operator === op.paintInlineImageXObject ||
      operator === op.paintImageMaskXObject ||
      operator === op.paintImageXObjectRepeat
    )
      this.areas.push(clipped(areaOf(matrix, [0, 0, 1, 1], null), clip));
    else if (operator === op.shadingFill)
      this.areas.push(clipped(areaOf([1, 0, 0, 1, 0, 0], view, null), clip));
  }

  /** The letters from one place to another, with blanks between words. */
  wordsBetween(from: number, to: number): string {
    return this.glyphs
      .slice(from, to)
      .map(({ letter, opensWord }) => (opensWord ? ` ${letter}` : letter))
      .join('')
      .trim();
  }

  /** What lies on top at a point of the page, of the first `count` areas; null where it is not one colour. */
  colourAt(x: number, y: number, count: number): Colour | null {
    if (this.areas.length >= areasMax) return null;
    for (let at = count - 1; at >= 0; at -= 1) {
      const area = this.areas[at] as Area;
      if (x >= area.left && x <= area.right && y >= area.bottom && y <= area.top) return area.colour;
    }
    return white;
  }
}
