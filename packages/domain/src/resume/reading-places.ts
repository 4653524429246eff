import type { EntryPlace } from './corrected-lines.ts';
import type { EntryPart } from './entry-lines.ts';
import type { ParsedField, ParsedResume, ResumeDocument } from './parsed-contract.ts';

export interface Reading {
  resume: ParsedResume;
  document: ResumeDocument;
}

/** A text in one line. */
export const even = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Where each line of a text starts. */
export function startsOf(lines: readonly string[]): number[] {
  let at = 0;
  return lines.map((line) => {
    const start = at;
    at += line.length + 1;
    return start;
  });
}

/** The index of the line in which a place of the text is. */
export function lineAt(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] as number) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

function valueAt(resume: ParsedResume, path: string): string {
  let value: unknown = resume;
  for (const piece of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[piece];
  return typeof value === 'string' ? even(value) : '';
}

/** The lines that a field was read from: its own, and those into which its value wraps. */
function linesOfField(
  field: ParsedField,
  reading: Reading,
  lines: readonly string[],
  starts: readonly number[],
): number[] {
  const first = lineAt(starts, field.source.start);
  const value = valueAt(reading.resume, field.path);
  const words = even(field.source.text);
  const found = value.indexOf(words);
  const own = [first];
  let cursor = found < 0 ? value.length : found + words.length;
  for (let at = first + 1; at < lines.length && cursor < value.length; at += 1) {
    const line = even(lines[at] ?? '');
    const next = value[cursor] === ' ' ? cursor + 1 : cursor;
    if (line === '' || !value.startsWith(line, next)) break;
    own.push(at);
    cursor = next + line.length;
  }
  return own;
}

export interface Places {
  /** Lines by the first pieces of a field's path: `work.0`, `skills`, `basics.summary`. */
  byOwner: Map<string, number[]>;
  fieldsOf: Map<string, ParsedField[]>;
}

/** Finds the lines that each part of a reading was read from. */
export function placesOf(reading: Reading, lines: readonly string[], starts: readonly number[]): Places {
  const byOwner = new Map<string, number[]>();
  const fieldsOf = new Map<string, ParsedField[]>();
  for (const field of reading.resume.fields) {
    const owner = field.path.split('.').slice(0, 2).join('.');
    const found = byOwner.get(owner) ?? [];
    found.push(...linesOfField(field, reading, lines, starts));
    byOwner.set(owner, found);
    const fields = fieldsOf.get(owner) ?? [];
    fields.push(field);
    fieldsOf.set(owner, fields);
  }
  return { byOwner, fieldsOf };
}

/** The lines of each entry of a list. A line between two of its fields, or before the next entry or heading, is its as well. */
export function entryPlaces(
  part: EntryPart,
  { byOwner }: Places,
  isTaken: (line: number) => boolean,
): Map<number, EntryPlace> {
  const own = [...byOwner]
    .filter(([owner]) => owner.startsWith(`${part}.`))
    .map(([owner, found]) => ({ entry: Number(owner.slice(part.length + 1)), lines: new Set(found) }))
    .map((one) => ({ ...one, first: Math.min(...one.lines) }))
    .toSorted((a, b) => a.first - b.first);
  return new Map(
    own.map(({ entry, lines, first }, at) => {
      const before = own[at + 1]?.first ?? Number.POSITIVE_INFINITY;
      const rest: number[] = [];
      for (let line = first + 1; line < before; line += 1) {
        if (lines.has(line)) continue;
        if (isTaken(line)) break;
        rest.push(line);
      }
      return [entry, { own: [...lines].toSorted((a, b) => a - b), rest }];
    }),
  );
}
