import { t } from '@lingui/core/macro';
import { ButtonLink } from '@/components/button.tsx';
import { paths } from '@/lib/paths.ts';
import type { ComingJob } from '../now.ts';
import { capital, countdownText, jobName, planOf, workText } from '../plan-words.ts';

interface NextJobProps {
  coming: ComingJob;
  today: string;
  /** Something else comes first. */
  isAfter?: boolean;
}

/** The interview that comes next, beside what comes before it. */
export function NextJob({ coming, today, isAfter }: NextJobProps) {
  const { job, daysLeft } = coming;
  const day = planOf(job.plan, today);
  const isOpen = day !== undefined && day.kind !== 'interview' && day.state !== 'done';
  return (
    <>
      <p className="label">{capital(countdownText(coming, today))}</p>
      <h2>{isAfter && isOpen ? t`Then today's session` : jobName(job)}</h2>
      {isOpen ? (
        <p className="soft small">
          {capital(workText(day))}
          {isAfter ? <span className="long">{` · ${jobName(job)}`}</span> : null}
        </p>
      ) : null}
      <ButtonLink to={daysLeft === 0 ? paths.daySheet(job.id) : paths.job(job.id)}>
        {daysLeft === 0 ? t`Day sheet` : t`See the plan`}
      </ButtonLink>
    </>
  );
}
