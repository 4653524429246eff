import { rowsByPosition } from './pdf-rows.ts';
import { isOnLineOf, type Segment } from './pdf-segments.ts';

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
      (isOnLineOf(one, last) ||
        (lowest - one.y < one.fontSize * labelLeading &&
          last.isBold === one.isBold &&
          Math.abs(last.fontSize - one.fontSize) < sameSize &&
          !/:$/.test(last.text)));
    if (isRest) {
      last.text = `${last.text} ${one.text}`;
      last.xEnd = Math.max(last.xEnd, one.xEnd);
    } else whole.push({ ...one });
    lowest = one.y;
  }
  return whole;
}

/** As many headings in the left margin of a document show that it is one, and as large a share of its rows may begin there too. */
const fewestHeadings = 2;
const otherShare = 0.02;
const headingLength = 30;

/**
 * Where the headings in the left margin of a document end, each larger than the words beside it; null where other words begin
 * there too. A page may have one of them or none.
 */
export function findMargin(pages: readonly (readonly Segment[])[]): number | null {
  const rows = pages.flatMap((page) => rowsByPosition(page));
  const isHeading = ([one, next]: readonly Segment[]) =>
    one !== undefined &&
    next !== undefined &&
    one.text.length <= headingLength &&
    /^\p{L}[^\d]+$/u.test(one.text) &&
    one.fontSize >= next.fontSize * headingSize &&
    next.x > one.xEnd + one.fontSize * 0.5;
  const first = rows.findIndex(isHeading);
  if (first < 0) return null;
  const below = rows.slice(first);
  const headings = below.filter(isHeading);
  const margin = headings.reduce((least, row) => Math.min(least, (row[1] as Segment).x), Infinity) - 2;
  const others = below.filter((row) => !isHeading(row) && (row[0] as Segment).x < margin);
  return headings.length >= fewestHeadings && others.length <= below.length * otherShare ? margin : null;
}

/** A label may stand this much lower than the first line beside it, in letter heights. */
const labelReach = 0.65;

/** Each label before what is beside and below it. */
function byPlace(rest: readonly Segment[], labels: readonly Segment[]): Segment[] {
  const isBelow = (one: Segment, label: Segment | undefined) =>
    label !== undefined && one.y <= label.y + label.fontSize * labelReach;
  const groups = [undefined, ...labels].map((label, at) => [
    ...(label ? [label] : []),
    ...rest.filter((one) => (label ? isBelow(one, label) : true) && !isBelow(one, labels[at])),
  ]);
  return groups.flat();
}

/**
 * Each label before the text that was painted right after it, where that goes down the page and no label is above or below its
 * text: in the middle or at the foot of its cell too. Null where the stream doesn't know.
 */
function asPainted(
  segments: readonly Segment[],
  labels: readonly Segment[],
  isLabel: (one: Segment) => boolean,
): Segment[] | null {
  const groups: { label: Segment | undefined; text: Segment[] }[] = [{ label: undefined, text: [] }];
  const labelAt = new Map(labels.map((one) => [one.order, one]));
  for (const one of segments) {
    const label = isLabel(one) ? labelAt.get(one.order) : undefined;
    if (label) groups.push({ label, text: [] });
    else if (!isLabel(one)) groups.at(-1)?.text.push(one);
  }
  const text = groups.flatMap((group) => group.text);
  const goesDown = text.every((one, at) => {
    const before = text[at - 1];
    return !before || one.y < before.y + Math.max(one.fontSize, before.fontSize) * 0.6;
  });
  const areBeside = groups.every(({ label, text: [first, ...more] }) => {
    if (!label || !first) return true;
    const last = more.at(-1) ?? first;
    return label.y < first.y + label.fontSize && label.y > last.y - label.fontSize;
  });
  return goesDown && areBeside && groups.length === labels.length + 1
    ? groups.flatMap((group) => (group.label ? [group.label, ...group.text] : group.text))
    : null;
}

/** A year, or the end of what goes on. */
const dated = /(?:19|20)\d{2}|\b(?:present|current|now|today)\b/i;

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
  // Whole points are near enough: a date and what is beside it in its cell have one baseline.
  const dates = new Set(
    segments.filter((one) => isLeft(one) && dated.test(one.text)).map((one) => Math.round(one.y)),
  );
  const isDate = ({ y }: Segment) => [-1, 0, 1].some((near) => dates.has(Math.round(y) + near));
  const left = segments.filter((one) => isLeft(one) && one.y <= first && !isDate(one));
  const right = segments.filter((one) => !isLeft(one));
  const loud = headingsAmong(left.filter(isLoud));
  // A column of its own has headings as large as the left ones.
  const least = loud.reduce((size, one) => Math.min(size, one.fontSize), Infinity);
  const isOutranked = right.every((one) => one.y > first || one.fontSize * headingSize < least);
  const isLabels =
    loud.length >= (isKnown ? 1 : 3) &&
    loud.length >= left.length * labelShare &&
    left.length < right.length &&
    (isKnown || right.filter(isLoud).length < right.length * 0.4 || isOutranked);
  if (!isLabels) return null;
  const top = Math.max(...right.filter((one) => one.x >= gutter - 2).map((one) => one.y));
  const isLabel = (one: Segment) => isLeft(one) && isLoud(one) && one.y <= top + one.fontSize;
  const labels = wholeLabels(segments.filter(isLabel));
  const rest = segments.filter((one) => !isLabel(one));
  const shown = labels.map((one) => ({ ...one, isAlone: (isLarge(one) || isCapitals(one)) && !isDate(one) }));
  return asPainted(segments, shown, isLabel) ?? byPlace(rest, shown);
}
