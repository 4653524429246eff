import type { FieldSource, ParsedField } from '@greenroom/domain';
import type { PlacedLine } from './placed-line.ts';

/** Words of a line and where they stand. */
export interface Words {
  text: string;
  line: PlacedLine;
}

/** Gathers, for each field, how sure it is and where it was read. */
export class FieldLog {
  readonly fields: ParsedField[] = [];
  readonly #taken: { start: number; end: number }[] = [];
  readonly #dated: { start: number; end: number }[] = [];

  /** Marks lines as part of an entry, and the one with its dates. */
  take(lines: readonly PlacedLine[], dateLine?: PlacedLine | null): void {
    this.#taken.push(...lines);
    if (dateLine) this.#dated.push(dateLine);
  }

  /** An entry took the line, alone or joined with others. */
  isTaken(line: PlacedLine): boolean {
    return this.#taken.some((one) => one.start <= line.start && line.end <= one.end);
  }

  /** The line has the dates of an entry. */
  isDated(line: PlacedLine): boolean {
    return this.#dated.some((one) => one.start <= line.start && line.end <= one.end);
  }

  /** Notes a field and gives its value back, so that reading and noting are one step. */
  note(path: string, value: string, line: PlacedLine, confidence: number): string {
    const offset = line.text.indexOf(value);
    const start = offset < 0 ? line.start : line.start + offset;
    const end = offset < 0 ? line.end : start + value.length;
    const source: FieldSource = {
      page: line.page,
      region: line.region,
      start,
      end,
      text: (line.raw ?? line.text).slice(start - line.start, end - line.start),
    };
    this.fields.push({ path, confidence: Math.round(confidence * 100) / 100, source });
    return value;
  }
}
