import { linearModel, sumOf } from '../../text/linear-model.ts';
import type { PlacedLine } from '../placed-line.ts';
import { type Block, blocksOf } from './candidates.ts';
import trained from './weights.json' with { type: 'json' };

const model = linearModel(0, trained.weights);

/** Lines of a header above and below the line with its date. */
interface Shape {
  above: number;
  below: number;
}

/** What a header gains, in log odds, where it has as many lines above its date as most of its section, and as many below. */
const likeness = { above: 0.75, below: 0.75 };

interface Scored {
  block: Block;
  odds: number;
  shape: Shape | null;
}

/** The best choice for the lines up to one: its sum, and the last header where there is one. */
interface Best {
  sum: number;
  block: Block | null;
}

const shapeOf = ({ start, end, at }: Block): Shape | null =>
  at === null ? null : { above: at - start, below: end - 1 - at };

const likenessTo = (usual: Shape, shape: Shape | null) =>
  (shape?.above === usual.above ? likeness.above : 0) + (shape?.below === usual.below ? likeness.below : 0);

/** The best headers that don't overlap, where one shape is the usual one. */
function bestRow(byEnd: ReadonlyMap<number, readonly Scored[]>, lines: number, usual: Shape): Best[] {
  const best: Best[] = [{ sum: 0, block: null }];
  for (let end = 1; end <= lines; end += 1) {
    let choice: Best = { sum: (best[end - 1] as Best).sum, block: null };
    for (const { block, odds, shape } of byEnd.get(end) ?? []) {
      const sum = (best[block.start] as Best).sum + odds + likenessTo(usual, shape);
      if (sum > choice.sum) choice = { sum, block };
    }
    best.push(choice);
  }
  return best;
}

/** The headers of a section, chosen together: of all that don't overlap, those whose odds are best and whose shapes are most alike. */
export function chooseHeaders(lines: readonly PlacedLine[]): Block[] {
  const scored = blocksOf(lines).map((block) => ({
    block,
    odds: sumOf(model, block.features) / trained.scale,
    shape: shapeOf(block),
  }));
  const byEnd = Map.groupBy(scored, ({ block }) => block.end);
  const shapes = new Map(
    scored.flatMap(({ shape }) => (shape ? [[`${shape.above} ${shape.below}`, shape]] : [])),
  );
  const rows = [...shapes.values(), { above: -1, below: -1 }].map((usual) =>
    bestRow(byEnd, lines.length, usual),
  );
  const best = rows.reduce((a, b) => ((b.at(-1) as Best).sum > (a.at(-1) as Best).sum ? b : a));
  const chosen: Block[] = [];
  for (let end = lines.length; end > 0; ) {
    const { block } = best[end] as Best;
    if (block) chosen.unshift(block);
    end = block ? block.start : end - 1;
  }
  return chosen;
}
