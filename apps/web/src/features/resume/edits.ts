import type { ImprovedResume, ResumeChange, UnsupportedFact } from '@greenroom/domain';

/** The text with every rejected edit taken back. `rejected` holds positions in the change log. */
export function withDecisions(
  { improvedContent, changes }: Pick<ImprovedResume, 'improvedContent' | 'changes'>,
  rejected: readonly number[],
): string {
  // The last edit is undone first, so that an edit of an edited line leads back the way it came.
  const undone = changes.filter((_, position) => rejected.includes(position)).reverse();
  return undone.reduce(undo, improvedContent);
}

/** Whether an edit can be taken back: what it wrote still stands in the text, or it only took something out. */
export function canUndo(text: string, { before, after }: ResumeChange): boolean {
  return after === '' ? before !== '' : before !== after && text.includes(after);
}

function undo(text: string, change: ResumeChange): string {
  const { before, after } = change;
  if (!canUndo(text, change)) return text;
  if (after === '') return putBack(text, change);
  if (before === '') return withoutLine(text, after);
  const at = text.indexOf(after);
  return text.slice(0, at) + before + text.slice(at + after.length);
}

/** An added line goes with its line end. */
function withoutLine(text: string, line: string): string {
  const at = text.indexOf(line);
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const lineEnd = text.indexOf('\n', at + line.length);
  const end = lineEnd === -1 ? text.length : lineEnd + 1;
  const isWhole =
    text
      .slice(start, end)
      .replace(/^[\s•*-]+/, '')
      .trim() === line.replace(/^[\s•*-]+/, '').trim();
  return isWhole ? text.slice(0, start) + text.slice(end) : text.slice(0, at) + text.slice(at + line.length);
}

/** A removed line returns to the end of its section, or of the text where the section is not found. */
function putBack(text: string, { section, before }: ResumeChange): string {
  const lines = text.split('\n');
  const heading = lines.findIndex((line) => line.trim().toLowerCase() === section.trim().toLowerCase());
  if (heading === -1) return `${text.trimEnd()}\n${before}\n`;
  const gap = lines.findIndex((line, at) => at > heading + 1 && line.trim() === '');
  lines.splice(gap === -1 ? lines.length : gap, 0, before);
  return lines.join('\n');
}

export interface MarkedPiece {
  text: string;
  /** The fact that no input supports; null for plain text. */
  fact: UnsupportedFact | null;
  /** Where the piece begins. */
  start: number;
}

/** Cuts a text at its untraceable facts. A fact whose words are not in the text any more is left out. */
export function markFacts(text: string, facts: readonly UnsupportedFact[]): MarkedPiece[] {
  const found = facts
    .map((fact) => ({ fact, start: placeOf(text, fact) }))
    .filter(({ start }) => start !== -1)
    .sort((one, other) => one.start - other.start);
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const { fact, start } of found) {
    if (start < at) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), fact: null, start: at });
    at = start + fact.quote.length;
    pieces.push({ text: fact.quote, fact, start });
  }
  if (at < text.length) pieces.push({ text: text.slice(at), fact: null, start: at });
  return pieces;
}

function placeOf(text: string, { quote, start, end }: UnsupportedFact): number {
  if (quote === '') return -1;
  return text.slice(start, end) === quote ? start : text.indexOf(quote);
}
