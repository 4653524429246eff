import { rowsByPosition } from './pdf-rows.ts';
import { isOnLineOf, type Segment } from './pdf-segments.ts';

interface Block {
  segments: Segment[];
  top: number;
  bottom: number;
}

/** Splits a stream where it jumps up the page. */
function blocksOf(segments: readonly Segment[]): Block[] {
  const blocks: Block[] = [];
  let last: Segment | null = null;
  for (const one of segments) {
    const open = blocks.at(-1);
    const jumpsUp = last && one.y > last.y + one.fontSize * 1.2;
    if (!open || jumpsUp) blocks.push({ segments: [one], top: one.y, bottom: one.y });
    else {
      open.segments.push(one);
      open.top = Math.max(open.top, one.y);
      open.bottom = Math.min(open.bottom, one.y);
    }
    last = one;
  }
  return blocks;
}

/** Rows that are as many letter heights from every other row are between them, not beside them. */
const clearOf = 0.9;
/** What is painted later belongs to what is as many letter heights above it at most. */
const reach = 5;

const overlaps = (one: Segment, other: Segment) => other.x < one.xEnd && other.xEnd > one.x;

const isClear = (one: Segment, other: Segment) =>
  !overlaps(one, other) || Math.abs(other.y - one.y) > Math.max(other.fontSize, one.fontSize) * clearOf;

/** The last run of words on the line right above another one. */
function hostAbove(one: Segment, others: readonly Segment[]): Segment | undefined {
  const above = others.filter(
    (other) =>
      other.y > one.y && other.y - one.y < one.fontSize * reach && other.x < one.xEnd && other.xEnd > one.x,
  );
  const nearest = above.toSorted((a, b) => a.y - b.y)[0];
  if (!nearest) return undefined;
  let at = others.indexOf(nearest);
  while (isOnLineOf(nearest, others[at + 1])) at += 1;
  return others[at];
}

/** A block is late where the stream was as many letter heights below it before, and late blocks are few. */
const lateBy = 5;
const lateShare = 0.25;
/** Pages of more runs of words are left as they are painted. */
const mostSegments = 3_000;

/** The run of words that a late one goes behind: the one before it on its line, or the one right above its gap. */
function hostOf(one: Segment, stream: readonly Segment[]): Segment | undefined {
  const beside = stream.findLast((other) => isOnLineOf(one, other) && other.xEnd < one.x);
  return beside ?? (stream.every((other) => isClear(one, other)) ? hostAbove(one, stream) : undefined);
}

/**
 * Words that were painted after the rest of the page ("Expert" under a skill, a date at the right) go back to what they are
 * beside or under, block by block.
 */
function withLateInPlace(blocks: readonly Block[]): { segments: Segment[]; wasOutOfOrder: boolean } {
  let lowest = Number.POSITIVE_INFINITY;
  const [stream, late]: [Segment[], Block[]] = [[], []];
  for (const block of blocks) {
    const size = block.segments[0]?.fontSize ?? 0;
    if (lowest < block.bottom - size * lateBy) late.push(block);
    else stream.push(...block.segments);
    lowest = Math.min(lowest, block.bottom);
  }
  const behind = new Map<Segment, Segment[]>();
  const lateCount = late.reduce((sum, block) => sum + block.segments.length, 0);
  const count = stream.length + lateCount;
  if (lateCount > count * lateShare || count > mostSegments)
    return { segments: blocks.flatMap((block) => block.segments), wasOutOfOrder: false };
  for (const block of late) {
    const hosts = block.segments.map((one) => hostOf(one, stream));
    if (hosts.includes(undefined)) stream.push(...block.segments);
    else
      for (const [at, host] of hosts.entries())
        behind.set(host as Segment, [...(behind.get(host as Segment) ?? []), block.segments[at] as Segment]);
  }
  const segments = stream.flatMap((one) => [one, ...(behind.get(one) ?? [])]);
  return { segments, wasOutOfOrder: behind.size > 0 };
}

/** A page is one column where as large a share of its letters is in lines that are as wide as this share of the page. */
const wideShare = 0.55;
const wideLine = 0.55;
/** A stream that jumps up as often does not know the order of the page. */
const fewestJumps = 3;

function isOneColumn(segments: readonly Segment[]): boolean {
  const width = Math.max(...segments.map((one) => one.xEnd)) - Math.min(...segments.map((one) => one.x));
  const letters = (some: readonly Segment[]) => some.reduce((sum, one) => sum + one.text.length, 0);
  const wide = segments.filter((one) => one.xEnd - one.x > width * wideLine);
  return letters(wide) > letters(segments) * wideShare;
}

/** How often the stream goes up by more than a line or two. */
const jumpsOf = (blocks: readonly Block[]) =>
  blocks.filter(
    ({ top, segments }, at) =>
      at > 0 && top - (blocks[at - 1] as Block).bottom > (segments[0] as Segment).fontSize * lateBy,
  ).length;

/**
 * Blocks that do not overlap are put from top to bottom: a header that was painted last comes first again. Where blocks are
 * side by side the stream knows better than the positions.
 */
export function orderBlocks(segments: readonly Segment[]): { segments: Segment[]; wasOutOfOrder: boolean } {
  const blocks = blocksOf(segments);
  if (blocks.length < 2) return { segments: [...segments], wasOutOfOrder: false };
  const sorted = blocks.toSorted((a, b) => b.top - a.top);
  const areApart = sorted.every((block, at) => at === 0 || (sorted[at - 1] as Block).bottom > block.top - 1);
  if (!areApart && isOneColumn(segments) && jumpsOf(blocks) >= fewestJumps)
    return { segments: rowsByPosition(segments).flat(), wasOutOfOrder: true };
  if (!areApart) return withLateInPlace(blocks);
  const wasOutOfOrder = sorted.some((block, at) => block !== blocks[at]);
  return { segments: sorted.flatMap((block) => block.segments), wasOutOfOrder };
}
