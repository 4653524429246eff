import type { Words } from './field-log.ts';
import type { PlacedLine } from './placed-line.ts';

/** Marks: "GPA 3.8/4.0", "72%", "First class". */
export const scorePattern =
  /\b(\d\.\d{1,2})\s+c?gpa\b|\b(?:c?gpa|grade|percentage|score|marks|aggregate|cpi|sgpa)\s*(?:of|:|-|–)?\s*(\d{1,3}(?:\.\d{1,2})?\s*%?(?:\s*\/\s*\d{1,3}(?:\.\d+)?)?)|\b(\d{1,2}(?:\.\d{1,2})?\s*\/\s*(?:4|5|10)(?:\.0{1,2})?)\b|\b(\d{2}(?:\.\d{1,2})?\s?%)|\b((?:first|second|upper second|lower second)[- ]class(?: honou?rs)?|distinction|summa cum laude|magna cum laude|cum laude|2:1|2:2)\b/i;

/** The first marks in a line. */
export function scoreOf(line: PlacedLine): Words | undefined {
  const found = scorePattern.exec(line.text);
  return found ? { text: (found.slice(1).find(Boolean) ?? '').trim(), line } : undefined;
}
