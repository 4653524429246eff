import { withoutFallback } from './docx-parts.ts';

/** Text boxes of WordprocessingML as paragraphs behind the one they are anchored in, where every reader finds them. */

const boxTag = '<w:txbxContent';

interface Box {
  content: string;
  /** Where its shape is, in the units of the file; null where it says nothing. */
  place: { x: number; y: number } | null;
}

const offsetIn = (xml: string, axis: 'H' | 'V') =>
  new RegExp(`<wp:position${axis}[^<>]*>\\s*<wp:posOffset>(-?\\d+)`).exec(xml)?.[1];
const childOffset = /<a:off x="(-?\d+)" y="(-?\d+)"/g;
/** The properties of a shape are as near to its anchor and to its words. */
const nearby = 4_000;

/** Where the shape around a text box is: its anchor, and its place in a group of shapes. */
function placeOf(xml: string, anchor: number, box: number): Box['place'] {
  const head = xml.slice(anchor, Math.min(box, anchor + nearby));
  const [x, y] = [offsetIn(head, 'H'), offsetIn(head, 'V')];
  if (anchor < 0 || x === undefined || y === undefined) return null;
  const own = xml.slice(Math.max(anchor, box - nearby), box);
  const [, childX = 0, childY = 0] = [...own.matchAll(childOffset)].at(-1) ?? [];
  return { x: Number(x) + Number(childX), y: Number(y) + Number(childY) };
}

/** Half an inch: boxes that begin as close to each other are one column. */
const sameColumn = 457_200;

/** The boxes of one anchor, column by column and from top to bottom; in the order of the file where one has no place. */
function inReadingOrder(boxes: readonly Box[]): readonly Box[] {
  if (boxes.some(({ place }) => place === null)) return boxes;
  const xs = boxes.map(({ place }) => place?.x ?? 0).toSorted((a, b) => a - b);
  const edges = xs.filter((x, at) => at === 0 || x - (xs[at - 1] as number) > sameColumn);
  const columnOf = ({ place }: Box) => edges.findLastIndex((edge) => edge <= (place?.x ?? 0));
  return boxes.toSorted((a, b) => columnOf(a) - columnOf(b) || (a.place?.y ?? 0) - (b.place?.y ?? 0));
}

const mark = /<(\/?)(w:p|w:txbxContent|wp:anchor)(?=[\s/>])[^>]*?(\/?)>/g;

/** Boxes within boxes: deeper ones stay where they are, so that the time is linear. */
const levelsMax = 3;

/** The body with the words of each text box as paragraphs behind the paragraph of its anchor. Each box once. */
export function withBoxesInPlace(given: string, levels = levelsMax): string {
  if (levels === 0 || !given.includes(boxTag)) return given;
  const xml = withoutFallback(given);
  const kept: string[] = [];
  /** The boxes of the paragraphs that are open, outside of boxes. */
  const open: Box[][] = [];
  let [from, depth, start, anchor] = [0, 0, 0, -1];
  for (const { 0: tag, 1: closes, 2: name, 3: isEmpty, index } of xml.matchAll(mark)) {
    const end = index + tag.length;
    if (isEmpty) continue;
    if (name === 'w:txbxContent') {
      depth += closes ? -1 : 1;
      if (!closes && depth === 1) {
        kept.push(xml.slice(from, index));
        start = end;
      } else if (closes && depth === 0) {
        const content = withBoxesInPlace(xml.slice(start, index), levels - 1);
        open.at(-1)?.push({ content, place: placeOf(xml, anchor, start) });
        from = end;
      }
    } else if (depth > 0) continue;
    else if (name === 'wp:anchor') anchor = closes ? -1 : index;
    else if (!closes) open.push([]);
    else {
      kept.push(xml.slice(from, end), ...inReadingOrder(open.pop() ?? []).map((box) => box.content));
      from = end;
    }
  }
  return [...kept, xml.slice(from)].join('');
}
