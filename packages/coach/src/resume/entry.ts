import type { Period } from './dates.ts';
import type { Words } from './field-log.ts';
import type { PlacedLine } from './placed-line.ts';

/** One job, project or post: the lines that name it, its period, and the lines that tell of it. */
export interface Entry {
  header: PlacedLine[];
  period: Period | null;
  periodLine: PlacedLine | null;
  body: PlacedLine[];
  /** A name stands right above or below the header, which may be a part of it. */
  isCrowded?: boolean;
}

/** How well the parts of a header name an entry; higher is better, below 0 they name none. */
export type HeaderPoints = (parts: readonly Words[]) => number;
