/** A run of an answer in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

/** The words of a text without the signs around them; a run of signs alone is no word. */
export function wordsOf(text: string): Span[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: run, index }) => {
    const lead = /^[^\p{L}\p{N}$€£#@+]*/u.exec(run)?.[0].length ?? 0;
    const tail = /[^\p{L}\p{N}%+]*$/u.exec(run)?.[0].length ?? 0;
    return lead + tail >= run.length ? [] : [{ start: index + lead, end: index + run.length - tail }];
  });
}

/** A selection grown to whole words; null where it touches none. */
export function wholeWords(text: string, { start, end }: Span): Span | null {
  const touched = wordsOf(text).filter((word) => word.start < end && word.end > start);
  const [first, last] = [touched[0], touched.at(-1)];
  return first && last ? { start: first.start, end: last.end } : null;
}

/** Where a selection by keys stands: the word it began with, and the word that moves. Places in `wordsOf`. */
export interface WordCursor {
  anchor: number;
  focus: number;
}

/** How many words Up and Down pass. */
const wordsALine = 10;
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: wordsALine,
  ArrowUp: -wordsALine,
  End: Number.POSITIVE_INFINITY,
  Home: Number.NEGATIVE_INFINITY,
};

/** The cursor after a key: arrows choose the next word, with Shift they extend. Null for a key that does nothing here. */
export function moveCursor(
  cursor: WordCursor | null,
  key: string,
  extend: boolean,
  words: number,
): WordCursor | null {
  const step = steps[key];
  if (step === undefined || words === 0) return null;
  const within = (place: number) => Math.min(words - 1, Math.max(0, place));
  if (!cursor) {
    const first = step === Number.POSITIVE_INFINITY ? words - 1 : 0;
    return { anchor: first, focus: first };
  }
  const focus = within(cursor.focus + step);
  return { anchor: extend ? cursor.anchor : focus, focus };
}

/** The words between the two ends of a cursor, in the order of the text. */
export function cursorSpan(words: readonly Span[], { anchor, focus }: WordCursor): Span | null {
  const first = words[Math.min(anchor, focus)];
  const last = words[Math.max(anchor, focus)];
  return first && last ? { start: first.start, end: last.end } : null;
}
