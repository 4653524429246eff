import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Bar } from '@/components/bar.tsx';
import { ScoreChip } from '@/components/score-chip.tsx';
import type { SessionRow } from '../../opening.ts';
import { criteria, type Metric } from '../metrics.ts';
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
    <ReportSection
      title={t`Compared with your last five sessions`}
      text={earlier.isPending ? ' ' : averageNote(own)}
    >
      <ul className="crit">
        {metrics.map((metric) => (
          <Criterion key={metric.id} metric={metric} average={own.byCriterion[metric.id]} />
        ))}
      </ul>
      {metrics.some(({ derived }) => derived) ? (
        <p className="small muted derived-note">
          {t`Criteria marked as estimated weren't measured. They come from the overall score.`}
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
          {metric.derived ? t`estimated` : change === null ? '' : changeText(change)}
        </span>
      </span>
      <ScoreChip score={metric.score} />
      <Bar value={metric.score} label={metric.label} scored tick={average} />
    </li>
  );
}

function changeText(change: number): string {
  if (change === 0) return t`as before`;
  const points = Math.abs(change);
  return change > 0 ? t`up ${points}` : t`down ${points}`;
}

function averageNote({ sessions, leftOut }: { sessions: number; leftOut: number }): string {
  if (leftOut === 0) return averageOf(sessions);
  const seam = plural(leftOut, {
    one: '# earlier session was scored by a different engine or rubric, so we left it out.',
    other: '# earlier sessions were scored by a different engine or rubric, so we left them out.',
  });
  return `${averageOf(sessions)} ${seam}`;
}

function averageOf(sessions: number): string {
  if (sessions === 0)
    return t`There's nothing to compare this session with yet. Next time, a mark on each bar will show your average.`;
  if (sessions < 5)
    return plural(sessions, {
      one: 'The mark on each bar is your average over # earlier session.',
      other: 'The mark on each bar is your average over # earlier sessions.',
    });
  return t`The mark on each bar is your average over your last five sessions.`;
}
