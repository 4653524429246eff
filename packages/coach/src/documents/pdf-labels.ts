import type { Segment } from './pdf-segments.ts';

const isCapitals = (one: Segment) => /\p{Lu}{2}/u.test(one.text) && one.text === one.text.toUpperCase();
/** A heading is larger than its text by this factor. */
const headingSize = 1.1;

/** The size that half of the letters are smaller than. */
function bodySizeOf(segments: readonly Segment[]): number {
  const half = segments.reduce((sum, one) => sum + one.text.length, 0) / 2;
  let letters = 0;
  for (const one of segments.toSorted((a, b) => a.fontSize - b.fontSize)) {
    letters += one.text.length;
    if (letters >= half) return one.fontSize;
  }
  return 0;
}

const labelShare = 0.6;
const sameSize = 0.6;

/** The loud lines in the largest print that two of them share: beneath larger ones a bold line is text of a side column. */
function headingsAmong(loud: readonly Segment[]): Segment[] {
  const sizes = loud.map((one) => one.fontSize).toSorted((a, b) => b - a);
  const largest = sizes.find((size, at) => size - (sizes[at + 1] ?? 0) < sameSize) ?? 0;
  return loud.filter((one) => one.fontSize > largest - sameSize);
}

/** Lines of one label stand this many letter heights apart at most. */
const labelLeading = 1.7;

/** A label that wraps in its narrow column is one again. */
function wholeLabels(labels: readonly Segment[]): Segment[] {
  const whole: Segment[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  for (const one of labels.toSorted((a, b) => b.y - a.y)) {
    const last = whole.at(-1);
    const isRest =
      last &&
      lowest - one.y < one.fontSize * labelLeading &&
      last.isBold === one.isBold &&
      !/:$/.test(last.text);
    if (isRest) {
      last.text = `${last.text} ${one.text}`;
      last.xEnd = Math.max(last.xEnd, one.xEnd);
    } else whole.push({ ...one });
    lowest = one.y;
  }
  return whole;
}

/**
 * A left column that holds nothing but headings, each beside its text: each heading comes right before what stands beside and
 * below it. Null where the left side is a real column. Where another page of the document has its headings there,
 * one of them is enough.
 */
export function orderLabels(
  segments: readonly Segment[],
  gutter: number,
  isKnown: boolean,
): Segment[] | null {
  const isLeft = (one: Segment) => one.xEnd <= gutter + 2;
  const bodySize = bodySizeOf(segments.filter((one) => !isLeft(one)));
  const isLarge = (one: Segment) => one.fontSize >= bodySize * headingSize;
  const isLoud = (one: Segment) => one.isBold || isLarge(one) || isCapitals(one);
  // The name and the lines under it stand above the first heading.
  const first = Math.max(...segments.filter((one) => isLeft(one) && isLoud(one)).map((one) => one.y));
  const left = segments.filter((one) => isLeft(one) && one.y <= first);
  const right = segments.filter((one) => !isLeft(one));
  const loud = headingsAmong(left.filter(isLoud));
  const isLabels =
    loud.length >= (isKnown ? 1 : 3) &&
    loud.length >= left.length * labelShare &&
    left.length < right.length &&
    (isKnown || right.filter(isLoud).length < right.length * 0.4);
  if (!isLabels) return null;
  const top = Math.max(...right.filter((one) => one.x >= gutter - 2).map((one) => one.y));
  const isLabel = (one: Segment) => isLeft(one) && isLoud(one) && one.y <= top + one.fontSize;
  const labels = wholeLabels(segments.filter(isLabel));
  const rest = segments.filter((one) => !isLabel(one));
  const isBelow = (one: Segment, label: Segment | undefined) =>
    label !== undefined && one.y <= label.y + label.fontSize * 0.4;
  const groups = [undefined, ...labels].map((label, at) => [
    ...(label ? [{ ...label, isAlone: isLarge(label) || isCapitals(label) }] : []),
    ...rest.filter((one) => (label ? isBelow(one, label) : true) && !isBelow(one, labels[at])),
  ]);
  return groups.flat();
}
