import type { BetterEdit, BetterKind, BetterPiece, BetterReply } from '@greenroom/domain';

/** A change of the characters `[start, end)` of the answer. */
interface Change {
  start: number;
  end: number;
  after: string;
  edit: string;
  opens: boolean;
  blank: string | null;
  reply?: BetterReply | undefined;
}

interface Said {
  at: number;
  words: string;
}

interface Entry {
  kind: BetterKind;
  changes: Omit<Change, 'edit'>[];
  /** The words left out and put in, with the place of the change in the answer. */
  before: Said[];
  after: Said[];
}

type NewChange = Pick<Change, 'start' | 'end' | 'reply'> & {
  after?: string;
  opens?: boolean;
  blank?: string;
};

const inOrder = (said: readonly Said[]) =>
  [...said]
    .sort((one, other) => one.at - other.at)
    .map(({ words }) => words)
    .join(' … ');

/** The edits of one answer. No two touch the same characters: a later one that does is not taken. */
export class EditLog {
  readonly text: string;
  #entries = new Map<string, Entry>();
  #taken: Uint8Array;
  #move: { start: number; end: number } | null = null;

  constructor(text: string) {
    this.text = text;
    this.#taken = new Uint8Array(text.length + 1);
  }

  get isEmpty(): boolean {
    return this.#entries.size === 0;
  }

  get isMoved(): boolean {
    return this.#move !== null;
  }

  /** Whether some edit already changes characters in the range. */
  touches(start: number, end: number): boolean {
    return this.#taken.subarray(start, end).includes(1);
  }

  /** Adds changes to the edit of that key; all of them or, where one is taken already, none. `words` are shown to the user. */
  add(
    key: string,
    kind: BetterKind,
    changes: readonly NewChange[],
    words: [before: string, after: string],
  ): void {
    if (changes.some(({ start, end }) => this.touches(start, end))) return;
    const entry = this.#entries.get(key) ?? { kind, changes: [], before: [], after: [] };
    for (const { start, end, after = '', opens = false, blank = null, reply } of changes) {
      this.#taken.fill(1, start, end);
      entry.changes.push({ start, end, after, opens, blank, reply });
    }
    const at = changes[0]?.start ?? 0;
    if (words[0] !== '') entry.before.push({ at, words: words[0] });
    if (words[1] !== '') entry.after.push({ at, words: words[1] });
    this.#entries.set(key, entry);
  }

  /** How many edits there are of each kind. */
  count(kind: BetterKind): number {
    return [...this.#entries.values()].filter((entry) => entry.kind === kind).length;
  }

  /** Takes all edits back but those of one kind. */
  keepOnly(kind: BetterKind): void {
    for (const [key, entry] of this.#entries) if (entry.kind !== kind) this.#entries.delete(key);
  }

  /** Brings a stretch to the front. */
  move(start: number, end: number): void {
    this.#move = { start, end };
  }

  /** The edits in the order of the text, with the pieces that they change. */
  finish(): { edits: BetterEdit[]; pieces: BetterPiece[] } {
    const first = ({ changes }: Entry) => Math.min(...changes.map(({ start }) => start));
    const entries = [...this.#entries.values()].sort((one, other) => first(one) - first(other));
    const edits: BetterEdit[] = [];
    const changes: Change[] = [];
    if (this.#move) {
      const moved = this.text.slice(this.#move.start, this.#move.end).trim();
      edits.push({ id: 'move', kind: 'moved', before: moved, after: moved });
    }
    for (const [index, { kind, changes: own, before, after }] of entries.entries()) {
      const id = `e${index + 1}`;
      edits.push({ id, kind, before: inOrder(before), after: inOrder(after) });
      changes.push(...own.map((change) => ({ ...change, edit: id })));
    }
    changes.sort((one, other) => one.start - other.start || one.end - other.end);
    return { edits, pieces: this.#placed(changes) };
  }

  #placed(changes: readonly Change[]): BetterPiece[] {
    if (!this.#move) return piecesOf(this.text, 0, this.text.length, changes);
    const { start, end } = this.#move;
    const place = (side: 'from' | 'to') => (piece: BetterPiece) => ({
      ...piece,
      place: { edit: 'move', side },
    });
    const within = (from: number, to: number) => piecesOf(this.text, from, to, changes);
    const moved = within(start, end);
    const gap: BetterPiece = { before: ' ', after: ' ', edit: null, place: null, opens: true, blank: null };
    return [
      ...[...moved, gap].map(place('to')),
      ...within(0, start),
      ...moved.map(place('from')),
      ...within(end, this.text.length),
    ];
  }
}

function piecesOf(text: string, from: number, to: number, changes: readonly Change[]): BetterPiece[] {
  const pieces: BetterPiece[] = [];
  let at = from;
  const plain = (until: number) => {
    const words = text.slice(at, until);
    if (words !== '')
      pieces.push({ before: words, after: words, edit: null, place: null, opens: false, blank: null });
  };
  for (const { start, end, after, edit, opens, blank, reply } of changes) {
    if (start < from || end > to || (start === to && to < text.length)) continue;
    plain(start);
    const piece = { before: text.slice(start, end), after, edit, place: null, opens, blank };
    pieces.push(reply ? { ...piece, reply } : piece);
    at = end;
  }
  plain(to);
  return pieces;
}
