import { type FinishedSession, interviewTypeLabels } from '@greenroom/domain';
import { ButtonLink } from '@/components/button.tsx';
import { ScoreChip } from '@/components/score-chip.tsx';
import { formatWhen } from '@/lib/format.ts';
import { paths } from '@/routes/paths.ts';
import { durationMinutes } from '../model.ts';

interface RecentSessionsProps {
  sessions: readonly FinishedSession[];
  /** The id of the heading that names the list. */
  labelledBy: string;
}

/** Finished interviews as rows; each leads to its report. */
export function RecentSessions({ sessions, labelledBy }: RecentSessionsProps) {
  return (
    <table className="tb" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">Session</th>
          <th scope="col">When</th>
          <th scope="col">Score</th>
          <th scope="col">
            <span className="vh">Report</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr key={session.id}>
            <td>
              <b>{session.job_role}</b>
              <span className="soft small block">{interviewTypeLabels[session.interview_type]}</span>
            </td>
            <td className="soft small">
              <time dateTime={session.completed_at}>{formatWhen(new Date(session.completed_at))}</time>
              <span className="block">{durationMinutes(session)} min</span>
            </td>
            <td>
              <ScoreChip score={session.overall_score} />
            </td>
            <td>
              <ButtonLink variant="quiet" small to={paths.interviewResults(session.id)}>
                Read report
                <span className="vh"> of {session.job_role}</span>
              </ButtonLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
