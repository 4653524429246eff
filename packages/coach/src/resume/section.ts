import type { PlacedLine } from './placed-line.ts';
import type { SectionName } from './section-words.ts';

/** A heading and what is under it. */
export interface Section {
  name: SectionName;
  /** As it stands there; empty for what stands before the first heading. */
  heading: string;
  headingLine: PlacedLine | null;
  lines: PlacedLine[];
}
