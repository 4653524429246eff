import type { FinishedSession } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { ButtonLink } from '@/components/button.tsx';
import { ScoreChip } from '@/components/score-chip.tsx';
import { formatWhen } from '@/lib/format.ts';
import { interviewTypeLabels } from '@/lib/labels.ts';
import { paths } from '@/lib/paths.ts';
import { durationMinutes, durationText } from '../model.ts';

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
          <th scope="col">{t`Session`}</th>
          <th scope="col">{t`When`}</th>
          <th scope="col">{t`Score`}</th>
          <th scope="col">
            <span className="vh">{t`Report`}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map(({ job_role: role, ...session }) => (
          <tr key={session.id}>
            <td>
              <b>{role}</b>
              <span className="soft small block">{t(interviewTypeLabels[session.interview_type])}</span>
            </td>
            <td className="soft small">
              <time dateTime={session.completed_at}>{formatWhen(new Date(session.completed_at))}</time>
              <span className="block">{durationText(durationMinutes(session))}</span>
            </td>
            <td>
              <ScoreChip score={session.overall_score} />
            </td>
            <td>
              <ButtonLink variant="quiet" small to={paths.interviewResults(session.id)}>
                {t`Read report`}
                <span className="vh">{t` for ${role}`}</span>
              </ButtonLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
