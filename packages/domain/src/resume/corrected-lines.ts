import { isListChanged, keyOf, sameEntries } from './correction-rules.ts';
import { type Entry, type EntryPart, entryLines } from './entry-lines.ts';
import type { ParsedResume } from './parsed-contract.ts';

/** Which lines of a text an entry was read from. `own` are named by its fields, `rest` stand between them and are named by none. */
export interface EntryPlace {
  own: number[];
  rest: number[];
}

/** What a changed list does to the text: lines that go, and those that come. */
export interface ListEdit {
  part: EntryPart;
  /** Lines of the text that the list was read from. */
  removed: Set<number>;
  /** Lines in their order: the index of one that was read, or new words. */
  lines: (number | string)[];
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((one) =>
        Array.isArray(one) ? one.map(keyOf) : typeof one === 'string' ? [keyOf(one)] : [],
      )
    : [];

/** The entry of the list that has most in common with this one; null where none has anything. */
function closestTo(entry: unknown, list: readonly unknown[]): number | null {
  const own = new Set(textsOf(entry));
  const common = list.map((other) => textsOf(other).filter((text) => own.has(text)).length);
  const most = Math.max(0, ...common);
  return most === 0 ? null : common.indexOf(most);
}

/**
 * The lines of a corrected list. An entry that says what was read keeps its lines as they are; a changed one is written anew,
 * with the lines between its fields that nobody has read behind it, so that none of them moves to another entry.
 */
export function listEdit<P extends EntryPart>(
  part: P,
  read: ParsedResume,
  corrected: ParsedResume,
  places: ReadonlyMap<number, EntryPlace>,
  listLines: readonly number[],
): ListEdit | null {
  const before: readonly Entry<P>[] = read[part];
  const after: readonly Entry<P>[] = corrected[part];
  if (!isListChanged(before, after)) return null;
  const from = sameEntries(before, after);
  const left = new Map<number, number[]>();
  for (const [at, { rest }] of places) {
    if (from.includes(at)) continue;
    const heir = closestTo(before[at], after);
    if (heir !== null) left.set(heir, [...(left.get(heir) ?? []), ...rest]);
  }
  const lines = after.flatMap((entry, at): (number | string)[] => {
    const place = places.get(from[at] ?? -1);
    const written = place ? [...place.own, ...place.rest].toSorted((a, b) => a - b) : entryLines(part, entry);
    return [...written, ...(left.get(at) ?? [])];
  });
  const removed = new Set([
    ...listLines,
    ...[...places.values()].flatMap(({ own, rest }) => [...own, ...rest]),
  ]);
  return { part, removed, lines };
}
