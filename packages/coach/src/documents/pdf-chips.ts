import { type PdfTextItem, sizeOf } from './pdf-items.ts';

/** Gaps of this many letter heights at least, and equal within as much, are between things set side by side; as often at least. */
const leastChipGap = 0.55;
/** Wider ones are cells anyway. */
const mostChipGap = 1.2;
const chipTolerance = 0.02;
const fewestChips = 3;
const gapKey = (gap: number) => Math.round(gap / chipTolerance);

/** The gaps between skills set as chips: wider than a blank, and the same again and again between words. */
export function chipGapsOf(items: readonly PdfTextItem[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  // Fonts whose blanks are no gaps: in a typewriter font every blank is as wide as a letter.
  const withBlanks = new Set(items.filter((item) => /\S \S/.test(item.str)).map((item) => item.fontName));
  let last: PdfTextItem | undefined;
  for (const item of items) {
    if (item.str.trim() === '') continue;
    const [before, height] = [last, sizeOf(item)];
    last = item;
    if (!before || before.fontName !== item.fontName || before.transform[5] !== item.transform[5]) continue;
    const gap = ((item.transform[4] ?? 0) - (before.transform[4] ?? 0) - before.width) / height;
    const areWords = /[\p{L}\d)+#*]$/u.test(before.str.trim()) && /^[\p{L}\d(.]/u.test(item.str.trim());
    if (gap < leastChipGap || gap > mostChipGap || !areWords || !withBlanks.has(item.fontName)) continue;
    counts.set(gapKey(gap), (counts.get(gapKey(gap)) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= fewestChips).map(([gap]) => gap));
}

/** Whether a gap, in letter heights, is one of them. */
export const isChipGap = (gaps: ReadonlySet<number>, gap: number): boolean =>
  [-1, 0, 1].some((near) => gaps.has(gapKey(gap) + near));
