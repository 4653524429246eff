import type { ImprovedResume, ResumeChange } from './contract.ts';

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
export function canUndo(text: string, change: ResumeChange): boolean {
  const { before, after } = change;
  if (after === '') return before !== '';
  if (before === '') return placeOfItem(text.split('\n'), after) !== null;
  return before !== after && text.includes(after);
}

function undo(text: string, change: ResumeChange): string {
  const { kind, before, after } = change;
  if (!canUndo(text, change)) return text;
  if (after === '') return putBack(text, change);
  if (before === '') return withoutItem(text, after);
  // A line that moved up left the other one standing further down.
  if (kind === 'order' && text.includes(before)) return exchanged(text, before, after);
  const at = text.indexOf(after);
  return text.slice(0, at) + before + text.slice(at + after.length);
}

/** Two lines change places. */
function exchanged(text: string, one: string, other: string): string {
  const lines = text.split('\n');
  const of = (words: string) => lines.findIndex((line) => withoutBullet(line) === words);
  const [first, second] = [of(one), of(other)];
  if (first === -1 || second === -1) return text;
  [lines[first], lines[second]] = [lines[second] ?? '', lines[first] ?? ''];
  return lines.join('\n');
}

const withoutBullet = (line: string) => line.replace(/^\s*[•*–-]\s+/, '').trim();

/** A label such as `Currently learning: ` and what follows it. */
function cutLabel(line: string): [label: string, rest: string] {
  const at = line.indexOf(': ');
  return at === -1 ? ['', line] : [line.slice(0, at + 2), line.slice(at + 2)];
}

/** The line, counted from 0, that holds an added item in its list; added ones stand below what was there. */
function placeOfItem(lines: readonly string[], added: string): { line: number; items: string[] } | null {
  const [label, item] = cutLabel(added);
  for (let line = lines.length - 1; line >= 0; line -= 1) {
    const [ownLabel, rest] = cutLabel(withoutBullet(lines[line] ?? ''));
    const items = rest.split(/,\s*/);
    if (ownLabel === label && items.includes(item)) return { line, items };
  }
  return null;
}

/** An added item goes, and its line with the last of its items. */
function withoutItem(text: string, added: string): string {
  const lines = text.split('\n');
  const place = placeOfItem(lines, added);
  if (!place) return text;
  const [label, item] = cutLabel(added);
  const left = place.items.filter((other) => other !== item);
  if (left.length === 0) lines.splice(place.line, 1);
  else lines[place.line] = label + left.join(', ');
  return lines.join('\n');
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
