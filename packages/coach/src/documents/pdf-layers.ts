import { isOnLineOf, type Segment } from './pdf-segments.ts';

/** The stream jumps back where it goes up by as many letter heights. */
const jump = 5;
/** Pages of more runs of words, or of more layers, are left as they are painted. */
const mostSegments = 3_000;
const mostLayers = 60;
/** Of a layer as large a share has a line of the page to itself; the rest is beside a line that was painted before. */
const freeShare = 0.5;

/** A part of the height of a page that has words, and the first and last place of them in the order of the page. */
interface Band {
  top: number;
  bottom: number;
  first: number;
  last: number;
}

const topOf = (one: Segment) => one.y + one.fontSize * 0.6;
const bottomOf = (one: Segment) => one.y - one.fontSize * 0.1;

/** The heights of a page that have words, from top to bottom. */
function bandsOf(ordered: readonly Segment[]): Band[] {
  const bands: Band[] = [];
  const placed = ordered.map((one, at) => ({ one, at })).toSorted((a, b) => topOf(b.one) - topOf(a.one));
  for (const { one, at } of placed) {
    const band = bands.at(-1);
    if (band && topOf(one) > band.bottom) {
      band.bottom = Math.min(band.bottom, bottomOf(one));
      band.first = Math.min(band.first, at);
      band.last = Math.max(band.last, at);
    } else bands.push({ top: topOf(one), bottom: bottomOf(one), first: at, last: at });
  }
  return bands;
}

/** How many bands are above a run of words; null where one is beside it. */
function bandsAbove(bands: readonly Band[], one: Segment): number | null {
  let [low, high] = [0, bands.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bands[middle] as Band).bottom >= topOf(one)) low = middle + 1;
    else high = middle;
  }
  const next = bands[low];
  return next && next.top > bottomOf(one) ? null : low;
}

/** For each number of bands, the place right behind them; null where the order goes back and forth over the gap below them. */
function placesBehind(bands: readonly Band[]): (number | null)[] {
  const firsts: number[] = [];
  for (let at = bands.length - 1; at >= 0; at -= 1)
    firsts[at] = Math.min((bands[at] as Band).first, firsts[at + 1] ?? Number.POSITIVE_INFINITY);
  let last = -1;
  return [0, ...bands.map((_, at) => at + 1)].map((above) => {
    if (above > 0) last = Math.max(last, (bands[above - 1] as Band).last);
    return last < (firsts[above] ?? Number.POSITIVE_INFINITY) ? last : null;
  });
}

const cellLength = 30;

/** The place behind what is at its left: on its line, or short words in a cell that it is set beside the middle of. */
function placeBeside(one: Segment, ordered: readonly Segment[]): number {
  const onLine = ordered.findLastIndex((other) => isOnLineOf(one, other) && other.xEnd < one.x);
  if (onLine >= 0) return onLine;
  const touching = (other: Segment) => topOf(other) > bottomOf(one) && bottomOf(other) < topOf(one);
  const isCell = ordered.every(
    (other) => !touching(other) || (other.xEnd < one.x && other.text.length <= cellLength),
  );
  return isCell ? ordered.findLastIndex(touching) : -1;
}

/** The page with a layer in the gaps that are left for it, or null where it is a column or a cell beside other words. */
function withLayer(ordered: readonly Segment[], layer: readonly Segment[]): Segment[] | null {
  const bands = bandsOf(ordered);
  const places = placesBehind(bands);
  const behind = new Map<number, Segment[]>();
  let free = 0;
  for (const one of layer) {
    const above = bandsAbove(bands, one);
    const beside = above === null ? placeBeside(one, ordered) : -1;
    if (above === null && beside < 0) return null;
    const place = above === null ? beside : places[above];
    if (place === null || place === undefined) return null;
    if (above !== null) free += 1;
    behind.set(place, [...(behind.get(place) ?? []), one]);
  }
  if (free < layer.length * freeShare) return null;
  return [...(behind.get(-1) ?? []), ...ordered.flatMap((one, at) => [one, ...(behind.get(at) ?? [])])];
}

interface Layer {
  isLate: boolean;
  segments: Segment[];
}

/** The stream cut where it jumps back up; what goes on below everything before is no layer. */
function layersOf(segments: readonly Segment[]): Layer[] {
  const layers: Layer[] = [{ isLate: false, segments: [] }];
  let lowest = Number.POSITIVE_INFINITY;
  let last = Number.POSITIVE_INFINITY;
  for (const one of segments) {
    const open = layers.at(-1) as Layer;
    const isAbove = one.y > lowest;
    const jumps = one.y > lowest + one.fontSize * jump && one.y > last + one.fontSize * 1.2;
    const isLate = jumps || (open.isLate && isAbove);
    if (isLate === open.isLate && !jumps) open.segments.push(one);
    else layers.push({ isLate, segments: [one] });
    lowest = Math.min(lowest, one.y);
    last = one.y;
  }
  return layers;
}

/**
 * Browsers paint what is positioned, faded or turned after the rest of the page, whatever its place: all titles of jobs behind
 * the last line. Each such layer goes into the gaps that the page has for it.
 */
export function withLayersInPlace(segments: readonly Segment[]): {
  segments: Segment[];
  wasOutOfOrder: boolean;
} {
  const layers = layersOf(segments);
  if (layers.length < 2 || layers.length > mostLayers || segments.length > mostSegments)
    return { segments: [...segments], wasOutOfOrder: false };
  let ordered: Segment[] = [];
  let wasOutOfOrder = false;
  for (const layer of layers) {
    const placed = layer.isLate ? withLayer(ordered, layer.segments) : null;
    if (placed) wasOutOfOrder = true;
    ordered = placed ?? [...ordered, ...layer.segments];
  }
  return { segments: ordered, wasOutOfOrder };
}
