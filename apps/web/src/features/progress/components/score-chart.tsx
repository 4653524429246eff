import { t } from '@lingui/core/macro';
import { scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { formatDate } from '@/lib/format.ts';
import { placeSeams, type SeamMark } from '../seams.ts';
import { segmentsByEngine, type TrendPoint } from '../trend.ts';
import { useWidth } from '../use-width.ts';

const height = 260;
const margin = { top: 28, right: 44, bottom: 30, left: 34 };
/** Where the colours of a score change, and the ends of the scale. */
const guides = [0, 60, 80, 100];

const y = (score: number) => margin.top + (1 - score / 100) * (height - margin.top - margin.bottom);

interface ScoreChartProps {
  points: readonly TrendPoint[];
  /** `Mixed, Medium`: all points are of one kind of interview. */
  kind: string;
}

/**
 * Scores as a line, oldest first, evenly spaced. Where another engine takes over the line ends, a rule marks the seam
 * and names who scores from there on. The same numbers are in a table under it.
 */
export function ScoreChart({ points, kind }: ScoreChartProps) {
  const titleId = useId();
  const count = points.length;
  const [ref, width] = useWidth<HTMLDivElement>();
  const segments = segmentsByEngine(points);
  const x = scalePoint(
    points.map((point) => point.id),
    [margin.left + 8, Math.max(margin.left + 8, width - margin.right)],
  );
  const place = (point: TrendPoint) => x(point.id) ?? margin.left;
  const path = line<TrendPoint>(place, (point) => y(point.score));
  const last = points.at(-1);
  const seams = placeSeams(
    segments
      .slice(1)
      .flatMap(([first]) => (first ? [{ at: place(first) - x.step() / 2, engine: first.engine }] : [])),
    width,
  );
  return (
    <figure className="chart" aria-labelledby={titleId}>
      <figcaption id={titleId} className="label">
        {t`${kind}: your last ${count} scores`}
      </figcaption>
      <div ref={ref}>
        {width > 0 ? (
          <svg width={width} height={height} aria-hidden="true">
            <Guides width={width} />
            <Seams seams={seams} />
            {segments.map((segment) => (
              <g key={segment[0]?.id}>
                <path className="trend" d={path(segment) ?? ''} />
                {segment.map((point) => (
                  <circle key={point.id} className="dot" cx={place(point)} cy={y(point.score)} r={3.5} />
                ))}
              </g>
            ))}
            {last ? (
              <text className="last num" x={place(last) + 10} y={y(last.score) + 6}>
                {last.score}
              </text>
            ) : null}
            <Ends points={points} place={place} />
          </svg>
        ) : (
          <div style={{ height }} />
        )}
      </div>
      {segments.length > 1 ? (
        <p className="small soft">
          {t`The line breaks where our scoring changed. Only compare scores on the same side of the break.`}
        </p>
      ) : null}
      <ScoreTable points={points} />
    </figure>
  );
}

function Guides({ width }: { width: number }) {
  return (
    <g className="guides num">
      {guides.map((score) => (
        <g key={score}>
          <path d={`M${margin.left} ${y(score)}H${width - margin.right + 12}`} />
          <text x={margin.left - 8} y={y(score) + 4}>
            {score}
          </text>
        </g>
      ))}
    </g>
  );
}

function Seams({ seams }: { seams: readonly SeamMark[] }) {
  return (
    <g className="seam">
      {seams.map(({ at, label }) => (
        <g key={at}>
          <path d={`M${at} ${margin.top - 14}V${height - margin.bottom}`} />
          {label ? (
            <text x={label.x} y={margin.top - 16} textAnchor={label.anchor}>
              {label.text}
            </text>
          ) : null}
        </g>
      ))}
    </g>
  );
}

function Ends({ points, place }: { points: readonly TrendPoint[]; place(point: TrendPoint): number }) {
  const ends = points.length > 1 ? [points[0], points.at(-1)] : [points[0]];
  return (
    <g className="ends">
      {ends.map((point, index) =>
        point ? (
          <text key={point.id} x={place(point)} y={height - 8} textAnchor={index === 0 ? 'start' : 'end'}>
            {formatDate(new Date(point.at))}
          </text>
        ) : null,
      )}
    </g>
  );
}

function ScoreTable({ points }: { points: readonly TrendPoint[] }) {
  return (
    <details className="small chart-table">
      <summary>
        {t`The numbers as a table`}
        <ChevronDown className="i" aria-hidden="true" />
      </summary>
      <table className="num">
        <thead>
          <tr>
            <th scope="col">{t`Date`}</th>
            <th scope="col">{t`Interview`}</th>
            <th scope="col">{t`Score`}</th>
            <th scope="col">{t`Scored by`}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.id}>
              <td>{formatDate(new Date(point.at))}</td>
              <td>{point.jobRole}</td>
              <td>{point.score}</td>
              <td>{point.engine}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
