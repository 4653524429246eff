import { useQuery } from '@tanstack/react-query';
import { Bar } from '@/components/bar.tsx';
import { ScoreChip } from '@/components/score-chip.tsx';
import { formatQuantity } from '@/lib/format.ts';
import { criteria, type Metric } from '../metrics.ts';
import type { SessionRow } from '../queries.ts';
import { ownAverages } from '../report.ts';
import { earlierResultsQuery } from '../report-queries.ts';
import type { StoredFeedback } from '../stored-feedback.ts';
import { ReportSection } from './report-section.tsx';

interface CriteriaSectionProps {
  session: SessionRow;
  feedback: StoredFeedback;
  score: number;
}

/** The criteria of this interview against the user's own average over the last five. */
export function CriteriaSection({ session, feedback, score }: CriteriaSectionProps) {
  const earlier = useQuery(earlierResultsQuery(session.user_id, session));
  const own = ownAverages(earlier.data ?? [], feedback.engine);
  const metrics = criteria(feedback, score);
  return (
    <ReportSection title="Against your own last five" text={earlier.isPending ? ' ' : averageNote(own)}>
      <ul className="crit">
        {metrics.map((metric) => (
          <Criterion key={metric.id} metric={metric} average={own.byCriterion[metric.id]} />
        ))}
      </ul>
      {metrics.some(({ derived }) => derived) ? (
        <p className="small muted derived-note">
          Criteria marked as derived were not measured; they are worked out from the overall score.
        </p>
      ) : null}
    </ReportSection>
  );
}

function Criterion({ metric, average }: { metric: Metric; average: number | undefined }) {
  const change = average === undefined ? null : Math.round(metric.score - average);
  return (
    <li>
      <span>
        <b>{metric.label}</b>{' '}
        <span className="change small muted num">
          {metric.derived ? 'derived' : change === null ? '' : changeText(change)}
        </span>
      </span>
      <ScoreChip score={metric.score} />
      <Bar value={metric.score} label={metric.label} scored tick={average} />
    </li>
  );
}

function changeText(change: number): string {
  if (change === 0) return 'as before';
  return change > 0 ? `up ${change}` : `down ${-change}`;
}

function averageNote({ sessions, leftOut }: { sessions: number; leftOut: number }): string {
  const seam =
    leftOut === 0
      ? ''
      : ` ${formatQuantity(leftOut, 'earlier session was', 'earlier sessions were')} scored by another engine or rubric and left out.`;
  return averageOf(sessions) + seam;
}

function averageOf(sessions: number): string {
  if (sessions === 0)
    return 'This is the first one to compare with. Next time a dark tick shows your average.';
  if (sessions < 5)
    return `The dark tick is your average over ${formatQuantity(sessions, 'earlier session')}.`;
  return 'The dark tick is your average over your last five sessions.';
}
