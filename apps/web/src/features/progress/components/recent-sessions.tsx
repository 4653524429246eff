import { type InterviewType, interviewTypeLabels } from '@greenroom/domain';
import { ButtonLink } from '@/components/button.tsx';
import { ScoreChip } from '@/components/score-chip.tsx';
import { formatWhen } from '@/lib/format.ts';
import { paths } from '@/routes/paths.ts';
import { durationMinutes } from '../model.ts';
import type { FinishedSession } from '../queries.ts';

function When({ session }: { session: FinishedSession }) {
  const minutes = durationMinutes(session);
  if (!session.completed_at) return null;
  return (
    <>
      <time dateTime={session.completed_at}>{formatWhen(new Date(session.completed_at))}</time>
      {minutes === null ? null : <span className="block">{minutes} min</span>}
    </>
  );
}

/** Finished interviews as rows; each leads to its report. */
export function RecentSessions({ sessions }: { sessions: FinishedSession[] }) {
  return (
    <table className="tb" aria-labelledby="recent-sessions">
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
              <span className="soft small block">
                {interviewTypeLabels[session.interview_type as InterviewType]}
              </span>
            </td>
            <td className="soft small">
              <When session={session} />
            </td>
            <td>{session.overall_score === null ? null : <ScoreChip score={session.overall_score} />}</td>
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
