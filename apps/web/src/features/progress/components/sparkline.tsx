import { scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { segmentsByEngine, type TrendPoint } from '../trend.ts';

const width = 112;
const height = 32;
const inset = 4;

const y = (score: number) => inset + (1 - score / 100) * (height - 2 * inset);

/** A trend from 0 to 100 as a small line with a gap where the engine changed. Words beside it say the same. */
export function Sparkline({ points }: { points: readonly TrendPoint[] }) {
  const x = scalePoint(
    points.map((point) => point.id),
    [inset, width - inset],
  );
  const place = (point: TrendPoint) => x(point.id) ?? inset;
  const path = line<TrendPoint>(place, (point) => y(point.score));
  const last = points.at(-1);
  return (
    <svg className="spark" width={width} height={height} aria-hidden="true">
      <path className="base" d={`M0 ${y(0)}H${width}`} />
      {segmentsByEngine(points).map((segment) =>
        segment.length > 1 ? (
          <path key={segment[0]?.id} className="trend" d={path(segment) ?? ''} />
        ) : (
          <circle
            key={segment[0]?.id}
            className="dot"
            cx={place(segment[0] as TrendPoint)}
            cy={y(segment[0]?.score ?? 0)}
            r={2}
          />
        ),
      )}
      {last ? <circle className="dot" cx={place(last)} cy={y(last.score)} r={3} /> : null}
    </svg>
  );
}
