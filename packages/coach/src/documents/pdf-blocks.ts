import type { Segment } from './pdf-segments.ts';

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
const reach = 3;

const isClear = (one: Segment, other: Segment) =>
  Math.abs(other.y - one.y) > Math.max(other.fontSize, one.fontSize) * clearOf;

/** The nearest run of words right above another one. */
function hostAbove(one: Segment, others: readonly Segment[]): Segment | undefined {
  const above = others.filter(
    (other) =>
      other.y > one.y && other.y - one.y < one.fontSize * reach && other.x < one.xEnd && other.xEnd > one.x,
  );
  return above.toSorted((a, b) => a.y - b.y)[0];
}

/** Blocks that were painted later into the gaps of others ("Expert" under a skill) go back to what they are under. */
function withGapsFilled(blocks: readonly Block[]): { segments: Segment[]; wasOutOfOrder: boolean } {
  const isLate = (block: Block, at: number) =>
    at > 0 &&
    block.segments.every((one) =>
      blocks.every((other) => other === block || other.segments.every((segment) => isClear(one, segment))),
    );
  const late = blocks.filter(isLate);
  const stream = blocks.filter((block) => !late.includes(block)).flatMap((block) => block.segments);
  const under = new Map<Segment, Segment[]>();
  for (const one of late.flatMap((block) => block.segments)) {
    const host = hostAbove(one, stream) ?? stream.at(-1);
    if (host) under.set(host, [...(under.get(host) ?? []), one]);
  }
  return {
    segments: stream.flatMap((one) => [one, ...(under.get(one) ?? [])]),
    wasOutOfOrder: late.length > 0,
  };
}

/**
 * Blocks that do not overlap are put from top to bottom: a header that was painted last comes first again. Where blocks are
 * side by side the stream knows better than the positions.
 */
export function orderBlocks(segments: readonly Segment[]): { segments: Segment[]; wasOutOfOrder: boolean } {
  const blocks = blocksOf(segments);
  if (blocks.length < 2) return { segments: [...segments], wasOutOfOrder: false };
  const sorted = blocks.toSorted((a, b) => b.top - a.top);
  const areApart = sorted.every((block, at) => at === 0 || (sorted[at - 1] as Block).bottom > block.top - 1);
  if (!areApart) return withGapsFilled(blocks);
  const wasOutOfOrder = sorted.some((block, at) => block !== blocks[at]);
  return { segments: sorted.flatMap((block) => block.segments), wasOutOfOrder };
}
