export type Matrix = readonly [number, number, number, number, number, number];

export const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

interface TextState {
  size: number;
  letterSpacing: number;
  wordSpacing: number;
  /** Width of the letters, 1 where they are as wide as the font has them. */
  stretch: number;
  leading: number;
}

const start: Matrix = [1, 0, 0, 1, 0, 0];
/** In letter heights: letters farther apart in height are on other lines. */
const sameBaseline = 0.35;

const numbersOf = (given: unknown[]): number[] =>
  Array.from(
    (given.length === 1 && typeof given[0] === 'object' ? given[0] : given) as ArrayLike<number>,
    Number,
  );

/** Follows where the letters of a page are painted, to tell how far each is from the one before. */
export class TextCursor {
  private state: TextState = { size: 0, letterSpacing: 0, wordSpacing: 0, stretch: 1, leading: 0 };
  private readonly saved: TextState[] = [];
  private line: Matrix = start;
  private at = 0;
  /** The right end of the last letter, and its height on the page. */
  private last: { x: number; y: number } | null = null;
  private readonly op: Readonly<Record<string, number>>;

  constructor(op: Readonly<Record<string, number>>) {
    this.op = op;
  }

  /** Takes an operator that moves the cursor or changes its letters. */
  step(operator: number, args: unknown[]): void {
    const { op, state } = this;
    const [first = 0, second = 0] = args.map(Number);
    if (operator === op.save) this.saved.push(state);
    else if (operator === op.restore) this.state = this.saved.pop() ?? state;
    else if (operator === op.setFont) this.state = { ...state, size: second };
    else if (operator === op.setCharSpacing) this.state = { ...state, letterSpacing: first };
    else if (operator === op.setWordSpacing) this.state = { ...state, wordSpacing: first };
    else if (operator === op.setHScale) this.state = { ...state, stretch: first / 100 };
    else if (operator === op.setLeading) this.state = { ...state, leading: first };
    else this.move(operator, args, first, second);
  }

  private move(operator: number, args: unknown[], first: number, second: number): void {
    const { op } = this;
    if (operator === op.beginText) this.moveTo(start);
    else if (operator === op.setTextMatrix) this.moveTo(numbersOf(args) as unknown as Matrix);
    else if (operator === op.moveText) this.moveTo(times(this.line, [1, 0, 0, 1, first, second]));
    else if (operator === op.nextLine) this.moveTo(times(this.line, [1, 0, 0, 1, 0, -this.state.leading]));
    else if (operator === op.setLeadingMoveText) {
      this.state = { ...this.state, leading: -second };
      this.moveTo(times(this.line, [1, 0, 0, 1, first, second]));
    }
  }

  private moveTo(line: Matrix): void {
    this.line = line;
    this.at = 0;
  }

  /** Moves back by thousandths of a letter height, as the numbers between letters do. */
  back(thousandths: number): void {
    this.at -= (thousandths / 1000) * this.state.size * this.state.stretch;
  }

  /**
   * Passes a letter of this width (in thousandths of its height). Returns the gap to the letter before in letter heights, null where
   * that one is on another line, and the letter's own width.
   */
  pass(page: Matrix, width: number, isBlank: boolean): { gap: number | null; width: number } {
    const { size, letterSpacing, wordSpacing, stretch } = this.state;
    const to = times(page, this.line);
    const height = Math.hypot(to[0], to[1]) * Math.abs(size) || 1;
    const wide = (width / 1000) * size * stretch;
    const place = (along: number) => ({ x: to[0] * along + to[4], y: to[1] * along + to[5] });
    const from = place(this.at);
    const isBeside = this.last !== null && Math.abs(this.last.y - from.y) < height * sameBaseline;
    const gap = isBeside ? (from.x - (this.last as { x: number }).x) / height : null;
    if (!isBlank) this.last = place(this.at + wide);
    this.at += wide + (letterSpacing + (isBlank ? wordSpacing : 0)) * stretch;
    return { gap, width: (Math.abs(wide) * Math.hypot(to[0], to[1])) / height };
  }
}
