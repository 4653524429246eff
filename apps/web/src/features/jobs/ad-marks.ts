import type { ReadJobAdOutput, RequirementDraft } from '@greenroom/domain';

/** A place in the ad that was read, and the field it went to. */
export interface Mark {
  start: number;
  end: number;
  field: string;
}

/** A piece of a line: plain, or marked with the field it belongs to. */
export interface Piece {
  text: string;
  start: number;
  field: string | null;
}

/** A line of the ad that isn't blank. `bullet`: its sign is left out of the pieces. */
export interface AdLine {
  start: number;
  kind: 'text' | 'bullet' | 'heading';
  pieces: Piece[];
}

const fields = ['title', 'company', 'place'] as const;
const bullet = /^\s*(?:[-*•‣◦·–—]|\d{1,2}[.)])\s+/;
const longestHeading = 60;

/** The marks of what was read in an ad, in its order. Where two overlap, the first keeps the words. */
export function marksOf(
  read: Pick<ReadJobAdOutput, (typeof fields)[number]>,
  requirements: readonly (RequirementDraft & { key: string })[],
): Mark[] {
  const marks = [
    ...fields.flatMap((field) => {
      const found = read[field];
      return found ? [{ start: found.start, end: found.end, field }] : [];
    }),
    ...requirements.map(({ start, end, key }) => ({ start, end, field: key })),
  ].filter(({ start, end }) => end > start);
  const kept: Mark[] = [];
  for (const mark of marks.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (mark.start >= (kept.at(-1)?.end ?? 0)) kept.push(mark);
  }
  return kept;
}

/** The pieces of one stretch of the ad, in turn plain and marked. */
function piecesOf(ad: string, from: number, to: number, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const mark of marks) {
    const start = Math.max(mark.start, from);
    const end = Math.min(mark.end, to);
    if (end <= start) continue;
    if (start > at) pieces.push({ text: ad.slice(at, start), start: at, field: null });
    pieces.push({ text: ad.slice(start, end), start, field: mark.field });
    at = end;
  }
  if (at < to) pieces.push({ text: ad.slice(at, to), start: at, field: null });
  return pieces;
}

/** The lines of an ad as a page, with what was read marked. */
export function adLines(ad: string, marks: readonly Mark[]): AdLine[] {
  const lines: AdLine[] = [];
  let at = 0;
  for (const line of ad.split('\n')) {
    const start = at;
    at += line.length + 1;
    if (line.trim() === '') continue;
    const sign = bullet.exec(line)?.[0].length ?? 0;
    const pieces = piecesOf(ad, start + sign, start + line.length, marks);
    const isPlain = pieces.every(({ field }) => field === null || field === 'title');
    const isHeading =
      sign === 0 && isPlain && line.trim().length <= longestHeading && !/[.,;!?]\s*$/.test(line);
    lines.push({ start, kind: sign > 0 ? 'bullet' : isHeading ? 'heading' : 'text', pieces });
  }
  return lines;
}
