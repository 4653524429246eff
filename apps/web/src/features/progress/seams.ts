/** A place on the chart where another engine takes over, and its name where there is room for it. */
export interface SeamMark {
  /** From the left, in pixels. */
  at: number;
  engine: string;
  label: { x: number; anchor: 'start' | 'end'; text: string } | null;
}

/** About the width of a letter of the chart's labels, and the space between a rule and its label, in pixels. */
const letterPx = 7;
const gapPx = 6;

/** Names the seams from the newest on; one whose name would run over another's or over the edge keeps its rule alone. */
export function placeSeams(seams: readonly Pick<SeamMark, 'at' | 'engine'>[], widthPx: number): SeamMark[] {
  const taken: [from: number, to: number][] = [];
  const isFree = (from: number, to: number) =>
    from >= 0 && to <= widthPx && taken.every(([start, end]) => to < start || from > end);
  return seams
    .toReversed()
    .map(({ at, engine }): SeamMark => {
      const length = engine.length * letterPx;
      const right: [number, number] = [at + gapPx, at + gapPx + length];
      const left: [number, number] = [at - gapPx - length - 3 * letterPx, at - gapPx];
      const [place, anchor] = isFree(...right) ? ([right, 'start'] as const) : ([left, 'end'] as const);
      if (!isFree(...place)) return { at, engine, label: null };
      taken.push(place);
      // On the left of its rule the name points to the side that it speaks of.
      const label =
        anchor === 'start'
          ? { x: place[0], anchor, text: engine }
          : { x: place[1], anchor, text: `${engine} →` };
      return { at, engine, label };
    })
    .toReversed();
}
